import { sql, type SQL } from 'drizzle-orm';
import type { Payee, PayeeFields } from '#contract/calls/recordTypes.ts';
import { payeeRecordCalls } from '#contract/calls/payouts/payouts.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { payoutKindsOf, payoutRoles } from '#contract/domain/payouts/payoutKinds.ts';
import { payoutRefusals } from '#contract/domain/payouts/payoutRefusals.ts';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notAllowed, Refusal } from '../../calls/Refusal.ts';
import { accounts, payees, users } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { newVersionOf } from './newVersionOf.ts';
import { payeeOfLine } from './payeeOfLine.ts';

/** Whether a batch that was checked pays into the account and the bank has not answered. */
const isWaitedFor = sql<boolean>`exists (select 1 from payout_lines line
  join payout_batches batch on batch.id = line.batch_id ${payeeOfLine}
  where payee.id = "payees"."id" and line.state = 'waiting' and batch.status in ('checked', 'sent'))`;

/** Lines that are paid into one of these accounts. */
const paysInto = (ids: readonly number[]): SQL => sql`"payout_lines"."id" in (
  select line.id from payout_lines line ${payeeOfLine} where payee.id in ${[0, ...ids]})`;

const kindOf = ({ userId }: PayeeFields) => (isNoValue(userId) ? 'refunds' : 'incentives');

/** Bank accounts of colleagues are for those who pay incentives. */
const mine = ({ roleCodes }: Pick<Actor, 'roleCodes'>): SQL | undefined =>
  payoutKindsOf(roleCodes).includes('incentives') ? undefined : sql`"payees"."user_id" is null`;

/** The bank account of a colleague or a client (decision record 0236). */
export const payeeRecords = declareRecords<Payee, PayeeFields>(payeeRecordCalls, {
  resource: 'payees',
  table: payees,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    name: sql<string>`coalesce(
      (select person.name from users person where person.id = "payees"."user_id"),
      (select client.name from accounts client where client.id = "payees"."account_id"))`,
    userId: reference(payees.userId, users),
    accountId: reference(payees.accountId, accounts),
    holderName: payees.holderName,
    accountNumber: payees.accountNumber,
    ifsc: payees.ifsc,
    bankName: payees.bankName,
  },
  search: [
    payees.holderName,
    sql`coalesce((select person.name from users person where person.id = "payees"."user_id"),
      (select client.name from accounts client where client.id = "payees"."account_id"))`,
  ],
  sort: '-updatedAt',
  readers: 'listed',
  narrow: (_query, actor) => [mine(actor)],
  unique: [
    { index: 'payees_user_unique', field: 'userId', taken: () => payoutRefusals.payeeTaken },
    { index: 'payees_account_unique', field: 'accountId', taken: () => payoutRefusals.payeeTaken },
  ],
  faults: ({ record }) =>
    isNoValue(record.userId) === isNoValue(record.accountId)
      ? [{ field: 'accountId', code: 'check', ...payoutRefusals.payee }]
      : [],
  refuse: async ({ db, actor }, { record, before }) => {
    if (!hasAnyRole(actor.roleCodes, payoutRoles[kindOf(record)])) throw notAllowed();
    if (!before) return;
    const [row] = await db
      .select({ isWaitedFor })
      .from(payees)
      .where(sql`${payees.id} = ${before.id}`);
    if (row?.isWaitedFor) throw new Refusal('CONFLICT', payoutRefusals.payeeWaits);
  },
  written: async ({ db }, { id }) => {
    await newVersionOf(db, paysInto([id]));
  },
  removed: ({ db }, ids) => newVersionOf(db, paysInto(ids)),
  obstacles: async (db, rows) => {
    const held = await db
      .select({ id: payees.id })
      .from(payees)
      .where(sql`${payees.id} in ${[0, ...rows.map(({ id }) => id)]} and ${isWaitedFor}`);
    return new Map(held.map(({ id }) => [id, payoutRefusals.payeeWaits.message]));
  },
});
