import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts.ts';
import { basisPoints, day, identity, paise, rowId, written } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { opportunities } from '../opportunities.ts';
import { milestones } from './orderLines.ts';
import { payments, refunds } from './payments.ts';

/** A payment into an account's wallet. What remains is the sum of its entries and never falls below zero. */
export const walletPayments = pgTable(
  'wallet_payments',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    paymentId: rowId().references(() => payments.id, { onDelete: 'restrict' }),
    paymentDate: day().notNull(),
    referenceNumber: text().notNull(),
    tdsBp: basisPoints().notNull().default(0),
    amountPaise: paise().notNull(),
    amountExcludingTdsPaise: paise().notNull(),
    /** Kept by `wallet_entries_apply`; nobody else writes it. */
    remainingPaise: paise().notNull().default(0),
    ...written,
  },
  t => [
    ...checked(t),
    check('wallet_payments_tds_check', sql`${t.amountExcludingTdsPaise} <= ${t.amountPaise}`),
    uniqueIndex('wallet_payments_payment_unique').on(t.paymentId),
    ...indexed(t.accountId, t.paymentDate),
  ],
);

/** Money into (positive) and out of (negative) a wallet payment. Append-only. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: identity(),
    walletPaymentId: rowId()
      .notNull()
      .references(() => walletPayments.id, { onDelete: 'restrict' }),
    milestoneId: rowId().references(() => milestones.id, { onDelete: 'restrict' }),
    kind: text({ enum: ['credit', 'debit', 'refund', 'reversal'] }).notNull(),
    amountPaise: paise().notNull(),
    reversesId: rowId().references((): AnyPgColumn => walletEntries.id, { onDelete: 'restrict' }),
    note: text(),
    ...written,
  },
  t => [
    ...checked(t, ['amountPaise']),
    check('wallet_entries_amount_check', sql`${t.amountPaise} <> 0`),
    uniqueIndex('wallet_entries_reverses_unique').on(t.reversesId),
    ...indexed(t.walletPaymentId, t.milestoneId),
  ],
);

export const ledgerKinds = ['collection', 'tds', 'wallet', 'refund', 'bounce', 'reversal'] as const;

/** What an opportunity has collected, entry by entry: positive in, negative out. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    milestoneId: rowId().references(() => milestones.id, { onDelete: 'restrict' }),
    paymentId: rowId().references(() => payments.id, { onDelete: 'restrict' }),
    refundId: rowId().references(() => refunds.id, { onDelete: 'restrict' }),
    walletEntryId: rowId().references(() => walletEntries.id, { onDelete: 'restrict' }),
    kind: text({ enum: ledgerKinds }).notNull(),
    amountPaise: paise().notNull(),
    /** The entry this one takes back; each can be taken back once. */
    reversesId: rowId().references((): AnyPgColumn => ledgerEntries.id, { onDelete: 'restrict' }),
    bookedOn: day().notNull(),
    note: text(),
    ...written,
  },
  t => [
    ...checked(t, ['amountPaise']),
    check('ledger_entries_amount_check', sql`${t.amountPaise} <> 0`),
    check(
      'ledger_entries_sign_check',
      sql`case when ${t.kind} in ('collection', 'tds', 'wallet') then ${t.amountPaise} > 0 when ${t.kind} in ('refund', 'bounce') then ${t.amountPaise} < 0 else ${t.reversesId} is not null end`,
    ),
    uniqueIndex('ledger_entries_reverses_unique').on(t.reversesId),
    index('ledger_entries_opportunity_index').on(t.opportunityId, t.id),
    ...indexed(t.accountId, t.milestoneId, t.paymentId, t.refundId, t.walletEntryId, t.bookedOn),
  ],
);
