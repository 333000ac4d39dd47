import { roundedShare, type Paise } from '../money/paise.ts';
import type { TaxedLine } from './invoiceTax.ts';

/** Each half and the integrated tax of the first paise of an invoice's total, in proportion. */
const taxOf = (invoice: TaxedLine, total: Paise) => ({
  half: roundedShare(total, invoice.cgst, invoice.total),
  igst: roundedShare(total, invoice.igst, invoice.total),
});

/**
 * What a credit note takes back of an invoice when part of it is refunded: exactly the refund, its tax in the proportion of
 * the invoice. It goes on where the notes before it ended, so that all of them together are the invoice to the paisa. One
 * paisa holds no pair of halves: they come with the next refund.
 * @param credited what earlier notes took back, in paise, added up
 * @param refund paise with tax, at most what is left of the invoice
 */
export const creditOf = (
  invoice: TaxedLine,
  credited: Omit<TaxedLine, 'taxable'>,
  refund: Paise,
): TaxedLine => {
  const after = taxOf(invoice, credited.total + refund);
  const half = Math.min(after.half - credited.cgst, Math.floor(refund / 2));
  const igst = after.igst - credited.igst;
  return { taxable: refund - 2 * half - igst, cgst: half, sgst: half, igst, total: refund };
};
