import { signInRoles, type RoleCode } from '../roles.ts';
import type { Grant } from './userFlags.ts';

/**
 * The roles a user manager picks, and the underlying roles each one gives (part 1 section 6, decision T1). The rest
 * of the underlying roles may be picked as they are.
 */
export const displayRoles = {
  'tele-sales-agent': {
    name: 'Tele-Sales Agent',
    roles: ['sales-agent', 'owner-agent', 'crm-user'],
  },
  'owner-manager': {
    name: '{product} Owner Manager',
    roles: ['owner-agent', 'sales-manager', 'admin', 'crm-user'],
  },
  'owner-online': { name: 'Owner Online', roles: ['phoenix-agent'] },
  'field-assist': { name: 'Field Assist', roles: ['phoenix-agent'] },
} as const satisfies Record<string, { name: string; roles: readonly RoleCode[] }>;

export type DisplayRoleCode = keyof typeof displayRoles;

export const isDisplayRoleCode = (value: string): value is DisplayRoleCode =>
  Object.hasOwn(displayRoles, value);

/** The underlying roles behind picked roles: display roles expand, others stay; each role once, in order. */
export const expandRoles = (picked: readonly (RoleCode | DisplayRoleCode)[]): RoleCode[] => [
  ...new Set(
    picked.flatMap((code): readonly RoleCode[] =>
      isDisplayRoleCode(code) ? displayRoles[code].roles : [code],
    ),
  ),
];

/** Whether one of the four roles that sign-in asks for is held, display roles already expanded (T1). */
export const maySignIn = (codes: readonly RoleCode[]): boolean =>
  codes.some(code => signInRoles.includes(code));

/** What is stored for picked roles: the expanded roles, and Lookup View when nobody could sign in without (T1). */
export const toGrants = (picked: readonly (RoleCode | DisplayRoleCode)[]): Grant[] => {
  const codes = expandRoles(picked);
  const grants = codes.map(code => ({ code, isAutomatic: false }));
  return codes.length === 0 || maySignIn(codes)
    ? grants
    : [...grants, { code: 'lookup-view', isAutomatic: true }];
};
