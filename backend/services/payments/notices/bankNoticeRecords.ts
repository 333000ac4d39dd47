import { sql } from 'drizzle-orm';
import type { BankNotice, BankNoticeFields } from '#contract/calls/recordTypes.ts';
import { bankNoticeRecordCalls } from '#contract/calls/payments/bankNotices.ts';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  bankNoticeActsOf,
  bankNoticeRefusals,
  bankNoticeRoles,
  type BankNoticeState,
} from '#contract/domain/payments/bankNotices.ts';
import { moneyDayFault } from '#contract/domain/payments/moneyDays.ts';
import { bankModes } from '#contract/domain/payments/paymentActs.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { bankResponses } from '../../../database/schema/index.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { elsewhere, mapped } from '../../../tables/fields.ts';

/** The day in India on which the money came. */
const receivedOn = sql`(${bankResponses.receivedAt} at time zone 'Asia/Kolkata')::date`;

const ids = (of: readonly number[]) => sql.raw(of.join(', '));

/** The payment that holds a notice. */
const holder = sql`(select held.id from payments held
  where held.yes_bank_response_id = "bank_responses"."id")`;

/** The pending payment with the same reference and amount, where it is the only one. */
const match = sql`(select case when count(*) = 1 then min(paid.id) end from payments paid
  where lower(paid.reference_number) = lower("bank_responses"."reference_number")
    and paid.amount_paise - paid.tds_paise = "bank_responses"."amount_paise"
    and paid.yes_bank_response_id is null
    and paid.status_id in (${ids(paymentGroups.pending.statusIds)})
    and paid.mode_of_payment_id in (${ids(bankModes)})
    and ${holder} is null)`;

const state = sql<BankNoticeState>`(case when ${holder} is not null then 'taken'
  when ${match} is not null then 'matched' else 'open' end)`;

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Notices of the bank, by the reference of its statement; what a payment holds stands as it is (decision record 0217). */
export const bankNoticeRecords = declareRecords<BankNotice, BankNoticeFields>(
  bankNoticeRecordCalls,
  {
    resource: 'bank-notices',
    table: bankResponses,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      referenceNumber: bankResponses.referenceNumber,
      amount: bankResponses.amountPaise,
      receivedOn: elsewhere(sql`${receivedOn}::text`, (day: string) => day, sql`${receivedOn}`),
      remitterName: bankResponses.remitterName,
      state,
      acts: mapped<BankNoticeState, never>(state, bankNoticeActsOf),
      matchId: sql<number>`${match}`.mapWith(Number),
      paymentId: sql<number>`${holder}`.mapWith(Number),
      opportunityName: sql<string>`(select deal.name from opportunities deal
        join payments told on told.opportunity_id = deal.id
        where told.id = coalesce(${holder}, ${match}))`,
      // What is taken is changed by nobody afterwards.
      takenByName: sql<string>`(select taker.name from users taker
        where taker.id = "bank_responses"."updated_by" and ${holder} is not null)`,
      takenAt: bankResponses.processedAt,
    },
    search: [bankResponses.referenceNumber, bankResponses.remitterName],
    sort: '-receivedOn',
    readers: 'listed',
    narrow: (_query, { roleCodes }) => [
      hasAnyRole(roleCodes, bankNoticeRoles) ? undefined : sql`false`,
    ],
    unique: [
      {
        index: 'bank_responses_reference_unique',
        field: 'referenceNumber',
        taken: () => bankNoticeRefusals.reference,
      },
    ],
    prepare: async (_context, body) =>
      body.referenceNumber === undefined
        ? body
        : { ...body, referenceNumber: body.referenceNumber.trim() },
    faults: ({ record }, today) => {
      const fault = moneyDayFault(record.receivedOn, today, bankNoticeRefusals.future);
      return fault ? [{ field: 'receivedOn', code: 'check', ...fault }] : [];
    },
    refuse: async (_context, { before }) => {
      if (before?.state === 'taken') throw new Refusal('CONFLICT', bankNoticeRefusals.taken);
    },
    columns: ({ record, before }) => ({
      receivedAt: startOfDay(record.receivedOn),
      ...(!before && { externalId: record.referenceNumber, payload: record }),
    }),
    obstacles: (_db, rows) =>
      new Map(
        rows
          .filter(row => row.state === 'taken')
          .map(({ id }) => [id, bankNoticeRefusals.taken.message]),
      ),
  },
);
