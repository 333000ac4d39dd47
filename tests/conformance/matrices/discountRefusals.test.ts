import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { designations } from '#backend/database/schema/index.ts';
import {
  am,
  faults,
  sam,
  startDiscountMatrix,
  type DiscountMatrix,
} from './startDiscountMatrix.ts';

let test: DiscountMatrix;
beforeAll(async () => {
  test = await startDiscountMatrix();
  await test.client.db.update(designations).set({ isActive: false }).where(eq(designations.id, 38));
});
beforeEach(() => test.begin());
afterAll(() => test.close());

describe('add-entries', () => {
  const level = (at: number, name: string) => `/entries/${at}/${name}`;
  const invalidChoice = 'Invalid ID selected in dropdown field';

  it.each<[string, () => Promise<object>, string[][]]>([
    [
      'a gap between levels',
      async () => ({ entries: [{ id: (await test.entryOf(am)).id, version: 1, untilBp: 800 }] }),
      [
        [
          '/entries',
          'Level 2 begins at 10 %, but level 1 ends at 8 %: no level covers what is in between.',
        ],
      ],
    ],
    [
      'crossing limits',
      async () => ({ entries: [{ id: (await test.entryOf(sam)).id, version: 1, fromBp: 1500 }] }),
      [
        [
          level(0, 'fromBp'),
          'Level 3 begins at 15 %, but level 2 ends at 20 %: both levels cover what is in between.',
        ],
      ],
    ],
    [
      'a level that is left out',
      () =>
        Promise.resolve({
          entries: [{ level: 5, designationId: am, fromBp: 4000, untilBp: 5000 }],
        }),
      [['/entries', 'Level 4 is missing, but there is a level above it.']],
    ],
    [
      'limits that differ within a level',
      () => Promise.resolve({ entries: [{ level: 3, designationId: am, untilBp: 5000 }] }),
      [[level(0, 'untilBp'), 'Level 3 has other limits for another designation: 20 % to 40 %.']],
    ],
    [
      'a designation twice on a level',
      () => Promise.resolve({ entries: [{ level: 3, designationId: sam, untilBp: 4000 }] }),
      [[level(0, 'designationId'), 'This designation is in level 3 twice. Remove one.']],
    ],
    [
      'a level that ends where it begins',
      () => Promise.resolve({ entries: [{ level: 4, designationId: am, untilBp: 4000 }] }),
      [[level(0, 'untilBp'), 'Level 4 must end above 40 %, where it begins.']],
    ],
    [
      'a designation that does not exist, or is not used any more',
      () =>
        Promise.resolve({
          entries: [
            { level: 4, designationId: 99_999_999, untilBp: 5000 },
            { level: 4, designationId: 38, untilBp: 5000 },
          ],
        }),
      [
        [level(0, 'designationId'), invalidChoice],
        [level(1, 'designationId'), invalidChoice],
      ],
    ],
    [
      'what a new entry needs',
      () => Promise.resolve({ entries: [{ fromBp: 0 }] }),
      [
        [level(0, 'level'), 'This field is required.'],
        [level(0, 'designationId'), 'This field is required.'],
        [level(0, 'untilBp'), 'This field is required.'],
      ],
    ],
    [
      'what a changed entry needs, and an entry of another matrix',
      async () => {
        const [foreign] = (await test.read(1)).results;
        return {
          entries: [
            { id: (await test.entryOf(am)).id },
            { id: foreign?.entries[0]?.id, version: 1 },
          ],
        };
      },
      [
        [level(0, 'version'), 'This field is required.'],
        [level(1, 'id'), invalidChoice],
      ],
    ],
    [
      'an entry twice',
      async () => {
        const { id } = await test.entryOf(sam);
        return { removed: [{ id, version: 1 }], entries: [{ id, version: 1 }] };
      },
      [[level(0, 'id'), 'This entry is already in the request.']],
    ],
    [
      'a limit above the whole',
      () => Promise.resolve({ entries: [{ level: 4, designationId: am, untilBp: 10_001 }] }),
      [[level(0, 'untilBp'), 'Enter 10000 or less.']],
    ],
  ])('refuses %s, and writes nothing', async (_case, body, errors) => {
    const before = await test.read();
    const response = await test.save(await body());
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual(errors);
    expect(await test.read()).toEqual(before);
  });
});
