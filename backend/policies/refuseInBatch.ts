import { and, eq, sql } from 'drizzle-orm';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { payoutLines, refunds } from '../database/schema/index.ts';

/** The batch in which something waits to be paid; stands in a query of its table. */
export const waitingBatchId = (column: 'refund_id' | 'user_incentive_id', own: string) =>
  sql<number>`(select min(line.batch_id) from payout_lines line
    where line.${sql.raw(column)} = ${sql.raw(own)} and line.state = 'waiting')`.mapWith(Number);

/**
 * What waits in a payout batch is paid by it alone, so that nothing is paid twice (decision record 0236).
 * @throws Refusal CONFLICT
 */
export const refuseInBatch = async (
  db: Database,
  of: { readonly refundId: number } | { readonly userIncentiveId: number },
): Promise<void> => {
  const isOf =
    'refundId' in of
      ? eq(payoutLines.refundId, of.refundId)
      : eq(payoutLines.userIncentiveId, of.userIncentiveId);
  const [line] = await db
    .select({ batchId: payoutLines.batchId })
    .from(payoutLines)
    .where(and(isOf, eq(payoutLines.state, 'waiting')));
  if (line) throw new Refusal('CONFLICT', payoutRefusals.inBatch(line.batchId));
};

/** A payment neither bounces nor moves back while the bank may be paying its refund. @throws Refusal CONFLICT */
export const refuseRefundInBatch = async (db: Database, paymentId: number): Promise<void> => {
  const [line] = await db
    .select({ batchId: payoutLines.batchId })
    .from(payoutLines)
    .innerJoin(refunds, eq(refunds.id, payoutLines.refundId))
    .where(and(eq(refunds.paymentId, paymentId), eq(payoutLines.state, 'waiting')));
  if (line) throw new Refusal('CONFLICT', payoutRefusals.refundInBatch(line.batchId));
};
