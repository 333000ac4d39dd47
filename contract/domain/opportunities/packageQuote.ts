import { roundedShare, type Paise } from '../money/paise.ts';

/** What of a package on an opportunity its price depends on; amounts are of all pieces together, without GST. */
export interface PackageQuote {
  readonly quantity: number;
  readonly rate: Paise;
  readonly sales: Paise;
}

/**
 * The same package with another quantity: rate and sales price of a piece stay, so both follow the quantity
 * (part 1 section 2; decision record 0090).
 */
export const withQuantity = (
  { quantity, rate, sales }: PackageQuote,
  to: number,
): PackageQuote => ({
  quantity: to,
  rate: roundedShare(rate, to, quantity),
  sales: roundedShare(sales, to, quantity),
});

/** Rate minus sales; below zero it is a mark-up (T39). */
export const quoteDiscount = ({ rate, sales }: Pick<PackageQuote, 'rate' | 'sales'>): Paise =>
  rate - sales;

/** Whether the discount has to be approved: `max(0, discount)` above zero (T39). */
export const needsApproval = (quote: Pick<PackageQuote, 'rate' | 'sales'>): boolean =>
  quoteDiscount(quote) > 0;
