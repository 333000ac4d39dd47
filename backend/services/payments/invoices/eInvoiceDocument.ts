import { asc, eq } from 'drizzle-orm';
import { eInvoiceOf } from '#contract/domain/invoices/eInvoice.ts';
import type { SupplyKind } from '#contract/domain/invoices/invoiceTax.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { EInvoiceRefused, type EInvoice } from '../../../adapters/eInvoices/EInvoicePortal.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { invoiceLines, invoices, states } from '../../../database/schema/index.ts';
import type { Billing } from './billing.ts';

type Row = typeof invoices.$inferSelect;

/** As the invoice was taxed, where it is of a time that did not note the kind of supply. */
const supplyKindOf = ({ billedTo, isSez, igstPaise }: Row): SupplyKind => {
  if (billedTo.supplyKind) return billedTo.supplyKind;
  if (isSez) return igstPaise > 0 ? 'sez-with-payment' : 'sez-without-payment';
  return igstPaise > 0 ? 'inter' : 'intra';
};

const sums = (row: Pick<Row, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>) => ({
  taxable: row.taxablePaise,
  cgst: row.cgstPaise,
  sgst: row.sgstPaise,
  igst: row.igstPaise,
});

/**
 * An invoice as the portal gets it, from what was written on the day of issue.
 * @throws EInvoiceRefused for one that needs no IRN
 */
export const eInvoiceDocument = async (
  { db, services }: Pick<Billing, 'db' | 'services'>,
  id: number,
): Promise<EInvoice> => {
  const [found] = await db
    .select({ row: invoices, placeOfSupply: states.gstCode })
    .from(invoices)
    .innerJoin(states, eq(states.id, invoices.placeOfSupplyStateId))
    .where(eq(invoices.id, id));
  if (!found) throw notFound(notThere.invoice);
  const { row, placeOfSupply } = found;
  const { billedTo } = row;
  const document = eInvoiceOf(row.kind, billedTo.gstin);
  if (!document || !billedTo.gstin) throw new EInvoiceRefused('The buyer has no GSTIN');
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const [credits] =
    row.creditsId === null
      ? []
      : await db
          .select({ number: invoices.number, issuedOn: invoices.issuedOn })
          .from(invoices)
          .where(eq(invoices.id, row.creditsId));
  const { supplier } = billedTo;
  const { city, pincode } = services.config.supplier;
  return {
    document,
    number: row.number,
    issuedOn: row.issuedOn,
    supplyKind: supplyKindOf(row),
    placeOfSupply,
    supplier: {
      gstin: supplier.gstin,
      name: supplier.name,
      address: supplier.address,
      // An invoice of before the settings named the place.
      city: supplier.city ?? city ?? null,
      pincode: supplier.pincode ?? pincode ?? null,
      stateCode: supplier.gstin.slice(0, 2),
    },
    buyer: {
      gstin: billedTo.gstin,
      name: billedTo.legalName,
      address: billedTo.address,
      city: billedTo.city ?? billedTo.state,
      pincode: billedTo.pincode ?? null,
      stateCode: billedTo.gstin.slice(0, 2),
    },
    lines: lines.map(line => ({
      description: line.description,
      hsnCode: line.hsnCode,
      quantity: line.quantity,
      taxBp: line.taxBp,
      ...sums(line),
    })),
    ...sums(row),
    total: row.totalPaise,
    ...(credits && { credits }),
  };
};
