import { eq } from 'drizzle-orm';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { payments, refunds } from '../database/schema/index.ts';
import { refundHands } from './refundHands.ts';

/**
 * Anyone who had a hand in a refund answers nothing, the same on the refunds page and in approvals.
 * @throws Refusal FORBIDDEN
 */
export const refuseOwnRefund = async (
  db: Database,
  actor: Pick<Actor, 'id'>,
  refundId: number,
): Promise<void> => {
  const [found] = await db
    .select({ hands: refundHands })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (found?.hands.includes(actor.id)) throw new Refusal('FORBIDDEN', paymentRefusals.fourEyes);
};
