/** The groups of payment statuses (part 1 section 4). They are filters, not a partition (decision T26). */
export const paymentGroups = {
  refunded: { label: 'Refunded', statusIds: [10, 14] },
  rejectedAfterApproval: { label: 'Rejected after approval', statusIds: [11] },
  sentBack: { label: 'Sent back to RAM', statusIds: [9, 16] },
  rejected: { label: 'Rejected', statusIds: [7, 8, 15, 16, 21, 22] },
  approved: { label: 'Approved', statusIds: [6, 15] },
  pending: { label: 'Pending', statusIds: [1, 2, 3, 4, 5, 9, 12, 13, 20] },
} as const satisfies Record<string, { label: string; statusIds: readonly number[] }>;

export type PaymentGroup = keyof typeof paymentGroups;

/** Order in which a status in several groups takes its badge: 15 is Rejected, 9 and 16 Sent back (decision T27). */
const badgeOrder = Object.keys(paymentGroups) as readonly PaymentGroup[];

export interface PaymentStatus {
  readonly id: number;
  /** Lists the payment appears in besides All; several, one, or none for a status nobody knows. */
  readonly groups: readonly PaymentGroup[];
  readonly badge: string;
  /** Only 6 adds to the collected amount; 15 is listed as approved and yet is not money (decision T27). */
  readonly countsAsCollected: boolean;
  /** Revive and recollect are for 7 and 8 alone (decision T28). */
  readonly canRevive: boolean;
  /** Until it is decided, and after it was sent back; afterwards only a reversal entry changes it (T48). */
  readonly isEditable: boolean;
}

const collectedStatusId = 6;
const revivableStatusIds: readonly number[] = [7, 8];

/** Everything that follows from the status of a payment; a status nobody knows is `Status 17` (decision T29). */
export const paymentStatus = (id: number): PaymentStatus => {
  const groups = badgeOrder.filter(group =>
    paymentGroups[group].statusIds.some(statusId => statusId === id),
  );
  const first = groups[0];
  return {
    id,
    groups,
    badge: first ? paymentGroups[first].label : `Status ${id}`,
    countsAsCollected: id === collectedStatusId,
    canRevive: revivableStatusIds.includes(id),
    isEditable: groups.includes('pending') || groups.includes('sentBack'),
  };
};

/** Ids 1 to 22 (part 1 section 4); 17, 18 and 19 belong to no group. */
export const paymentStatuses: readonly PaymentStatus[] = Array.from({ length: 22 }, (_, index) =>
  paymentStatus(index + 1),
);
