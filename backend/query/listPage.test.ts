import { sql } from 'drizzle-orm';
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roleGrants } from '#backend/database/schema/index.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import { tooManyToSortCode } from '#contract/domain/lists/tooManyToSort.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { countAlone } from './countedTables.ts';
import { countUpTo, oneColumn } from './countUpTo.ts';
import { listPage, type ListQuery } from './listPage.ts';

const table = pgTable('rows', { id: bigint({ mode: 'number' }) });

/** A list of so many rows, and how far each of its counts went. */
const listOf = async (rows: number, query: ListQuery, orders?: readonly string[]) => {
  const counts: (number | undefined)[] = [];
  const page = await listPage(
    query,
    {
      fields: {
        id: { expression: table.id, kind: 'integer' },
        size: { expression: sql`1`, kind: 'integer' },
      },
      search: [],
      sort: 'id',
      orders,
      key: table.id,
      where: [],
    },
    ({ limit, offset }) =>
      Promise.resolve(
        Array.from({ length: Math.max(0, Math.min(limit, rows - offset)) }, (_, at) => offset + at),
      ),
    (_where, most) => {
      counts.push(most);
      return Promise.resolve(Math.min(rows, most ?? rows));
    },
  );
  return { ...page, shown: page.results.length, counts };
};

const bound = countBound + 1;

describe('decision 0239: a page of a list', () => {
  it.each([
    ['tells its number itself where it is the only one', 7, {}, 7, true, false, []],
    ['that is full and the last tells it too', 10, {}, 10, true, false, []],
    ['counts', 31, {}, 31, true, true, [bound]],
    ['counts exactly up to the bound', countBound, {}, countBound, true, true, [bound]],
    ['counts no further than one beyond it', 1_000_000, {}, bound, false, true, [bound]],
    [
      'counts all where that is asked for',
      1_000_000,
      { total: 'exact' },
      1_000_000,
      true,
      true,
      [undefined],
    ],
    [
      'counts nothing where that is asked for',
      1_000_000,
      { page: 2, total: 'none' },
      31,
      false,
      true,
      [],
    ],
    ['knows at least the rows before it', 1_000_000, { page: 2000 }, 20_011, false, true, [bound]],
    [
      'that is the last knows all without counting',
      20_005,
      { page: 2000, total: 'none' },
      20_005,
      true,
      false,
      [],
    ],
    ['behind the last says how many there are', 25, { page: 9 }, 25, true, false, [bound]],
    [
      'behind the last is counted, whatever is asked',
      25,
      { page: 9, total: 'none' },
      25,
      true,
      false,
      [bound],
    ],
  ] as const)('%s', async (_, rows, query, totalCount, isTotalExact, hasNextPage, counts) => {
    const page = await listOf(rows, { pageSize: 10, ...query });
    expect(page).toMatchObject({ totalCount, isTotalExact, hasNextPage, counts });
    expect(page.shown).toBeLessThanOrEqual(10);
  });
});

describe('decision 0239: the order of a list that grows with the company', () => {
  const orders = ['id'];

  it.each([
    ['by an index is given', { sort: '-id' }],
    ['is its usual one', {}],
    ['goes on by any field where rows stand alike', { sort: 'id,-size' }],
    ['is that of the best answers to a search', { sort: 'match', search: 'x' }],
  ])('%s, however many rows there are', async (_, query) => {
    const page = await listOf(1_000_000, { pageSize: 10, ...query }, orders);
    expect(page).toMatchObject({ shown: 10, orders, counts: [bound] });
  });

  it('by another field is refused beyond the bound, and nothing is read', async () => {
    const asked = listOf(1_000_000, { sort: '-size' }, orders);
    await expect(asked).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ in: 'query', field: '/sort', code: tooManyToSortCode }] },
    });
  });

  it('by another field is given up to the bound, which tells no orders', async () => {
    const page = await listOf(countBound, { sort: '-size' }, orders);
    expect(page).toMatchObject({ shown: 10, totalCount: countBound });
    expect(page.orders).toBeUndefined();
  });
});

describe('countUpTo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('of which only the number is wanted reads no rows, and counts to the bound', async () => {
    const read = vi.fn(() => Promise.resolve([]));
    const spec = { fields: {}, search: [], sort: 'id', key: table.id, where: [] };
    const counted = (rows: number) =>
      countAlone(() =>
        listPage({ pageSize: 1 }, spec, read, (_where, most) =>
          Promise.resolve(Math.min(rows, most ?? rows)),
        ),
      );
    expect(await counted(31)).toMatchObject({ totalCount: 31, isTotalExact: true, results: [] });
    expect(await counted(1_000_000)).toMatchObject({ totalCount: bound, isTotalExact: false });
    expect(read).not.toHaveBeenCalled();
  });

  it('stops at the most that is asked for', async () => {
    const { db } = test.client;
    const all = await db.$count(roleGrants);
    const select = () => db.select(oneColumn).from(roleGrants).$dynamic();
    expect(all).toBeGreaterThan(3);
    expect(await countUpTo(db, select(), undefined)).toBe(all);
    expect(await countUpTo(db, select(), 3)).toBe(3);
    expect(await countUpTo(db, select(), all + 1)).toBe(all);
  });
});
