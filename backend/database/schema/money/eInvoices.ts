import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { eInvoiceStates } from '#contract/domain/invoices/eInvoice.ts';
import { editable, identity, instant, rowId } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';
import { invoices } from './invoices.ts';

/** How an invoice stands at the e-invoice portal: what is on its way there, and the IRN that came back. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: identity(),
    invoiceId: rowId()
      .notNull()
      .unique()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    state: text({ enum: eInvoiceStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Null: it is tried no more by itself. */
    nextAttemptAt: instant(),
    irn: text().unique(),
    ackNumber: text(),
    ackAt: instant(),
    /** What stands in the code on the paper: a token that the portal signed. */
    signedQr: text(),
    /** True of an IRN that no portal gave. */
    isSimulated: boolean().notNull().default(false),
    /** Why it was refused or not reached, in the portal's words. */
    error: text(),
    /** Whom it is mailed to once it has its IRN. */
    mailTo: text(),
    mailName: text(),
    ...editable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.attempts),
    check('e_invoices_irn_check', sql`${t.irn} ~ '^[0-9a-f]{64}$'`),
    check(
      'e_invoices_registered_check',
      sql`${t.state} <> 'registered' or (${t.irn} is not null and ${t.ackNumber} is not null and ${t.ackAt} is not null and ${t.signedQr} is not null)`,
    ),
    ...indexed(t.state, t.nextAttemptAt, t.updatedAt),
  ],
);

/** The embedded portal's own memory: what was registered there, under the IRN that it gave. */
export const simulatedEInvoices = pgTable('simulated_e_invoices', {
  id: identity(),
  irn: text().notNull().unique(),
  ackNumber: text().notNull(),
  ackAt: instant().notNull(),
  document: jsonb().notNull().$type<Record<string, unknown>>(),
  cancelledAt: instant(),
});
