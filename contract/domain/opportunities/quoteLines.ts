import { discountBp } from '../approvals/approvalContent.ts';
import { decidingLevel, type DiscountAsked } from '../approvals/decidingLevel.ts';
import type { BasisPoints, Paise } from '../money/paise.ts';
import type { TaxedPart } from '../money/shareGst.ts';
import { dealTax } from './dealTax.ts';

/** The most packages that one quote holds. */
export const maxLines = 50;

/** Rate and sales price of all pieces of a line, without GST. */
interface Priced {
  readonly rate: Paise;
  readonly sales: Paise;
}

/** The discount of a line as people read it, and as it is decided. */
export const discountOf = ({ rate, sales }: Priced): BasisPoints =>
  discountBp({ ratePaise: rate, salesPaise: sales });

interface Level {
  readonly untilBp: BasisPoints;
  readonly dealUntilPaise: Paise | null;
}

/** What a discount needs: nothing, the level at a place, or a level that there is not. */
export type Needed = 'nothing' | 'no-level' | number;

/** Which level decides a line of a deal, as the server finds it when the request is sent (T39, T44). */
export const levelNeeded = (
  levels: readonly Level[],
  { rate, sales }: Priced,
  dealPaise: Paise,
): Needed => {
  if (sales >= rate) return 'nothing';
  const asked: DiscountAsked = {
    discountBp: discountBp({ ratePaise: rate, salesPaise: sales }),
    dealPaise,
  };
  const at = decidingLevel(levels, asked);
  return at < 0 ? 'no-level' : at;
};

/** The level that the whole of a quote waits for: the highest that one of its lines needs. */
export const highestNeeded = (needed: readonly Needed[]): Needed => {
  if (needed.includes('no-level')) return 'no-level';
  const levels = needed.filter(one => typeof one === 'number');
  return levels.length === 0 ? 'nothing' : Math.max(...levels);
};

/** What a quote comes to. */
export interface QuoteSums extends Priced {
  readonly gst: Paise;
  /** With GST (T38). */
  readonly dealValue: Paise;
  /** Of the whole, in basis points of all rates. */
  readonly discount: BasisPoints;
}

/**
 * @param milestones that ask for something already, whose GST may be settled
 * @param isRestTaxed whether the party billed when no milestone names one pays GST
 */
export const quoteSums = (
  lines: readonly Priced[],
  milestones: readonly TaxedPart[],
  isRestTaxed: boolean,
): QuoteSums => {
  const rate = lines.reduce((sum, line) => sum + line.rate, 0);
  const sales = lines.reduce((sum, line) => sum + line.sales, 0);
  const { dealValue } = dealTax(sales, milestones, isRestTaxed);
  return { rate, sales, gst: dealValue - sales, dealValue, discount: discountOf({ rate, sales }) };
};
