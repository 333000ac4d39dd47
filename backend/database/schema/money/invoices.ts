import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { BilledTo } from '#contract/domain/invoices/BilledTo.ts';
import { accounts } from '../accounts.ts';
import { basisPoints, day, editable, identity, instant, paise, rowId } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { states } from '../geography.ts';
import { legalEntities } from '../legalEntities.ts';
import { milestones } from './orderLines.ts';
import { termsheets } from './termsheets.ts';

/** Counters of invoice numbers: locked while a number is taken, so a series has no gap and no duplicate. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    id: identity(),
    prefix: text().notNull(),
    /** The year it begins in: 2025 is April 2025 to March 2026. */
    financialYear: integer().notNull(),
    nextNumber: integer().notNull().default(1),
  },
  t => [
    check('invoice_series_next_check', sql`${t.nextNumber} > 0`),
    unique().on(t.prefix, t.financialYear),
  ],
);

/**
 * An invoice. Once issued nothing but its cancellation and its sending changes (`invoices_are_final`). Tax is either
 * two equal halves or one integrated part (T53).
 */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    kind: text({ enum: ['proforma', 'tax', 'digislate', 'credit-note'] }).notNull(),
    invoiceSeriesId: rowId()
      .notNull()
      .references(() => invoiceSeries.id, { onDelete: 'restrict' }),
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    termsheetId: rowId().references(() => termsheets.id, { onDelete: 'restrict' }),
    milestoneId: rowId().references(() => milestones.id, { onDelete: 'restrict' }),
    legalEntityId: rowId()
      .notNull()
      .references(() => legalEntities.id, { onDelete: 'restrict' }),
    /** The invoice that a credit note takes back. */
    creditsId: rowId().references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    issuedOn: day().notNull(),
    dueOn: day().notNull(),
    /** Names, GSTIN and addresses as they were on the day of issue. */
    billedTo: jsonb().notNull().$type<BilledTo>(),
    placeOfSupplyStateId: rowId()
      .notNull()
      .references(() => states.id, { onDelete: 'restrict' }),
    isSez: boolean().notNull().default(false),
    taxablePaise: paise().notNull(),
    cgstPaise: paise().notNull().default(0),
    sgstPaise: paise().notNull().default(0),
    igstPaise: paise().notNull().default(0),
    totalPaise: paise().notNull(),
    status: text({ enum: ['issued', 'cancelled'] })
      .notNull()
      .default('issued'),
    cancelledAt: instant(),
    cancelReason: text(),
    sentAt: instant(),
    sentTo: text(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('invoices_halves_check', sql`${t.cgstPaise} = ${t.sgstPaise}`),
    check('invoices_tax_kind_check', sql`${t.cgstPaise} = 0 or ${t.igstPaise} = 0`),
    check(
      'invoices_total_check',
      sql`${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`,
    ),
    unique().on(t.invoiceSeriesId, t.sequence),
    ...indexed(
      t.accountId,
      t.termsheetId,
      t.milestoneId,
      t.legalEntityId,
      t.creditsId,
      t.placeOfSupplyStateId,
      t.issuedOn,
      t.updatedAt,
    ),
  ],
);

/** The lines of an invoice, written with it and never changed. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: identity(),
    invoiceId: rowId()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    description: text().notNull(),
    hsnCode: text().notNull(),
    quantity: integer().notNull().default(1),
    taxBp: basisPoints().notNull(),
    taxablePaise: paise().notNull(),
    cgstPaise: paise().notNull().default(0),
    sgstPaise: paise().notNull().default(0),
    igstPaise: paise().notNull().default(0),
  },
  t => [
    ...checked(t),
    check('invoice_lines_halves_check', sql`${t.cgstPaise} = ${t.sgstPaise}`),
    check('invoice_lines_quantity_check', sql`${t.quantity} > 0`),
    unique().on(t.invoiceId, t.position),
  ],
);
