import { and, eq, inArray } from 'drizzle-orm';
import { bankNoticeRefusals, referenceWithNotice } from '#contract/domain/payments/bankNotices.ts';
import { linkMode } from '#contract/domain/payments/paymentLinkMessages.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { bankResponses, gatewayNotices } from '../../database/schema/index.ts';
import type { Booking } from './bookEntries.ts';
import {
  dueOf,
  refuseMilestone,
  refuseOverThreshold,
  refuseReference,
  type Wanted,
} from './collectPayment.ts';
import type { PaymentRow } from './paymentScope.ts';

/**
 * The rules of a payment that comes back to life: meanwhile its milestone may be paid by another, its cheque noted again,
 * its termsheet cancelled.
 * @throws Refusal on the field that is in the way
 */
export const judgeRevival = async (context: Booking, row: PaymentRow): Promise<void> => {
  await refuseMilestone(context, row);
  if (row.milestoneId !== null) {
    const due = await dueOf(context, row.milestoneId, row.id);
    if (row.amountPaise > due)
      throw invalidField('/amount', 'check', paymentRefusals.moreThanDue(Math.max(0, due)));
  }
  await refuseReference(context, row, row.accountId, row.id);
  await refuseOverThreshold(context, row.legalEntityId, row.paymentDate, row.tdsPaise, row.id);
};

/** What the bank or the gateway told of a payment; undefined for one that someone noted themselves. */
const toldOf = async (
  { db }: Pick<Booking, 'db'>,
  { yesBankResponseId, modeOfPaymentId, referenceNumber }: PaymentRow,
): Promise<
  { by: 'bank' | 'gateway'; amount: Paise; referenceNumber: string | null } | undefined
> => {
  if (yesBankResponseId !== null) {
    const [notice] = await db
      .select({
        amount: bankResponses.amountPaise,
        referenceNumber: bankResponses.referenceNumber,
      })
      .from(bankResponses)
      .where(eq(bankResponses.id, yesBankResponseId));
    return notice && { by: 'bank', ...notice };
  }
  if (modeOfPaymentId !== linkMode || referenceNumber === null) return undefined;
  const [notice] = await db
    .select({ amount: gatewayNotices.amountPaise })
    .from(gatewayNotices)
    .where(
      and(
        eq(gatewayNotices.gatewayPaymentId, referenceNumber),
        inArray(gatewayNotices.outcome, ['paid', 'advance']),
      ),
    )
    .limit(1);
  return notice && { by: 'gateway', ...notice, referenceNumber };
};

/** What arrived is what bank or gateway told: an edit corrects its TDS or its milestone, never the money or its reference. */
export const refuseOtherArrival = async (
  context: Pick<Booking, 'db'>,
  row: PaymentRow,
  wanted: Pick<Wanted, 'referenceNumber'>,
  arrived: Paise,
): Promise<void> => {
  const told = await toldOf(context, row);
  if (!told) return;
  if (told.amount !== arrived)
    throw invalidField(
      '/amount',
      'check',
      told.by === 'gateway' ? paymentRefusals.otherArrival : paymentRefusals.otherAmount,
    );
  if (wanted.referenceNumber === row.referenceNumber) return;
  if (told.by === 'gateway')
    throw invalidField('/referenceNumber', 'check', paymentRefusals.otherArrival);
  const isEmptied = !wanted.referenceNumber?.trim() && told.referenceNumber !== null;
  if (isEmptied || !referenceWithNotice(wanted.referenceNumber, told.referenceNumber))
    throw invalidField('/referenceNumber', 'check', bankNoticeRefusals.otherReference);
};
