import { describe, expect, it } from 'vitest';
import type { DiscountEntry } from './discountEntry.ts';
import { levelFaults } from './levelFaults.ts';
import { missingLevels } from './matrixTypes.ts';

const entry = (
  level: number,
  fromBp: number,
  untilBp: number,
  designationId = 30,
): DiscountEntry => ({
  level,
  designationId,
  fromBp,
  untilBp,
  dealUntilPaise: null,
  reviewerIds: [],
  isAnyReviewEnough: false,
});

const matrix = [
  entry(1, 0, 1000),
  entry(2, 1000, 2000),
  entry(2, 1000, 2000, 33),
  entry(3, 2000, 10_000),
];

describe('a discount matrix', () => {
  it.each<[string, DiscountEntry[]]>([
    ['with three levels, two designations on one', matrix],
    ['in any order', matrix.toReversed()],
    ['without entries', []],
    ['that ends below everything', [entry(1, 0, 500)]],
    [
      'with one designation for two categories',
      [
        { ...entry(1, 0, 500), clientCategoryId: 1 },
        { ...entry(1, 0, 500), clientCategoryId: 2 },
      ],
    ],
    [
      'with deal values that rise, and reviewers',
      [
        { ...entry(1, 0, 500), dealUntilPaise: 100_000_00 },
        { ...entry(2, 500, 900), dealUntilPaise: 100_000_00, reviewerIds: [32, 33] },
        { ...entry(3, 900, 950), reviewerIds: [33], isAnyReviewEnough: true },
      ],
    ],
  ])('%s can be saved', (_case, entries) => {
    expect(levelFaults(entries)).toEqual([]);
  });

  it.each<
    [
      string,
      DiscountEntry[],
      [level: number, at: number | undefined, field: string, message: string][],
    ]
  >([
    [
      'a gap between levels',
      [entry(1, 0, 1000), entry(2, 1500, 2000)],
      [
        [
          2,
          undefined,
          'fromBp',
          'Level 2 begins at 15 %, but level 1 ends at 10 %: no level covers what is in between.',
        ],
      ],
    ],
    [
      'a gap at the beginning',
      [entry(1, 250, 1000)],
      [[1, undefined, 'fromBp', 'Level 1 begins at 2.5 %: no level covers what is in between.']],
    ],
    [
      'crossing limits',
      [entry(1, 0, 1000), entry(2, 1000, 2000), entry(3, 1800, 3000)],
      [
        [
          3,
          undefined,
          'fromBp',
          'Level 3 begins at 18 %, but level 2 ends at 20 %: both levels cover what is in between.',
        ],
      ],
    ],
    [
      'a missing level',
      [entry(1, 0, 1000), entry(4, 1000, 2000)],
      [
        [2, undefined, 'level', 'Level 2 is missing, but there is a level above it.'],
        [3, undefined, 'level', 'Level 3 is missing, but there is a level above it.'],
      ],
    ],
    [
      'limits that differ within a level',
      [entry(1, 0, 1000), entry(1, 0, 1200, 33)],
      [[1, 1, 'untilBp', 'Level 1 has other limits for another designation: 0 % to 10 %.']],
    ],
    [
      'a level that ends where it begins',
      [entry(1, 0, 0)],
      [[1, 0, 'untilBp', 'Level 1 must end above 0 %, where it begins.']],
    ],
    [
      'a designation twice',
      [entry(1, 0, 1000), entry(1, 0, 1000)],
      [[1, 1, 'designationId', 'This designation is in level 1 twice. Remove one.']],
    ],
    [
      'deal values and reviewers that differ within a level',
      [
        { ...entry(1, 0, 500), dealUntilPaise: 100_000_00 },
        entry(1, 0, 500, 33),
        { ...entry(1, 0, 500, 34), dealUntilPaise: 100_000_00, reviewerIds: [40] },
        { ...entry(1, 0, 500, 35), dealUntilPaise: 100_000_00, isAnyReviewEnough: true },
      ],
      [
        [
          1,
          1,
          'dealUntilPaise',
          'Level 1 has another limit for another designation: deals up to ₹1,00,000.',
        ],
        [1, 2, 'reviewerIds', 'Level 1 has other reviewers for another designation.'],
        [1, 3, 'reviewerIds', 'Level 1 has other reviewers for another designation.'],
      ],
    ],
    [
      'deal values that fall',
      [
        { ...entry(1, 0, 500), dealUntilPaise: 500_000_00 },
        { ...entry(2, 500, 900), dealUntilPaise: 200_000_00 },
        entry(3, 900, 1000),
        { ...entry(4, 1000, 2000), dealUntilPaise: 900_000_00 },
      ],
      [
        [
          2,
          undefined,
          'dealUntilPaise',
          'Level 2 decides deals up to ₹2,00,000, but level 1 decides deals up to ₹5,00,000.',
        ],
        [
          4,
          undefined,
          'dealUntilPaise',
          'Level 4 decides deals up to ₹9,00,000, but level 3 decides deals of any value.',
        ],
      ],
    ],
    [
      'a level that reviews itself',
      [
        { ...entry(1, 0, 500), reviewerIds: [33] },
        { ...entry(1, 0, 500, 33), reviewerIds: [33] },
      ],
      [[1, 0, 'reviewerIds', 'A designation that decides level 1 cannot review it.']],
    ],
  ])('names %s', (_case, entries, expected) => {
    const faults = levelFaults(entries);
    expect(faults.map(({ level, at, field, message }) => [level, at, field, message])).toEqual(
      expected,
    );
  });
});

describe('missing levels', () => {
  it.each([
    [[], []],
    [[1, 2, 2, 3], []],
    [[3], [1, 2]],
    [
      [1, 4],
      [2, 3],
    ],
  ])('of %j are %j', (levels, expected) => {
    expect(missingLevels(levels)).toEqual(expected);
  });
});
