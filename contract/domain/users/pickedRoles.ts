import {
  expandRoles,
  isDisplayRoleCode,
  toGrants,
  type DisplayRoleCode,
} from '../roles/displayRoles.ts';
import { mayGrant } from '../roles/mayGrant.ts';
import { isRoleCode, type RoleCode } from '../roles.ts';
import type { Grant } from '../roles/userFlags.ts';

/** What a user manager picks: a display role, or an underlying role as it is (T1). */
export type PickedRole = RoleCode | DisplayRoleCode;

export const isPickedRole = (value: string): value is PickedRole =>
  isDisplayRoleCode(value) || isRoleCode(value);

/**
 * The roles as they were picked: display roles, and the underlying ones that none of them gives. A base role that came
 * along by itself was picked by nobody (T1).
 */
export const pickedOf = (
  display: readonly string[],
  grants: readonly Grant[],
): readonly PickedRole[] => {
  const shown = display.filter(isDisplayRoleCode);
  const given = new Set(expandRoles(shown));
  const own = grants.filter(({ code, isAutomatic }) => !isAutomatic && !given.has(code));
  return [...shown, ...own.map(({ code }) => code)];
};

/** The underlying roles that two picks do not have in common; a base role that comes along by itself counts. */
const differing = (before: readonly PickedRole[], after: readonly PickedRole[]): RoleCode[] => {
  const [old, next] = [before, after].map(picked => toGrants(picked).map(({ code }) => code));
  return [
    ...(old ?? []).filter(code => !next?.includes(code)),
    ...(next ?? []).filter(code => !old?.includes(code)),
  ];
};

interface Manager {
  readonly id: number;
  readonly roleCodes: readonly RoleCode[];
}

/** The roles of a change that the manager may neither give nor take (T24); none: they may make it. */
export const ungrantable = (
  manager: Manager,
  userId: number,
  before: readonly PickedRole[],
  after: readonly PickedRole[],
): readonly RoleCode[] => differing(before, after).filter(code => !mayGrant(manager, userId, code));

/**
 * The roles for whose sake a manager may not change their holder: who may not give them may not become their holder
 * through their mail address or their manager either (decision record 0130).
 */
export const outOfReach = (
  manager: Manager,
  userId: number,
  picked: readonly PickedRole[],
): readonly RoleCode[] => expandRoles(picked).filter(code => !mayGrant(manager, userId, code));
