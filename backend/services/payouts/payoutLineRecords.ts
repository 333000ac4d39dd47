import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PayoutLine, PayoutLineFields } from '#contract/calls/recordTypes.ts';
import { payoutLineRecordCalls } from '#contract/calls/payouts/payouts.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { moneyDayFault } from '#contract/domain/payments/moneyDays.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { payoutBatches, payoutLines } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { payBatchedIncentive } from '../incentives/updateIncentive.ts';
import { payBatchedRefund } from '../payments/refundPayment.ts';
import { payeeOfLine } from './payeeOfLine.ts';
import { payoutKindsFor } from './payoutKindsFor.ts';
import { newVersionOf } from './newVersionOf.ts';
import { settleBatch } from './settleBatch.ts';

/** A column of the payee of a line, as it stands now. */
const now = (column: string): SQL<string> => sql<string>`(select payee.${sql.raw(column)}
  from payout_lines line ${payeeOfLine} where line.id = "payout_lines"."id")`;

const kept = (column: string): SQL<string> =>
  sql<string>`coalesce("payout_lines"."${sql.raw(column)}", ${now(column)})`;

const payeeName = sql<string>`(select coalesce(person.name, client.name) from payout_lines line ${payeeOfLine}
        left join users person on person.id = owed.user_id
        left join accounts client on client.id = came.account_id
        where line.id = "payout_lines"."id")`;

/** What the bank says of a line, as far as it says it. */
const answerFaults = (
  { state, bankReference, failure, paidOn }: PayoutLineFields,
  today: string,
) => {
  const faults: FieldFault[] = [];
  const add = (field: string, fault: Told) => faults.push({ field, code: 'check', ...fault });
  if (state !== 'paid' && state !== 'failed') add('state', payoutRefusals.answer);
  if (state === 'paid' && !bankReference?.trim()) add('bankReference', payoutRefusals.reference);
  if (state === 'failed' && !failure?.trim()) add('failure', payoutRefusals.failure);
  const fault = paidOn ? moneyDayFault(paidOn, today, payoutRefusals.future) : undefined;
  if (fault) add('paidOn', fault);
  return faults;
};

/** Lines go before their batch is checked; afterwards it has to be reopened. */
const heldLines = async (db: Database, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: payoutLines.id })
    .from(payoutLines)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payoutLines.batchId))
    .where(and(inArray(payoutLines.id, [0, ...ids]), sql`${payoutBatches.status} <> 'draft'`));
  return new Map(rows.map(({ id }) => [id, payoutRefusals.notIn.message]));
};

/** Books what the bank paid, and ends the batch with its last line. */
const settleLine = async (context: InWrite, id: number): Promise<void> => {
  const [line] = await context.db.select().from(payoutLines).where(eq(payoutLines.id, id));
  if (!line) return;
  if (line.state === 'paid' && line.userIncentiveId !== null)
    await payBatchedIncentive(context, line.userIncentiveId, line.amountPaise);
  if (line.state === 'paid' && line.refundId !== null)
    await payBatchedRefund(context, line.refundId, line.amountPaise);
  await settleBatch(context, line.batchId);
};

/** What one payee gets; the bank’s answer is written once, and what is paid is booked with it (decision record 0236). */
export const payoutLineRecords = declareRecords<PayoutLine, PayoutLineFields>(
  payoutLineRecordCalls,
  {
    resource: 'payout-lines',
    table: payoutLines,
    removal: 'hard',
    notThere: notThere.record,
    joins: [{ table: payoutBatches, on: eq(payoutBatches.id, payoutLines.batchId), isInner: true }],
    fields: {
      reference: sql<string>`('PO-' || lpad("payout_lines"."batch_id"::text, 6, '0') || '-' || "payout_lines"."id")`,
      batchId: payoutLines.batchId,
      batchStatus: payoutBatches.status,
      payee: payeeName,
      about: sql<string>`(select coalesce(cycle.name, deal.name) from payout_lines line ${payeeOfLine}
        left join incentive_cycles cycle on cycle.id = owed.cycle_id
        left join opportunities deal on deal.id = came.opportunity_id
        where line.id = "payout_lines"."id")`,
      userIncentiveId: payoutLines.userIncentiveId,
      refundId: payoutLines.refundId,
      userId: sql<number>`(select owed.user_id from user_incentives owed
        where owed.id = "payout_lines"."user_incentive_id")`.mapWith(Number),
      accountId: sql<number>`(select came.account_id from refunds back
        join payments came on came.id = back.payment_id
        where back.id = "payout_lines"."refund_id")`.mapWith(Number),
      payeeId: sql<number>`${now('id')}`.mapWith(Number),
      amount: payoutLines.amountPaise,
      holderName: kept('holder_name'),
      accountNumber: kept('account_number'),
      ifsc: kept('ifsc'),
      state: payoutLines.state,
      bankReference: payoutLines.bankReference,
      paidOn: payoutLines.paidOn,
      failure: payoutLines.failure,
      settledByName: sql<string>`(select person.name from users person
        where person.id = "payout_lines"."settled_by")`,
      settledAt: payoutLines.settledAt,
    },
    search: [payoutLines.bankReference, kept('holder_name'), payeeName],
    sort: 'id',
    readers: 'listed',
    narrow: ({ batchId }, actor) => [
      payoutKindsFor(actor),
      typeof batchId === 'number' ? eq(payoutLines.batchId, batchId) : undefined,
    ],
    faults: ({ record }, today) => answerFaults(record, today),
    refuse: async ({ db }, { before }) => {
      if (!before) return;
      // Two answers to one batch come one after the other, so that the last of them ends it.
      const [batch] = await db
        .select({ status: payoutBatches.status })
        .from(payoutBatches)
        .where(eq(payoutBatches.id, before.batchId ?? 0))
        .for('update');
      if (before.state !== 'waiting') throw new Refusal('CONFLICT', payoutRefusals.settled);
      if (batch?.status !== 'sent') throw new Refusal('CONFLICT', payoutRefusals.notSent);
    },
    columns: ({ record, before }, { actor, services }) =>
      before
        ? {
            settledBy: actor.id,
            settledAt: services.now(),
            paidOn: record.state === 'paid' ? (record.paidOn ?? indiaDay(services.now())) : null,
          }
        : {},
    written: (context, { id }) => settleLine(context, id),
    // Who checks the batch checks what they saw.
    removed: ({ db }, ids) => newVersionOf(db, inArray(payoutLines.id, [...ids])),
    obstacles: (db, rows) =>
      heldLines(
        db,
        rows.map(({ id }) => id),
      ),
  },
);
