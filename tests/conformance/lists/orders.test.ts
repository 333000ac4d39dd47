import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { planOf, recordSelects } from './recordSelects.ts';

/*
 * A list that grows with the company names the orders that an index gives (`Call.orders`, decision record 0239): each is read
 * without looking at all rows, both ways, and so are the rows of its first page and of a search.
 */

const test = await startTestApp();
afterAll(() => test.close());
const selects = recordSelects(test.services.db);
const dialect = new PgDialect({ casing: 'snake_case' });
const isPage = (statement: SQL): boolean =>
  / order by .* limit /.test(dialect.sqlToQuery(statement).sql);
// Rows of one package are few in any order.
const large = callList.filter(({ orders, path }) => orders && !path.includes('{'));

const readOf = async (
  call: (typeof large)[number],
  query: Record<string, string | number>,
): Promise<SQL> => {
  const caller = await test.as(whoMay(call.access));
  selects.take();
  ok(await caller.call(call.method, call.path, { query: { pageSize: 10, ...query } }));
  const [rows] = selects.take().filter(statement => isPage(statement));
  if (!rows) throw new Error(`${call.id} reads no page`);
  return rows;
};

describe.each(large.map(call => [call.id, call] as const))('%s', (_id, call) => {
  const { orders = [] } = call;
  it.each(['', ...orders.flatMap(field => [field, `-${field}`])])(
    'sorted by "%s" reads an index',
    async sort => {
      const rows = await readOf(call, sort === '' ? {} : { sort });
      const plan = await planOf(test.client.db, rows, ['seqscan', 'sort', 'hashjoin', 'mergejoin']);
      // What the rows come from stands first; what stands alike is put in order by its id, some rows at a time.
      const [above = ''] = plan.split(/Scan (?:Backward )?using /, 1);
      expect(above, plan).toMatch(/Index (Only )?$/);
      expect(above.replaceAll('Incremental Sort', ''), plan).not.toMatch(/\bSort\b(?! Key)/);
    },
  );

  it('a search reads an index of words', async () => {
    const rows = await readOf(call, { search: 'zebra' });
    const plan = await planOf(test.client.db, rows, ['seqscan', 'indexscan', 'indexonlyscan']);
    expect(plan).toMatch(/Index Cond: .*~~/);
  });
});
