import type { Paise } from './paise.ts';

export interface Discount {
  /** Rate minus sales price, negative when the sales price is above the rate (part 1 section 2). */
  readonly discount: Paise;
  /** What the sales price is above the rate, shown in place of a negative discount; else 0. */
  readonly markUp: Paise;
  /** What the approval rule looks at: never negative, so that a mark-up needs no approval. */
  readonly forApproval: Paise;
}

/** The discount of a priced line (decision T39). */
export const discountOf = (ratePrice: Paise, salesPrice: Paise): Discount => {
  const discount = ratePrice - salesPrice;
  return {
    discount,
    markUp: Math.max(0, salesPrice - ratePrice),
    forApproval: Math.max(0, discount),
  };
};
