/** Where a request for a refund stands: asked for, agreed to by those who are asked, and what became of it. */
export const refundStatuses = ['requested', 'approved', 'rejected', 'paid'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What Finance does with a refund on its page; approvers agree to it or reject it by approvals. */
export type RefundAct = 'approve' | 'pay' | 'reject';

const actsOf: Readonly<Record<RefundStatus, readonly RefundAct[]>> = {
  requested: ['approve', 'reject'],
  approved: ['pay', 'reject'],
  rejected: [],
  paid: [],
};

/**
 * What a status allows (decision record 0216); the one table that page and server read. What approvers agreed to is still
 * to be paid, and can be rejected, since its payment may have bounced meanwhile.
 */
export const refundActsOf = (status: RefundStatus): readonly RefundAct[] => actsOf[status];
