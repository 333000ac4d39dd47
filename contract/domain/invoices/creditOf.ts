import { roundedShare, type Paise } from '../money/paise.ts';
import type { TaxedLine } from './invoiceTax.ts';

/** What of an invoice stands for the first paise of its total, its tax in proportion. */
const partOf = (invoice: TaxedLine, total: Paise): TaxedLine => {
  const half = roundedShare(total, invoice.cgst, invoice.total);
  const igst = roundedShare(total, invoice.igst, invoice.total);
  return { taxable: total - 2 * half - igst, cgst: half, sgst: half, igst, total };
};

/**
 * What a credit note takes back of an invoice when part of it is refunded: exactly the refund, its tax in the proportion of
 * the invoice. It goes on where the notes before it ended, so that all of them together are the invoice to the paisa.
 * @param credited paise with tax that earlier notes took back
 * @param refund paise with tax, at most what is left of the invoice
 */
export const creditOf = (invoice: TaxedLine, credited: Paise, refund: Paise): TaxedLine => {
  const before = partOf(invoice, credited);
  const after = partOf(invoice, credited + refund);
  return {
    taxable: after.taxable - before.taxable,
    cgst: after.cgst - before.cgst,
    sgst: after.sgst - before.sgst,
    igst: after.igst - before.igst,
    total: refund,
  };
};
