import type { Paise } from '../money/paise.ts';
import type { RoleCode } from '../roles.ts';
import { incentiveKeepers, incentivePayers } from './incentiveRoles.ts';
import { isPendingIncentive } from './incentiveStatus.ts';

/** Where a dispute stands: it waits for an answer, it was answered, or it has an outcome (decision record 0138). */
export const disputeStates = ['open', 'answered', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeOutcomes = ['stands', 'corrected', 'withdrawn'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Who answers: those who calculate the figure, and those who pay it. */
export const disputeAnswerers = [
  ...incentiveKeepers,
  ...incentivePayers,
] as const satisfies readonly RoleCode[];

/** Statuses whose figure may be disputed: all that is not paid. */
export const disputableStatuses: readonly number[] = [1, 2, 3, 4];

export interface StandingDispute {
  readonly state: DisputeState;
  /** Whose figure it is. */
  readonly userId: number;
  /** The figure as it was when it was disputed, and as it is. */
  readonly disputed: Paise;
  readonly incentive: Paise;
  readonly statusId: number;
}

interface Answering {
  readonly id: number;
  readonly roleCodes: readonly RoleCode[];
}

/** Which side somebody speaks for: whoever disputes their own figure, or those who answer; undefined for anybody else. */
export const disputeSideOf = (
  { id, roleCodes }: Answering,
  { userId }: Pick<StandingDispute, 'userId'>,
): 'agent' | 'team' | undefined => {
  if (id === userId) return 'agent';
  return disputeAnswerers.some(role => roleCodes.includes(role)) ? 'team' : undefined;
};

export type DisputeFault = 'side' | 'closed' | 'unchanged';

/**
 * Why a dispute cannot end so: its agent withdraws it and nobody else, the team says that the figure stands or is corrected,
 * and a figure that can still be calculated again is corrected before this is said.
 */
export const outcomeFault = (
  outcome: DisputeOutcome,
  side: ReturnType<typeof disputeSideOf>,
  { state, disputed, incentive, statusId }: StandingDispute,
): DisputeFault | undefined => {
  if (side !== (outcome === 'withdrawn' ? 'agent' : 'team')) return 'side';
  if (state === 'closed') return 'closed';
  if (outcome === 'corrected' && isPendingIncentive(statusId) && disputed === incentive)
    return 'unchanged';
  return undefined;
};

/** The state after somebody wrote: what the agent writes waits for an answer, what the team writes is one. */
export const stateAfter = (side: 'agent' | 'team'): DisputeState =>
  side === 'agent' ? 'open' : 'answered';
