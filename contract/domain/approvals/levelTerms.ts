import { formatRupees } from '../money/formatRupees.ts';
import type { DiscountEntry, LevelFault } from './discountEntry.ts';

const deals = (dealUntilPaise: number | null): string =>
  dealUntilPaise === null ? 'deals of any value' : `deals up to ${formatRupees(dealUntilPaise)}`;

/** What an entry says otherwise than the first one of its level: which deals are decided, and who reviews before. */
export const levelTermFaults = (
  entry: DiscountEntry,
  first: DiscountEntry,
): Pick<LevelFault, 'field' | 'code' | 'message'>[] => {
  const { level } = entry;
  const isSameReview =
    entry.isAnyReviewEnough === first.isAnyReviewEnough &&
    entry.reviewerIds.join() === first.reviewerIds.join();
  return [
    ...(entry.dealUntilPaise === first.dealUntilPaise
      ? []
      : [
          {
            field: 'dealUntilPaise' as const,
            code: 'split' as const,
            message: `Level ${level} has another limit for another designation: ${deals(first.dealUntilPaise)}.`,
          },
        ]),
    ...(isSameReview
      ? []
      : [
          {
            field: 'reviewerIds' as const,
            code: 'split' as const,
            message: `Level ${level} has other reviewers for another designation.`,
          },
        ]),
  ];
};

/** A level never decides smaller deals than the one below it: the larger discount would go to the smaller deal. */
export const fallingDeals = (entry: DiscountEntry, below: DiscountEntry): LevelFault[] => {
  const limit = entry.dealUntilPaise ?? Infinity;
  if (limit >= (below.dealUntilPaise ?? Infinity)) return [];
  return [
    {
      level: entry.level,
      field: 'dealUntilPaise',
      code: 'falling',
      message: `Level ${entry.level} decides ${deals(entry.dealUntilPaise)}, but level ${below.level} decides ${deals(below.dealUntilPaise)}.`,
    },
  ];
};
