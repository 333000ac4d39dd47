import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { eInvoiceOf, eInvoiceRefusals } from '#contract/domain/invoices/eInvoice.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { refuseOff } from '../../../adapters/standing.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { eInvoices, invoices } from '../../../database/schema/index.ts';
import { eInvoiceRow, queueEInvoice } from './eInvoiceRow.ts';
import { openInvoice } from './invoicePdf.ts';
import { invoiceRecords } from './invoiceRecords.ts';

const refuse = (words: Told) =>
  new Refusal('CONFLICT', words, {
    errors: [{ in: 'params', field: '/id', code: 'check', ...words }],
  });

/** POST invoices/{id}/irn: asks the portal for the IRN of an invoice that has none, or again for what it refused. */
export const askForIrn: Verb<CallOf<'invoices.askForIrn'>> = async context => {
  const { db, params, services, actor, audit } = context;
  refuseOff(services.config, 'einvoice');
  await openInvoice(context, params.id);
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.id, params.id))
    .for('update');
  if (!invoice) throw notFound(notThere.invoice);
  if (!eInvoiceOf(invoice.kind, invoice.billedTo.gstin)) throw refuse(eInvoiceRefusals.notNeeded);
  const row = await eInvoiceRow(context, invoice.id);
  const isRefused = row?.state === 'refused';
  if (invoice.status === 'cancelled' && !(isRefused && row.irn))
    throw refuse(eInvoiceRefusals.cancelled);
  if (row && !isRefused) throw refuse(eInvoiceRefusals.onItsWay);
  if (row)
    await db
      .update(eInvoices)
      .set({
        // What was refused with an IRN is its cancellation.
        state: row.irn === null ? 'queued' : 'cancelling',
        attempts: 0,
        nextAttemptAt: services.now(),
        error: null,
        version: sql`${eInvoices.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(eInvoices.id, row.id));
  else await queueEInvoice(context, invoice);
  await db
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1`, updatedBy: actor.id })
    .where(eq(invoices.id, invoice.id));
  const after = await invoiceRecords.readOne(context, invoice.id);
  await audit.record({
    action: 'ask-irn',
    entity: 'invoices',
    entityId: invoice.id,
    version: after.version,
    before: { eInvoice: row?.state ?? null, eInvoiceError: row?.error ?? null },
    after: { eInvoice: after.eInvoice },
  });
  return after;
};
