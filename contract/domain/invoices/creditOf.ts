import { roundedShare, type Paise } from '../money/paise.ts';
import type { TaxedLine } from './invoiceTax.ts';

/**
 * What a credit note takes back of an invoice when part of it is refunded: exactly the refund, its tax in the proportion of
 * the invoice, so that the notes of several refunds never take back more tax than was billed.
 * @param refund paise with tax, at most what of the invoice is not taken back yet
 */
export const creditOf = (invoice: TaxedLine, refund: Paise): TaxedLine => {
  const half = roundedShare(refund, invoice.cgst, invoice.total);
  const igst = roundedShare(refund, invoice.igst, invoice.total);
  return { taxable: refund - 2 * half - igst, cgst: half, sgst: half, igst, total: refund };
};
