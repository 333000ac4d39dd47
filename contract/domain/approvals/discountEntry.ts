/** Who may decide a discount above the first limit and up to the second, in basis points of the rate. */
export interface DiscountEntry {
  readonly level: number;
  readonly designationId: number;
  /** Part of the entry, though it narrows no list (T65). */
  readonly clientCategoryId?: number | null | undefined;
  readonly fromBp: number;
  readonly untilBp: number;
  /** Deals up to this value; null decides deals of any value. */
  readonly dealUntilPaise: number | null;
  /** Designations that review before the level decides (T44). */
  readonly reviewerIds: readonly number[];
  /** One review is enough; else all are needed. */
  readonly isAnyReviewEnough: boolean;
}

export interface LevelFault {
  readonly level: number;
  /** Place of the entry in the list; absent where the whole level is at fault. */
  readonly at?: number;
  readonly field:
    'level' | 'designationId' | 'fromBp' | 'untilBp' | 'dealUntilPaise' | 'reviewerIds';
  readonly code:
    'missing' | 'gap' | 'crossing' | 'order' | 'split' | 'duplicate' | 'falling' | 'own';
  readonly message: string;
}
