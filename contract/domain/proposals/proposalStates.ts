/** How far a proposed change is; `approved` waits for its day. */
export const proposalStates = [
  'waiting',
  'approved',
  'applied',
  'rejected',
  'withdrawn',
  'outdated',
] as const;

export type ProposalState = (typeof proposalStates)[number];

/** While one of these stands, no other change of the record is proposed. */
export const openStates: readonly ProposalState[] = ['waiting', 'approved'];

/** The screen that keeps proposals in the generic store. */
export const proposalsResource = 'proposals';
