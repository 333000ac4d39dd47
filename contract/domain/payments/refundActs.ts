import { allowsPaymentAct } from './paymentActs.ts';

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

/** A refund with the standing of its payment. */
interface Standing {
  readonly status: RefundStatus;
  readonly statusId: number;
  readonly modeOfPaymentId: number;
}

/**
 * What a status allows (decision record 0216); the one table that page and server read. What approvers agreed to is still
 * to be paid, and can be rejected. Nothing is paid back of a payment that is not in the books any more: only rejecting is left.
 */
export const refundActsOf = ({ status, ...payment }: Standing): readonly RefundAct[] =>
  actsOf[status].filter(act => act === 'reject' || allowsPaymentAct(payment, 'refund'));

/** Why an open refund cannot be paid: its payment bounced since, or is not in the books for another reason. */
export const refundObstacles = ['bounced', 'not-cleared'] as const;
export type RefundObstacle = (typeof refundObstacles)[number];
