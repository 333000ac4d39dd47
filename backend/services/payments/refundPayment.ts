import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { paymentSteps } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { refundActsOf } from '#contract/domain/payments/refundActs.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { refunds } from '../../database/schema/index.ts';
import { refuseInBatch } from '../../policies/refuseInBatch.ts';
import { refuseOwnRefund } from '../../policies/refuseOwnRefund.ts';
import { openWhereSetUp } from '../approvals/openApproval.ts';
import { settleApproval } from '../approvals/settleApproval.ts';
import { notify } from '../notifications/notify.ts';
import { creditRefund } from './invoices/creditRefund.ts';
import { book, bookedOf, takeBackAdvance, type Booking } from './bookEntries.ts';
import { movePayment } from './decidePayment.ts';
import { paymentRecords, refundRecords } from './paymentRecords.ts';
import { paymentOrRefuse, refusePaymentAct, type PaymentRow } from './paymentScope.ts';
import { amountFor } from './amountFor.ts';

/** POST refund: asks for it, and those whom the matrix names; nothing moves until someone else agrees and Finance pays. */
export const requestRefund: Verb<CallOf<'refunds.create'>> = async context => {
  const { db, actor, body, audit } = context;
  const row = await paymentOrRefuse(db, actor, 'change', body.paymentId);
  refusePaymentAct(row, 'refund');
  const { refundable = 0 } = await paymentRecords.readOne(context, row.id);
  if (body.amount > refundable)
    throw invalidField('/amount', 'check', paymentRefusals.moreThanCollected(refundable));
  const [made] = await db
    .insert(refunds)
    .values({
      paymentId: row.id,
      amountPaise: body.amount,
      reason: body.reason.trim(),
      requestedBy: actor.id,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: refunds.id });
  const after = await refundRecords.readOne(context, made?.id ?? 0);
  await audit.record({
    action: 'create',
    entity: 'refunds',
    entityId: after.id,
    version: after.version,
    after: { amount: after.amount, reason: after.reason, paymentId: row.id },
  });
  await openWhereSetUp(context, {
    approvalType: 'Refund',
    entityId: after.id,
    opportunityId: row.opportunityId,
    content: { paymentId: row.id, amountPaise: body.amount },
    remark: body.reason.trim(),
  });
  return refundRecords.readOne(context, after.id);
};

/** Whether nothing of a payment is left after a refund: of an advance nothing was spent either. */
const takesAll = async (context: Booking, row: PaymentRow, amount: number): Promise<boolean> => {
  if (row.milestoneId !== null) return (await bookedOf(context, row.id)) === amount;
  const { refunded, net } = await paymentRecords.readOne(context, row.id);
  return (refunded ?? 0) + amount === net;
};

type RefundRow = typeof refunds.$inferSelect;

/** A refund with its payment, both locked, for somebody who had no hand in it. @throws Refusal */
const refundToDecide = async (
  { db, actor }: Pick<Booking, 'db' | 'actor'>,
  id: number,
): Promise<{ refund: RefundRow; row: PaymentRow }> => {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  if (!found) throw notFound(notThere.refund);
  const row = await paymentOrRefuse(db, actor, 'change', found.paymentId, notThere.refund);
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!refund) throw notFound(notThere.refund);
  if (refundActsOf({ ...row, status: refund.status }).length === 0)
    throw new Refusal('CONFLICT', paymentRefusals.decided);
  return { refund, row };
};

interface Decision {
  readonly isPaid: boolean;
  readonly reason: string | null;
}

/** Pays a refund or rejects it, with its books, credit note, approval, history and notice. */
const settle = async (
  context: Booking,
  { refund, row }: { refund: RefundRow; row: PaymentRow },
  { isPaid, reason }: Decision,
) => {
  const { db, actor, services, audit } = context;
  if (isPaid) refusePaymentAct(row, 'refund');
  const before = await refundRecords.readOne(context, refund.id);
  await db
    .update(refunds)
    .set({
      status: isPaid ? 'paid' : 'rejected',
      // Who approved it stays who decided.
      ...(refund.status === 'approved' && isPaid
        ? {}
        : { decidedBy: actor.id, decidedAt: services.now() }),
      ...(isPaid && { paidBy: actor.id, paidAt: services.now() }),
      version: sql`${refunds.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(refunds.id, refund.id));
  if (isPaid) {
    const isWhole = await takesAll(context, row, refund.amountPaise);
    await movePayment(
      context,
      row,
      'refund',
      isWhole ? { statusId: paymentSteps.refunded } : {},
      async () => {
        if (row.milestoneId === null)
          await takeBackAdvance(context, row, refund.amountPaise, 'refund');
        else
          await book(context, row, {
            kind: 'refund',
            amountPaise: -refund.amountPaise,
            refundId: refund.id,
          });
      },
    );
    if (row.milestoneId !== null) await creditRefund(context, row.milestoneId, refund.amountPaise);
  }
  await settleApproval(context, {
    entity: 'refunds',
    entityId: refund.id,
    isApproved: isPaid,
    remark: reason,
  });
  const after = await refundRecords.readOne(context, refund.id);
  const paidLater = refund.status === 'approved' && isPaid;
  await audit.record({
    action: paidLater ? 'paid' : isPaid ? 'approve' : 'reject',
    entity: 'refunds',
    entityId: refund.id,
    version: after.version,
    before: { status: before.status },
    after: { status: after.status, ...(reason !== null && { reason }) },
  });
  await notify(context, [refund.requestedBy], {
    kind: 'payment',
    tone: isPaid ? 'success' : 'error',
    title: isPaid
      ? { en: 'Refund paid', hi: 'धन वापसी चुकाई गई' }
      : { en: 'Refund rejected', hi: 'धन वापसी अस्वीकृत हुई' },
    body: amountFor(refund.amountPaise, after.opportunityName),
    link: `/payment/${row.id}`,
    entity: 'payments',
    entityId: row.id,
  });
  return after;
};

/**
 * PUT refund/{id}: pays what is asked for or was approved, or rejects it; the request in approvals is decided with it.
 */
export const decideRefund: Verb<CallOf<'refunds.decide'>> = async context => {
  const { db, actor, params, body } = context;
  const found = await refundToDecide(context, params.id);
  const { refund } = found;
  if (refund.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await refundRecords.readOne(context, refund.id),
    });
  await refuseOwnRefund(db, actor, refund.id);
  await refuseInBatch(db, { refundId: refund.id });
  const reason = body.reason?.trim() || null;
  if (body.decision === 'reject' && reason === null)
    throw invalidField('/reason', 'required', paymentRefusals.reason);
  return settle(context, found, { isPaid: body.decision === 'approve', reason });
};

/**
 * Pays a refund that the bank paid out of a batch. @param amountPaise what the bank was told
 * @throws Refusal where it could not be paid by itself either
 */
export const payBatchedRefund = async (
  context: Booking,
  refundId: number,
  amountPaise: number,
): Promise<void> => {
  const found = await refundToDecide(context, refundId);
  await refuseOwnRefund(context.db, context.actor, refundId);
  if (found.refund.amountPaise !== amountPaise)
    throw new Refusal('CONFLICT', payoutRefusals.otherAmount(found.refund.amountPaise));
  await settle(context, found, { isPaid: true, reason: null });
};
