import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import {
  am,
  faults,
  lead,
  sam,
  startDiscountMatrix,
  zonal,
  type DiscountMatrix,
  type Matrix,
} from './startDiscountMatrix.ts';

let test: DiscountMatrix;
beforeAll(async () => {
  test = await startDiscountMatrix();
});
beforeEach(() => test.begin());
afterAll(() => test.close());

const terms = ({ results }: Matrix) =>
  results.map(({ level, dealUntilPaise, reviewers, isAnyReviewEnough }) => [
    level,
    dealUntilPaise,
    reviewers.map(({ name }) => name),
    isAnyReviewEnough,
  ]);

const seenOf = ({ results }: Matrix) =>
  Object.fromEntries(
    results.flatMap(({ entries }) => entries.map(({ id, version }) => [id, version])),
  );

describe('deal values and reviewers (T44)', () => {
  const levelTwo = async (fields: object) => [
    { id: (await test.entryOf(lead)).id, version: 1, ...fields },
    { id: (await test.entryOf(zonal)).id, version: 1, ...fields },
  ];

  it('are kept for a level, in the order of the reviewers, and told in its history', async () => {
    const fields = { dealUntilPaise: 300_000_00, reviewerIds: [34, am], isAnyReviewEnough: true };
    const first = { id: (await test.entryOf(am)).id, version: 1, dealUntilPaise: 100_000_00 };
    const answer = ok<Matrix>(await test.save({ entries: [first, ...(await levelTwo(fields))] }));
    expect(terms(answer)).toEqual([
      [1, 100_000_00, [], false],
      [2, 300_000_00, ['RBM', 'AM'], true],
      [3, null, [], false],
    ]);
    expect(await test.newest()).toMatchObject({
      before: { '2.dealUntilPaise': null, '2.reviewers': [] },
      after: { '2.dealUntilPaise': 300_000_00, '2.reviewers': ['RBM', 'AM'] },
    });
    const cleared = { id: first.id, version: 2, dealUntilPaise: null };
    expect(faults(await test.save({ entries: [cleared] }))).toEqual([
      [
        '/entries',
        'Level 2 decides deals up to ₹3,00,000, but level 1 decides deals of any value.',
      ],
    ]);
  });

  it('of a new entry follow from its level', async () => {
    const fields = { dealUntilPaise: 300_000_00, reviewerIds: [34] };
    const first = { id: (await test.entryOf(am)).id, version: 1, dealUntilPaise: 300_000_00 };
    ok(await test.save({ entries: [first, ...(await levelTwo(fields))] }));
    const added = { level: 2, designationId: 37, untilBp: 2000 };
    expect(terms(ok<Matrix>(await test.save({ entries: [added] })))[1]).toEqual([
      2,
      300_000_00,
      ['RBM'],
      false,
    ]);
  });

  it.each<[string, () => Promise<object[]>, string[][]]>([
    [
      'for one of two designations only',
      async () => (await levelTwo({ dealUntilPaise: 300_000_00 })).slice(0, 1),
      [
        [
          '/entries/0/dealUntilPaise',
          'Level 2 has another limit for another designation: deals of any value.',
        ],
      ],
    ],
    [
      'for reviewers of one of two',
      async () => (await levelTwo({ reviewerIds: [34] })).slice(1),
      [['/entries/0/reviewerIds', 'Level 2 has other reviewers for another designation.']],
    ],
    [
      'for a level that reviews itself',
      () => levelTwo({ reviewerIds: [zonal] }),
      [['/entries/0/reviewerIds', 'A designation that decides level 2 cannot review it.']],
    ],
    [
      'for a reviewer that does not exist',
      async () => [{ id: (await test.entryOf(sam)).id, version: 1, reviewerIds: [am, 99_999] }],
      [['/entries/0/reviewerIds/1', 'Invalid ID selected in dropdown field']],
    ],
    [
      'for a deal of nothing',
      async () => [{ id: (await test.entryOf(sam)).id, version: 1, dealUntilPaise: 0 }],
      [['/entries/0/dealUntilPaise', 'Enter 1 or more.']],
    ],
  ])('are refused %s', async (_case, entries, expected) => {
    const response = await test.save({ entries: await entries() });
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual(expected);
  });
});

describe('the entries that an editor showed', () => {
  it('are the stored ones, or nothing is saved', async () => {
    const shown = await test.read();
    const seen = seenOf(shown);
    const { id } = await test.entryOf(sam);
    const entries = [{ id, version: 1, untilBp: 5000 }];
    ok(await test.save({ entries: [{ level: 4, designationId: 41, untilBp: 9000 }], seen }));

    const response = await test.save({ entries, seen });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: await test.read(),
      errors: [{ field: '/seen' }],
    });
    expect((await test.save({ entries, seen: seenOf(await test.read()) })).statusCode).toBe(422);
  });

  it('are believed when they are not told', async () => {
    ok(await test.save({ entries: [{ level: 4, designationId: 41, untilBp: 9000 }] }));
    expect((await test.read()).totalCount).toBe(5);
  });
});
