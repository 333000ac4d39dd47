import type { Labelled } from '../enumeration.ts';

/** Status of a user's incentive; 1 and 2 count as pending (part 1 section 9, decision T56). */
export const incentiveStatuses = [
  { id: 1, label: 'pending' },
  { id: 2, label: 'under review' },
  { id: 3, label: 'signed off' },
  { id: 4, label: 'manager approved' },
  { id: 5, label: 'paid' },
] as const satisfies readonly Labelled[];

export type IncentiveStatusId = (typeof incentiveStatuses)[number]['id'];

/** Acts on an incentive: from which statuses, to which. There is no way back (T56). */
export const incentiveActs = {
  review: { from: [1], to: 2 },
  signOff: { from: [1, 2], to: 3 },
  managerApprove: { from: [3, 4], to: 4 },
  markPaid: { from: [4], to: 5 },
} as const satisfies Record<string, { from: readonly IncentiveStatusId[]; to: IncentiveStatusId }>;

export type IncentiveAct = keyof typeof incentiveActs;

export const isPendingIncentive = (statusId: number): boolean => statusId === 1 || statusId === 2;

/** The status an act leads to, or undefined when the act is not possible in a status (T56). */
export const incentiveStatusAfter = (
  act: IncentiveAct,
  statusId: number,
): IncentiveStatusId | undefined =>
  incentiveActs[act].from.some(from => from === statusId) ? incentiveActs[act].to : undefined;

export const incentiveFrequencies = ['Monthly', 'Quarterly'] as const;
export type IncentiveFrequency = (typeof incentiveFrequencies)[number];

/** Cycles that are read at a time (part 2 section 9). */
export const incentiveCycleCount = 3;
