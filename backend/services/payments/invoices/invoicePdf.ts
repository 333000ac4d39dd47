import { asc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { invoiceLines, invoices, milestones, states } from '../../../database/schema/index.ts';
import { makePdf, type PdfPart } from '../../../pdf/makePdf.ts';
import { refuseOpportunity } from '../../../policies/opportunityScope.ts';
import type { Billing } from './billing.ts';

type Row = typeof invoices.$inferSelect;

const titles: Readonly<Record<Row['kind'], string>> = {
  proforma: 'Proforma invoice',
  tax: 'Tax invoice',
  digislate: 'Digislate invoice',
  'credit-note': 'Credit note',
};

const text = (value: unknown): string => (typeof value === 'string' && value ? value : missingDate);

const notes: Readonly<Record<string, string>> = {
  'sez-with-payment': 'Supply to a special economic zone with payment of integrated tax.',
  'sez-without-payment':
    'Supply to a special economic zone under letter of undertaking without payment of integrated tax.',
};

const headOf = (row: Row, place: string, credits: string | undefined): PdfPart => {
  const { billedTo } = row;
  const { supplier } = billedTo;
  return {
    kind: 'pairs',
    of: [
      ['Supplier', text(supplier.name)],
      ['Address of the supplier', text(supplier.address)],
      ['GSTIN of the supplier', text(supplier.gstin)],
      ['Billed to', text(billedTo.legalName)],
      ['GSTIN', billedTo.gstin || 'Unregistered'],
      [
        'Billing address',
        [billedTo.address, billedTo.city, billedTo.state].filter(Boolean).join(', ') || missingDate,
      ],
      ['Place of supply', place],
      ['Due', formatDay(row.dueOn)],
      ...(credits === undefined ? [] : ([['Takes back', credits]] as const)),
      ...(row.status === 'cancelled' ? ([['Status', 'Cancelled']] as const) : []),
    ],
  };
};

/** The paper of an invoice, drawn from what was written on the day of issue: the same bytes each time. */
export const invoicePdfOf = async (
  { db, services }: Pick<Billing, 'db' | 'services'>,
  id: number,
): Promise<Buffer> => {
  const [found] = await db
    .select({ row: invoices, place: states.name })
    .from(invoices)
    .innerJoin(states, eq(states.id, invoices.placeOfSupplyStateId))
    .where(eq(invoices.id, id));
  if (!found) throw notFound(notThere.invoice);
  const { row, place } = found;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const [credited] =
    row.creditsId === null
      ? []
      : await db
          .select({ number: invoices.number })
          .from(invoices)
          .where(eq(invoices.id, row.creditsId));
  const note = notes[row.billedTo.supplyKind ?? ''];
  return makePdf({
    product: services.config.product.name,
    title: `${titles[row.kind]} ${row.number}`,
    subtitle: formatDay(row.issuedOn),
    madeAt: row.createdAt,
    parts: [
      headOf(row, place, credited?.number),
      {
        kind: 'table',
        title: 'Lines',
        columns: [
          { title: 'Description', share: 5 },
          { title: 'HSN', share: 2 },
          { title: 'Taxable', share: 2, isAmount: true },
          { title: 'CGST', share: 2, isAmount: true },
          { title: 'SGST', share: 2, isAmount: true },
          { title: 'IGST', share: 2, isAmount: true },
        ],
        rows: lines.map(line => [
          line.description,
          line.hsnCode,
          formatRupees(line.taxablePaise),
          formatRupees(line.cgstPaise),
          formatRupees(line.sgstPaise),
          formatRupees(line.igstPaise),
        ]),
      },
      {
        kind: 'total',
        of: [
          ['Taxable', formatRupees(row.taxablePaise)],
          ['CGST', formatRupees(row.cgstPaise)],
          ['SGST', formatRupees(row.sgstPaise)],
          ['IGST', formatRupees(row.igstPaise)],
          ['Total', formatRupees(row.totalPaise)],
        ],
      },
      ...(note === undefined ? [] : ([{ kind: 'note', text: note }] as const)),
      { kind: 'note', text: 'Amounts in Indian rupees.' },
    ],
  });
};

/** GET invoices/{id}/pdf. */
export const invoicePdf: Verb<CallOf<'invoices.pdf'>> = async context => {
  const { db, actor, params, reply } = context;
  const [found] = await db
    .select({ opportunityId: milestones.opportunityId, number: invoices.number })
    .from(invoices)
    .innerJoin(milestones, eq(milestones.id, invoices.milestoneId))
    .where(eq(invoices.id, params.id));
  if (!found) throw notFound(notThere.invoice);
  await refuseOpportunity(db, actor, 'read', found.opportunityId).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND'
      ? notFound(notThere.invoice)
      : error;
  });
  const pdf = await invoicePdfOf(context, params.id);
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${found.number.replaceAll('/', '-')}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
  return pdf;
};
