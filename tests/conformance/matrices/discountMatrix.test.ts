import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import {
  am,
  faults,
  lead,
  limits,
  matrixPath,
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

describe('get-all-entries', () => {
  it('tells rows by level; what a new entry leaves out follows from the level below', async () => {
    const { results, totalCount, designations } = await test.read();
    expect(limits({ results })).toEqual([
      [1, 0, 1000, am],
      [2, 1000, 2000, lead, zonal],
      [3, 2000, 4000, sam],
    ]);
    expect(totalCount).toBe(4);
    expect(results[0]).toEqual({
      clientTypeId: 4,
      level: 1,
      fromBp: 0,
      untilBp: 1000,
      dealUntilPaise: null,
      reviewers: [],
      isAnyReviewEnough: false,
      entries: [
        {
          id: expect.any(Number),
          designationId: am,
          designationName: expect.any(String),
          version: 1,
          updatedAt: expect.stringMatching(/Z$/),
          updatedByName: expect.any(String),
        },
      ],
    });
    expect(designations).toContainEqual({ id: zonal, name: 'ZM' });
  });

  it('tells all client types in order when none is named', async () => {
    const { results } = ok<Matrix>(await test.admin.get(`${matrixPath}/get-all-entries`));
    const keys = results.map(({ clientTypeId, level }) => clientTypeId * 10 + level);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(results.map(({ clientTypeId }) => clientTypeId))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
  });

  it.each([1, 2, 999])('accepts clientCategoryId %i, which narrows nothing (T65)', async id => {
    const query = { clientTypeId: 2, clientCategoryId: id };
    const narrowed = ok<Matrix>(await test.admin.get(`${matrixPath}/get-all-entries`, { query }));
    expect(narrowed).toEqual(await test.read(2));
    expect(narrowed.totalCount).toBeGreaterThan(0);
  });
});

describe('add-entries', () => {
  it('adds, changes and removes a whole block, and tells one history of the matrix', async () => {
    const [one, two, three_] = [
      await test.entryOf(am),
      await test.entryOf(lead),
      await test.entryOf(sam),
    ];
    const other = await test.entryOf(zonal);
    const answer = ok<Matrix>(
      await test.save({
        reason: 'Q3 policy',
        entries: [
          { id: one.id, version: 1, untilBp: 1500 },
          { id: two.id, version: 1, fromBp: 1500, untilBp: 2500 },
          { id: three_.id, version: 1, fromBp: 2500, designationId: 34 },
          { level: 4, designationId: 41, untilBp: 10_000 },
        ],
        removed: [{ id: other.id, version: 1 }],
      }),
    );
    expect(limits(answer)).toEqual([
      [1, 0, 1500, am],
      [2, 1500, 2500, lead],
      [3, 2500, 4000, 34],
      [4, 4000, 10_000, 41],
    ]);
    expect(answer).toEqual(await test.read());
    expect((await test.entryOf(am)).version).toBe(2);
    expect(await test.newest()).toMatchObject({
      action: 'save',
      entityId: '4',
      before: { '1.untilBp': 1000, '2.designations': ['TL', 'ZM'] },
      after: {
        reason: 'Q3 policy',
        '1.untilBp': 1500,
        '2.designations': ['TL'],
        '4.untilBp': 10_000,
      },
    });
  });

  it('lets two designations swap their levels', async () => {
    const [one, last] = [await test.entryOf(am), await test.entryOf(sam)];
    const answer = ok<Matrix>(
      await test.save({
        entries: [
          { id: one.id, version: 1, designationId: sam },
          { id: last.id, version: 1, designationId: am },
        ],
      }),
    );
    expect(limits(answer).map(row => row[3])).toEqual([sam, lead, am]);
  });

  it('shifts levels when the lowest goes', async () => {
    const [one, two, two_, last] = [
      await test.entryOf(am),
      await test.entryOf(lead),
      await test.entryOf(zonal),
      await test.entryOf(sam),
    ];
    const answer = ok<Matrix>(
      await test.save({
        removed: [{ id: one.id, version: 1 }],
        entries: [
          { id: two.id, version: 1, level: 1, fromBp: 0 },
          { id: two_.id, version: 1, level: 1, fromBp: 0 },
          { id: last.id, version: 1, level: 2 },
        ],
      }),
    );
    expect(limits(answer)).toEqual([
      [1, 0, 2000, lead, zonal],
      [2, 2000, 4000, sam],
    ]);
  });

  it('writes nothing when all is as asked', async () => {
    const { id } = await test.entryOf(am);
    const before = await test.newest();
    expect(ok<Matrix>(await test.save({ entries: [{ id, version: 1, untilBp: 1000 }] }))).toEqual(
      await test.read(),
    );
    expect((await test.entryOf(am)).version).toBe(1);
    expect(await test.newest()).toEqual(before);
  });

  it('refuses rows that somebody else changed, and answers the matrix as it is', async () => {
    const { id } = await test.entryOf(sam);
    const current = ok<Matrix>(await test.save({ entries: [{ id, version: 1, untilBp: 5000 }] }));
    const response = await test.save({
      entries: [
        { level: 4, designationId: am, untilBp: 6000 },
        { id, version: 1, untilBp: 4500 },
      ],
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'STALE_VERSION',
      current,
      errors: [{ field: '/entries/1/version' }],
    });
  });

  it('puts two changes at once in a line: the second is checked against the first', async () => {
    const add = (designationId: number, untilBp: number) =>
      test.save({ entries: [{ level: 4, designationId, fromBp: 4000, untilBp }] });
    const answers = await Promise.all([add(am, 5000), add(lead, 6000)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('reads the client type from query or body, and refuses two different ones', async () => {
    const { id } = await test.entryOf(sam);
    ok(await test.save({ clientTypeId: 4, entries: [{ id, version: 1, untilBp: 5000 }] }, {}));
    expect(faults(await test.save({ clientTypeId: 3 }))).toEqual([
      ['/clientTypeId', 'clientTypeId: query and body name different ones.'],
    ]);
    expect(faults(await test.save({}, {}))).toEqual([
      ['/clientTypeId', 'clientTypeId: this is required.'],
    ]);
    const unknown = await test.save({ entries: [{ dealValue: 1 }] });
    expect([unknown.statusCode, faults(unknown)]).toEqual([
      400,
      [['/entries/0/dealValue', 'There is no field named "dealValue".']],
    ]);
  });
});

describe('delete-entries', () => {
  it.each<[string, (id: number) => Parameters<DiscountMatrix['remove']>[0]]>([
    [
      'the body',
      id => ({ body: { clientTypeId: 4, ids: [id], versions: { [id]: 1 }, reason: 'Left' } }),
    ],
    ['the query (T119)', id => ({ query: { clientTypeId: 4, ids: id } })],
    ['both', id => ({ query: { clientTypeId: 4 }, body: { ids: [id] } })],
  ])('reads %s', async (_case, options) => {
    const { id } = await test.entryOf(sam);
    expect(ok(await test.remove(options(id)))).toEqual({ results: [{ id, status: 'removed' }] });
    expect(limits(await test.read()).map(([at]) => at)).toEqual([1, 2]);
    expect(await test.newest()).toMatchObject({ action: 'delete', before: { '3.untilBp': 4000 } });
  });

  it('takes one of two designations off a level, and a whole matrix', async () => {
    ok(await test.remove({ query: { clientTypeId: 4, ids: (await test.entryOf(lead)).id } }));
    expect(limits(await test.read())[1]).toEqual([2, 1000, 2000, zonal]);
    const ids = (await test.read()).results.flatMap(({ entries }) => entries.map(({ id }) => id));
    ok(await test.remove({ body: { clientTypeId: 4, ids } }));
    expect(await test.read()).toMatchObject({ results: [], totalCount: 0 });
  });

  it('refuses to leave a gap, with the level named, and removes none', async () => {
    const ids = [(await test.entryOf(lead)).id, (await test.entryOf(zonal)).id];
    const response = await test.remove({ body: { clientTypeId: 4, ids } });
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual([
      ['/ids', 'Level 2 is missing, but there is a level above it.'],
    ]);
    expect((await test.read()).totalCount).toBe(4);
  });

  it('refuses an older version, an entry of another matrix, and nothing at all', async () => {
    const { id } = await test.entryOf(sam);
    const stale = await test.remove({
      body: { clientTypeId: 4, ids: [id], versions: { [id]: 7 } },
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: await test.read() });
    const foreign = await test.remove({ body: { clientTypeId: 3, ids: [id] } });
    expect([foreign.statusCode, faults(foreign)]).toEqual([
      404,
      [['/ids/0', `There is no entry with the id ${id} in this matrix.`]],
    ]);
    expect(faults(await test.remove({ query: { clientTypeId: 4 } }))).toEqual([
      ['/ids', 'This field is required.'],
    ]);
    expect((await test.remove({ query: { ids: id } })).statusCode).toBe(422);
  });
});
