import { crore, lakh } from '#contract/domain/money/shortRupees.ts';

/** Percent of the rate, rupees; a designation with a category is written as a pair. */
interface SeededLevel {
  readonly deciding: readonly (
    number | readonly [designationId: number, clientCategoryId: number]
  )[];
  readonly until: number;
  /** Absent: deals of any value. */
  readonly deals?: number;
  readonly reviewers?: readonly number[];
  readonly isAnyEnough?: boolean;
}

/** Levels by client type: the larger the contract, the more levels, and the less each one gives away alone. */
const matrices: Readonly<Record<number, readonly SeededLevel[]>> = {
  1: [
    { deciding: [32], until: 5, deals: 2 * lakh },
    { deciding: [33], until: 10, deals: 5 * lakh, reviewers: [32] },
    { deciding: [34], until: 18, deals: 15 * lakh, reviewers: [33] },
    { deciding: [35, 37], until: 25, deals: 40 * lakh, reviewers: [34] },
    { deciding: [40], until: 40, deals: 2 * crore, reviewers: [35, 52] },
    { deciding: [41], until: 60, reviewers: [40, 52] },
  ],
  2: [
    { deciding: [32], until: 8, deals: 1 * lakh },
    { deciding: [3, [33, 1]], until: 15, deals: 3 * lakh, reviewers: [32] },
    { deciding: [4], until: 25, deals: 10 * lakh, reviewers: [3, 33], isAnyEnough: true },
    { deciding: [40], until: 40, deals: 50 * lakh, reviewers: [4] },
    { deciding: [41], until: 70, reviewers: [40, 52] },
  ],
  3: [
    { deciding: [32], until: 10, deals: lakh / 4 },
    { deciding: [3], until: 20, deals: lakh, reviewers: [32] },
    { deciding: [4], until: 35, deals: 5 * lakh, reviewers: [3] },
    { deciding: [41], until: 100, reviewers: [4, 53] },
  ],
  4: [
    { deciding: [31], until: 5, deals: 10 * lakh },
    { deciding: [34], until: 12, deals: 50 * lakh, reviewers: [31] },
    { deciding: [36, 40], until: 20, deals: 3 * crore, reviewers: [34, 52], isAnyEnough: true },
    { deciding: [41], until: 35, reviewers: [36, 52] },
  ],
  5: [
    { deciding: [32], until: 6, deals: 3 * lakh },
    { deciding: [33], until: 12, deals: 10 * lakh, reviewers: [32] },
    { deciding: [37], until: 20, deals: 40 * lakh, reviewers: [33] },
    { deciding: [40, 41], until: 45, reviewers: [37, 52] },
  ],
};

/** Every entry of every matrix: one row a designation, each level beginning where the one below it ends. */
export const discountMatrixRows = Object.entries(matrices)
  .flatMap(([clientTypeId, levels]) =>
    levels.flatMap(({ deciding, until, deals, reviewers = [], isAnyEnough = false }, at) =>
      deciding.map(one => {
        const [designationId, clientCategoryId = null] = typeof one === 'number' ? [one] : one;
        return {
          clientTypeId: Number(clientTypeId),
          clientCategoryId,
          level: at + 1,
          designationId,
          fromBp: (levels[at - 1]?.until ?? 0) * 100,
          untilBp: until * 100,
          dealUntilPaise: deals === undefined ? null : deals * 100,
          reviewerIds: [...reviewers],
          isAnyReviewEnough: isAnyEnough,
        };
      }),
    ),
  )
  .map((row, at) => ({ id: at + 1, ...row }));
