import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from '#contract/calls/paging.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import { writePlace } from '#backend/query/pagePlace.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/*
 * Pages far behind the first begin where the one before ended, and are the same as those that are counted off (decision
 * record 0239).
 */

const test = await startTestApp();
afterAll(() => test.close());
const admin = await test.as('admin');
const deals = '/sapna/v2/opportunity';

const pageOf = async (path: string, query: Record<string, string | number>) =>
  ok<Page<{ id: number }>>(await admin.get(path, { query: { pageSize: 20, ...query } }));
const idsOf = ({ results }: Page<{ id: number }>) => results.map(({ id }) => id);

/** What a deal holds in an order, as the database writes it. */
const valueOf = async (id: number, column: string): Promise<string> => {
  const { rows } = (await test.client.db.execute(
    sql`select (${sql.raw(column)})::text as value from opportunities where id = ${id}`,
  )) as { rows: { value: string }[] };
  return rows[0]?.value ?? '';
};

describe.each([
  ['name', 'lower(name)'],
  ['accountName', 'lower(account_name)'],
  ['dealValue', 'deal_value_paise'],
  ['pendingCollectionAmount', 'deal_value_paise - collected_paise'],
  ['updatedAt', 'updated_at'],
  ['id', 'id'],
])('deals by %s', (field, column) => {
  it.each([field, `-${field}`])('%s go on behind a place', async sort => {
    for (const page of [0, 7, 100]) {
      const last = idsOf(await pageOf(deals, { sort, page })).at(-1) ?? 0;
      const after = writePlace(sort, { value: await valueOf(last, column), id: last });
      const counted = await pageOf(deals, { sort, page: page + 1 });
      const placed = await pageOf(deals, { sort, page: page + 1, after });
      expect(placed).toEqual(counted);
      expect(idsOf(placed)).toHaveLength(20);
    }
  });
});

it('a page beyond the bound tells where the next begins, and that one where its next does', async () => {
  const calls = '/console/v1/agent-calls';
  const first = countBound / 20 - 1;
  const asked = { sort: '-startedAt', total: 'none' };
  expect(await pageOf(calls, { ...asked, page: first - 1 })).not.toHaveProperty('next');
  let { next = '' } = await pageOf(calls, { ...asked, page: first });
  for (let page = first + 1; page < first + 4; page += 1) {
    const placed = await pageOf(calls, { ...asked, page, after: next });
    expect(idsOf(placed)).toEqual(idsOf(await pageOf(calls, { ...asked, page })));
    next = placed.next ?? '';
  }
  expect(next).not.toBe('');
});

it.each([
  ['of another order', 'name', writePlace('-name', { value: 'a', id: 1 })],
  ['that no page told', 'name', 'bm9uc2Vuc2U'],
  [
    'in an order with rows that have no value',
    'fupTime',
    writePlace('fupTime', { value: 'a', id: 1 }),
  ],
])('a place %s is refused', async (_, sort, after) => {
  const answer = await admin.get(deals, { query: { sort, after } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ in: 'query', field: '/after' }] });
});
