import { eq, sql } from 'drizzle-orm';
import { allowsPaymentAct } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { payments, refunds } from '../../database/schema/index.ts';
import { refuseOwnRefund } from '../../policies/refuseOwnRefund.ts';
import type { InWrite } from '../../tables/Declaration.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** A refund with its payment, both locked; the opportunity is locked already, as for all money of a deal. */
const lockedRefund = async ({ db }: Pick<Writing, 'db'>, id: number) => {
  const [known] = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.id, id));
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, known?.paymentId ?? 0))
    .for('update');
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!refund || !payment) throw new Error(`Refund ${id} was there`);
  return { refund, payment };
};

/**
 * Whether someone may answer a request for a refund at all, as reviewer or approver: by the one rule of four eyes.
 * @throws Refusal FORBIDDEN, or BAD_REQUEST where it was decided on its own page
 */
export const refuseRefundAnswer = async (writing: Writing, id: number): Promise<void> => {
  const { refund } = await lockedRefund(writing, id);
  if (refund.status !== 'requested') throw new Refusal('BAD_REQUEST', paymentRefusals.decided);
  await refuseOwnRefund(writing.db, writing.actor, refund.id);
};

/**
 * What the decision of approvers does to a refund: it is rejected, or approved and waits on its page until Finance pays it.
 * @throws Refusal BAD_REQUEST when there is nothing to be paid back any more
 */
export const answerRefund = async (
  writing: Writing,
  id: number,
  isApproved: boolean,
): Promise<void> => {
  const { db, actor, services, audit } = writing;
  const { refund, payment } = await lockedRefund(writing, id);
  if (isApproved && !allowsPaymentAct(payment, 'refund'))
    throw new Refusal('BAD_REQUEST', paymentRefusals.notIn);
  const status = isApproved ? 'approved' : 'rejected';
  await db
    .update(refunds)
    .set({
      status,
      decidedBy: actor.id,
      decidedAt: services.now(),
      version: sql`${refunds.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(refunds.id, id));
  await audit.record({
    action: isApproved ? 'approve' : 'reject',
    entity: 'refunds',
    entityId: id,
    version: refund.version + 1,
    before: { status: refund.status },
    after: { status },
  });
};
