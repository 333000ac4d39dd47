import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { payoutKinds } from '#contract/domain/payouts/payoutKinds.ts';
import { payoutLineStates, payoutStatuses } from '#contract/domain/payouts/payoutStatus.ts';
import { accounts } from '../accounts.ts';
import { day, editable, identity, instant, paise, rowId } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { users } from '../people/people.ts';
import { userIncentives } from './incentives.ts';
import { refunds } from './payments.ts';

/** Where a colleague or a client is paid; one account each. */
export const payees = pgTable(
  'payees',
  {
    id: identity(),
    userId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    holderName: text().notNull(),
    accountNumber: text().notNull(),
    ifsc: text().notNull(),
    bankName: text(),
    ...editable,
  },
  t => [
    check('payees_one_check', sql`(${t.userId} is null) <> (${t.accountId} is null)`),
    unique('payees_user_unique').on(t.userId),
    unique('payees_account_unique').on(t.accountId),
    ...indexed(t.updatedAt),
  ],
);

/** Incentives or refunds that are paid together by one file for the bank (decision record 0236). */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: identity(),
    kind: text({ enum: payoutKinds }).notNull(),
    status: text({ enum: payoutStatuses }).notNull().default('draft'),
    note: text(),
    checkedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    checkedAt: instant(),
    sentBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    sentAt: instant(),
    settledAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('payout_batches_four_eyes_check', sql`${t.checkedBy} <> ${t.createdBy}`),
    ...indexed(t.status, t.updatedAt, t.checkedBy, t.sentBy),
  ],
);

/** What one payee gets; nothing waits in two batches. The bank account is kept as it was checked. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    id: identity(),
    batchId: rowId()
      .notNull()
      .references(() => payoutBatches.id, { onDelete: 'cascade' }),
    userIncentiveId: rowId().references(() => userIncentives.id, { onDelete: 'restrict' }),
    refundId: rowId().references(() => refunds.id, { onDelete: 'restrict' }),
    amountPaise: paise().notNull(),
    holderName: text(),
    accountNumber: text(),
    ifsc: text(),
    state: text({ enum: payoutLineStates }).notNull().default('waiting'),
    bankReference: text(),
    paidOn: day(),
    failure: text(),
    settledBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    settledAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('payout_lines_one_check', sql`(${t.userIncentiveId} is null) <> (${t.refundId} is null)`),
    uniqueIndex('payout_lines_incentive_waiting_unique')
      .on(t.userIncentiveId)
      .where(sql`${t.state} = 'waiting'`),
    uniqueIndex('payout_lines_refund_waiting_unique')
      .on(t.refundId)
      .where(sql`${t.state} = 'waiting'`),
    ...indexed(t.batchId, t.userIncentiveId, t.refundId, t.settledBy, t.updatedAt),
  ],
);
