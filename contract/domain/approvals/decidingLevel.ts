import type { BasisPoints, Paise } from '../money/paise.ts';

/** The limits of one level; null where a level that is being edited has none yet, or where deals have no limit. */
interface Limits {
  readonly untilBp: BasisPoints | null;
  readonly dealUntilPaise: Paise | null;
}

/** What is asked for: a discount in basis points of the rate, on a deal of some value. */
export interface DiscountAsked {
  readonly discountBp: BasisPoints;
  readonly dealPaise: Paise;
}

/** Why a level does not decide a request. */
export type Skipped = 'discount' | 'deal';

/** What keeps a level from deciding; undefined when it may. */
export const skippedFor = (
  { untilBp, dealUntilPaise }: Limits,
  { discountBp, dealPaise }: DiscountAsked,
): Skipped | undefined => {
  if (untilBp === null || discountBp > untilBp) return 'discount';
  return dealUntilPaise !== null && dealPaise > dealUntilPaise ? 'deal' : undefined;
};

/**
 * Place of the level that decides: the first whose limits cover discount and deal. -1 when none does. A discount of
 * nothing, or below it (a mark-up), needs no approval and has no level (T39); callers ask before.
 */
export const decidingLevel = (levels: readonly Limits[], asked: DiscountAsked): number =>
  levels.findIndex(level => skippedFor(level, asked) === undefined);
