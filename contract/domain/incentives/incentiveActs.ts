import type { RoleCode } from '../roles.ts';
import { incentiveApprovers, incentiveKeepers, incentivePayers } from './incentiveRoles.ts';
import { incentiveStatusAfter, type IncentiveAct } from './incentiveStatus.ts';

/** Who may do what with an incentive (decision record 0139). */
export const incentiveActRoles = {
  review: incentiveKeepers,
  signOff: incentiveKeepers,
  managerApprove: incentiveApprovers,
  markPaid: incentivePayers,
} as const satisfies Record<IncentiveAct, readonly RoleCode[]>;

/** Acts that need other eyes than those of anyone who had a hand in the figure. */
const needsOtherEyes: readonly IncentiveAct[] = ['managerApprove', 'markPaid'];

export interface ActingPerson {
  readonly id: number;
  readonly roleCodes: readonly RoleCode[];
}

export interface StandingIncentive {
  readonly statusId: number;
  /** Who gets it. */
  readonly userId: number;
  /** All who calculated, reviewed, signed off, approved or paid it so far. */
  readonly handIds: readonly number[];
}

/** Why someone may not do it: their roles, it is their own money, it is their own work, or its status. */
export type IncentiveActFault = 'roles' | 'own' | 'fourEyes' | 'status';

/**
 * The first reason why an act is not possible, whatever other roles a person holds: nobody acts on their own incentive,
 * and who had a hand in it neither approves it nor pays it (T56, decision record 0139).
 */
export const incentiveActFault = (
  act: IncentiveAct,
  { id, roleCodes }: ActingPerson,
  { statusId, userId, handIds }: StandingIncentive,
): IncentiveActFault | undefined => {
  const allowed: readonly RoleCode[] = incentiveActRoles[act];
  if (!allowed.some(role => roleCodes.includes(role))) return 'roles';
  if (id === userId) return 'own';
  if (incentiveStatusAfter(act, statusId) === undefined) return 'status';
  if (needsOtherEyes.includes(act) && handIds.includes(id)) return 'fourEyes';
  return undefined;
};

const acts: readonly IncentiveAct[] = ['review', 'signOff', 'managerApprove', 'markPaid'];

/** The act that leads to a status; undefined for a status that nothing leads to. */
export const actTo = (statusId: number): IncentiveAct | undefined =>
  acts.find(act => acts.indexOf(act) + 2 === statusId);
