import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { bankNoticeRefusals, referenceWithNotice } from '#contract/domain/payments/bankNotices.ts';
import { bankModes } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../../calls/Refusal.ts';
import { bankResponses } from '../../../database/schema/index.ts';
import { lockNotice, moveNotice } from '../bankNotice.ts';
import { clearedColumns } from '../bookEntries.ts';
import { bookCleared, movePayment } from '../decidePayment.ts';
import { paymentOrRefuse, refusePaymentAct } from '../paymentScope.ts';
import { bankNoticeRecords } from './bankNoticeRecords.ts';

/**
 * POST bank-notices/{id}/take: the notice is held by a pending payment of its amount, which is cleared with it (decision
 * record 0217). Deal, payment and notice are locked in this order, as where v3 takes one.
 */
export const takeNotice: Verb<CallOf<'bankNotices.take'>> = async context => {
  const { db, actor, services, audit, params, body } = context;
  const [seen] = await db
    .select({ id: bankResponses.id })
    .from(bankResponses)
    .where(eq(bankResponses.id, params.id));
  if (!seen) throw notFound(notThere.record);
  const row = await paymentOrRefuse(db, actor, 'change', body.paymentId);
  const notice = await lockNotice(context, params.id);
  if (!notice) throw notFound(notThere.record);
  if (notice.isHeld) throw new Refusal('CONFLICT', bankNoticeRefusals.taken);
  if (notice.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await bankNoticeRecords.readOne(context, notice.id),
    });
  refusePaymentAct(row, 'clear');
  if (row.yesBankResponseId !== null)
    throw invalidField('/paymentId', 'check', bankNoticeRefusals.second);
  if (!bankModes.includes(row.modeOfPaymentId))
    throw invalidField('/paymentId', 'check', bankNoticeRefusals.mode);
  if (row.amountPaise - row.tdsPaise !== notice.amountPaise)
    throw invalidField('/paymentId', 'check', paymentRefusals.otherAmount);
  const now = services.now();
  await movePayment(
    context,
    row,
    'clear',
    {
      decidedBy: actor.id,
      decidedAt: now,
      yesBankResponseId: notice.id,
      // Anyone who chooses the payment may know better than its number; one that has none gets the bank's.
      ...referenceWithNotice(row.referenceNumber, notice.referenceNumber),
      ...clearedColumns(context),
    },
    () => bookCleared(context, row),
  );
  await moveNotice(context, notice.id, now);
  const after = await bankNoticeRecords.readOne(context, notice.id);
  await audit.record({
    action: 'take',
    entity: 'bank-notices',
    entityId: notice.id,
    version: after.version,
    before: { paymentId: null },
    after: { paymentId: row.id },
  });
  return after;
};
