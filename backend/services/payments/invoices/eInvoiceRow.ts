import { eq, sql } from 'drizzle-orm';
import { eInvoiceOf, isIrnCancellable } from '#contract/domain/invoices/eInvoice.ts';
import { refuseOff, standingOf } from '../../../adapters/standing.ts';
import { eInvoices, type invoices } from '../../../database/schema/index.ts';
import type { Billing } from './billing.ts';
import type { Recipient } from './sendInvoice.ts';

export type EInvoiceRow = typeof eInvoices.$inferSelect;
type Asked = Pick<typeof invoices.$inferSelect, 'id' | 'kind' | 'billedTo'>;

/** How an invoice stands at the portal, locked; undefined for one that was never to be registered. */
export const eInvoiceRow = async ({ db }: Pick<Billing, 'db'>, invoiceId: number) => {
  const [row] = await db
    .select()
    .from(eInvoices)
    .where(eq(eInvoices.invoiceId, invoiceId))
    .for('update');
  return row;
};

/**
 * Puts an invoice in the line to the portal, where one is set up and the law asks for its IRN (CGST rule 48(4)): nothing
 * leaves before the invoice is committed.
 */
export const queueEInvoice = async (context: Billing, { id, kind, billedTo }: Asked) => {
  const { db, actor, services } = context;
  if (standingOf(services.config, 'einvoice') === 'off') return;
  if (!eInvoiceOf(kind, billedTo.gstin)) return;
  await db.insert(eInvoices).values({
    invoiceId: id,
    nextAttemptAt: services.now(),
    createdBy: actor.id,
    updatedBy: actor.id,
  });
};

const isWithoutIrn = (row: EInvoiceRow | undefined): row is EInvoiceRow =>
  row !== undefined && row.irn === null && row.state !== 'cancelled';

/** Keeps the mail of an invoice until it has its IRN: without one it is no invoice. @returns whether it waits */
export const mailOnceRegistered = async (
  context: Billing,
  invoiceId: number,
  to: Recipient,
): Promise<boolean> => {
  const row = await eInvoiceRow(context, invoiceId);
  if (!isWithoutIrn(row)) return false;
  refuseOff(context.services.config, 'mail');
  await context.db
    .update(eInvoices)
    .set({ mailTo: to.email, mailName: to.name, updatedBy: context.actor.id })
    .where(eq(eInvoices.id, row.id));
  return true;
};

/** Whether an invoice may be cancelled: its IRN is not there yet, or not a day old. */
export const canCancelIrn = (row: EInvoiceRow | undefined, now: Date): boolean =>
  !row?.ackAt || isIrnCancellable(row.ackAt, now);

/** Cancels the IRN of an invoice that is cancelled; one that is still in the line leaves it. */
export const cancelEInvoice = async ({ db, actor, services }: Billing, row: EInvoiceRow) => {
  await db
    .update(eInvoices)
    .set({
      ...(row.irn === null
        ? { state: 'cancelled', nextAttemptAt: null, mailTo: null, mailName: null }
        : { state: 'cancelling', attempts: 0, nextAttemptAt: services.now(), error: null }),
      version: sql`${eInvoices.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(eInvoices.id, row.id));
};
