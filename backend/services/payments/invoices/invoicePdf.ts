import { asc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { InvoiceKind } from '#contract/domain/invoices/invoiceNumber.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  eInvoices,
  invoiceLines,
  invoices,
  milestones,
  states,
} from '../../../database/schema/index.ts';
import { makePdf } from '../../../pdf/makePdf.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import type { Billing } from './billing.ts';
import { invoicePaper } from './invoicePaper.ts';
import { toldAs } from '../../../policies/toldAs.ts';

const titles: Readonly<Record<InvoiceKind, string>> = {
  proforma: 'Proforma invoice',
  tax: 'Tax invoice',
  digislate: 'Digislate invoice',
  'credit-note': 'Credit note',
};

/** An invoice as it was written on the day of issue, and what its paper says. */
const writtenPaper = async (db: Database, id: number) => {
  const [found] = await db
    .select({ invoice: invoices, name: states.name, gstCode: states.gstCode })
    .from(invoices)
    .innerJoin(states, eq(states.id, invoices.placeOfSupplyStateId))
    .where(eq(invoices.id, id));
  if (!found) throw notFound(notThere.invoice);
  const { invoice, ...placeOfSupply } = found;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const [credits] =
    invoice.creditsId === null
      ? []
      : await db
          .select({ number: invoices.number, issuedOn: invoices.issuedOn })
          .from(invoices)
          .where(eq(invoices.id, invoice.creditsId));
  const [eInvoice] = await db.select().from(eInvoices).where(eq(eInvoices.invoiceId, id));
  return {
    title: `${titles[invoice.kind]} ${invoice.number}`,
    subtitle: formatDay(invoice.issuedOn),
    madeAt: invoice.createdAt,
    parts: invoicePaper({
      invoice,
      lines,
      placeOfSupply,
      ...(credits && { credits }),
      ...(eInvoice && { eInvoice }),
    }),
  };
};

/** The PDF of an invoice: the same bytes each time. */
export const invoicePdfOf = async (
  { db, services }: Pick<Billing, 'db' | 'services'>,
  id: number,
): Promise<Buffer> =>
  makePdf({ product: services.config.product.name, ...(await writtenPaper(db, id)) });

/** @throws Refusal NOT_FOUND for an invoice that is not there, or of a deal that the person may not open */
export const openInvoice = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number) => {
  const [found] = await db
    .select({
      opportunityId: milestones.opportunityId,
      milestoneId: milestones.id,
      number: invoices.number,
    })
    .from(invoices)
    .innerJoin(milestones, eq(milestones.id, invoices.milestoneId))
    .where(eq(invoices.id, id));
  if (!found) throw notFound(notThere.invoice);
  await refuseOpportunity(db, actor, 'read', found.opportunityId).catch(toldAs(notThere.invoice));
  return found;
};

/** GET invoices/{id}/paper: what its PDF says, to be read on the page. */
export const readInvoicePaper: Verb<CallOf<'invoices.paper'>> = async context => {
  await openInvoice(context, context.params.id);
  const { title, subtitle, parts } = await writtenPaper(context.db, context.params.id);
  return { title, subtitle, parts };
};

/** GET invoices/{id}/pdf. */
export const invoicePdf: Verb<CallOf<'invoices.pdf'>> = async context => {
  const { params, reply } = context;
  const found = await openInvoice(context, params.id);
  const pdf = await invoicePdfOf(context, params.id);
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${found.number.replaceAll('/', '-')}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
  return pdf;
};
