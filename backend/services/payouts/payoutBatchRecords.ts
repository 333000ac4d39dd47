import { sql, type SQL } from 'drizzle-orm';
import type { PayoutBatch } from '#contract/calls/recordTypes.ts';
import { payoutBatchRecordCalls } from '#contract/calls/payouts/payouts.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { payoutActsOf, type PayoutStatus } from '#contract/domain/payouts/payoutStatus.ts';
import { payoutBatches } from '../../database/schema/index.ts';
import { actedOn } from '../../policies/actedOn.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped } from '../../tables/fields.ts';
import { payeeOfLine } from './payeeOfLine.ts';
import { payoutKindsFor } from './payoutKindsFor.ts';

const nameOf = (column: string): SQL<string> => sql<string>`(
  select person.name from users person where person.id = "payout_batches"."${sql.raw(column)}")`;

const ofLines = (what: string, where = 'true'): SQL<number> =>
  sql<number>`(select ${sql.raw(what)} from payout_lines line
    where line.batch_id = "payout_batches"."id" and ${sql.raw(where)})`.mapWith(Number);

const sum = 'coalesce(sum(line.amount_paise), 0)';

/**
 * Who does not check a batch: whoever put it together, entered or changed a bank account in it that no batch was paid
 * into yet, or gets money from it; one expression that page, list and refusal read.
 */
export const payoutHands = sql<number[]>`(
  select coalesce(json_agg(distinct hands.id order by hands.id), '[]'::json) from (
    select "payout_batches"."created_by" as id
    union select line.created_by from payout_lines line where line.batch_id = "payout_batches"."id"
    union select earner.user_id from payout_lines line
      join user_incentives earner on earner.id = line.user_incentive_id
      where line.batch_id = "payout_batches"."id"
    union select changed.id from payout_lines line ${payeeOfLine}
      cross join lateral (
        select payee.created_by as id union ${actedOn('payees', sql`payee.id`)}) changed
      where line.batch_id = "payout_batches"."id" and not exists (
        select 1 from payout_lines proven join payout_batches passed on passed.id = proven.batch_id
        where passed.status in ('sent', 'settled')
          and proven.account_number = payee.account_number and proven.ifsc = payee.ifsc)
  ) hands where hands.id is not null)`;

/** Incentives or refunds that are paid together (decision record 0236). */
export const payoutBatchRecords = declareRecords<PayoutBatch, object>(payoutBatchRecordCalls, {
  resource: 'payout-batches',
  table: payoutBatches,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    number: sql<string>`('PO-' || lpad("payout_batches"."id"::text, 6, '0'))`,
    kind: payoutBatches.kind,
    status: payoutBatches.status,
    note: payoutBatches.note,
    lines: ofLines('count(*)'),
    total: ofLines(sum),
    waiting: ofLines(sum, "line.state = 'waiting'"),
    paid: ofLines(sum, "line.state = 'paid'"),
    failed: ofLines(sum, "line.state = 'failed'"),
    withoutAccount: sql<number>`(select count(*) from payout_lines line ${payeeOfLine}
      where line.batch_id = "payout_batches"."id" and payee.id is null)`.mapWith(Number),
    acts: mapped<PayoutStatus, never>(payoutBatches.status, payoutActsOf),
    handIds: mapped<number[], never>(payoutHands, ids => ids, undefined, payoutHands),
    preparedByName: nameOf('created_by'),
    checkedByName: nameOf('checked_by'),
    checkedAt: payoutBatches.checkedAt,
    sentByName: nameOf('sent_by'),
    sentAt: payoutBatches.sentAt,
    settledAt: payoutBatches.settledAt,
  },
  search: [payoutBatches.note, sql`('PO-' || lpad("payout_batches"."id"::text, 6, '0'))`],
  sort: '-createdAt',
  readers: 'listed',
  narrow: (_query, actor) => [payoutKindsFor(actor)],
});
