import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { eInvoiceRefusals } from '#contract/domain/invoices/eInvoice.ts';
import { invoiceMessages, invoiceRefusals } from '#contract/domain/invoices/invoiceMessages.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { invoices } from '../../../database/schema/index.ts';
import { billedOrRefuse } from './billing.ts';
import { cancelEInvoice, canCancelIrn, eInvoiceRow } from './eInvoiceRow.ts';
import { issueFor, standingOf } from './emailInvoice.ts';
import { invoiceRecords } from './invoiceRecords.ts';
import { toldAs } from '../../../policies/toldAs.ts';

/** POST digislate-invoice: over the digislate amount of a milestone, once. */
export const issueDigislate: Verb<CallOf<'invoices.issueDigislate'>> = async context => {
  const billed = await billedOrRefuse(context, context.body.milestoneId);
  const { id, digislateAmountPaise, amountPaise, gstPaise } = billed.milestone;
  if (digislateAmountPaise === 0 || (await standingOf(context, id, 'digislate')))
    throw new Refusal('CONFLICT', invoiceRefusals.noDigislate);
  // A tax invoice that was issued before bills the milestone as a whole.
  if (await standingOf(context, id, 'tax'))
    throw new Refusal('CONFLICT', invoiceRefusals.taxStands);
  const isWhole = digislateAmountPaise === amountPaise;
  return issueFor(context, billed, 'digislate', {
    amount: digislateAmountPaise,
    gst: isWhole ? gstPaise : Math.min(gstPaise, gstOn(digislateAmountPaise)),
  });
};

const notCancelled = (words: Told) =>
  new Refusal('CONFLICT', invoiceMessages.notCancelled, {
    errors: [{ in: 'params', field: '/id', code: 'LOCKED', ...words }],
  });

/** DELETE digislate-invoice/{id}: it keeps its number and what is on it. */
export const cancelDigislate: Verb<CallOf<'invoices.cancelDigislate'>> = async context => {
  const { db, actor, services, params, query, audit } = context;
  const byId = eq(invoices.id, params.id);
  const [found] = await db.select().from(invoices).where(byId);
  if (found?.milestoneId === null || found?.milestoneId === undefined)
    throw notFound(notThere.invoice);
  await billedOrRefuse(context, found.milestoneId).catch(toldAs(notThere.invoice));
  const [row] = await db.select().from(invoices).where(byId).for('update');
  if (row?.kind !== 'digislate' || row.status !== 'issued')
    throw notCancelled(invoiceRefusals.otherKind);
  // What it billed would be billed by nothing: the tax invoice is over the rest alone and stays as it is.
  if (await standingOf(context, found.milestoneId, 'tax'))
    throw notCancelled(invoiceRefusals.billsTheRest);
  const [note] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.creditsId, row.id))
    .limit(1);
  // What the note takes back would be taken back of nothing.
  if (note) throw notCancelled(invoiceRefusals.hasCreditNote);
  const eInvoice = await eInvoiceRow(context, row.id);
  if (!canCancelIrn(eInvoice, services.now())) throw notCancelled(eInvoiceRefusals.tooLate);
  await db
    .update(invoices)
    .set({
      status: 'cancelled',
      cancelledAt: services.now(),
      cancelReason: query.reason?.trim() || null,
      version: sql`${invoices.version} + 1`,
      updatedBy: actor.id,
    })
    .where(byId);
  if (eInvoice) await cancelEInvoice(context, eInvoice);
  const invoice = await invoiceRecords.readOne(context, row.id);
  await audit.record({
    action: 'cancel',
    entity: 'invoices',
    entityId: row.id,
    version: invoice.version,
    before: { status: 'issued' },
    after: { status: 'cancelled', cancelReason: invoice.cancelReason ?? null },
  });
  return { message: invoiceMessages.digislateCancelled, invoice };
};
