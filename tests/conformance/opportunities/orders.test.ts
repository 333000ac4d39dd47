import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deal, type Deals } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

const list = async (query: Record<string, string>) =>
  ok<{ results: Deal[]; totalCount: number; isTotalExact: boolean }>(
    await test.as('admin').then(admin => admin.get('/sapna/v2/opportunity', { query })),
  );

const rename = (id: number, name: string) =>
  test.client.db.update(accounts).set({ name }).where(eq(accounts.id, id));

describe('decision 0239: the name of the account stands in the deal', () => {
  it('of a new deal, and follows the account', async () => {
    const deal = await test.log('agent');
    const accountId = test.held('agent').id;
    const stored = async () =>
      (
        await test.client.db
          .select({ name: opportunities.accountName })
          .from(opportunities)
          .where(eq(opportunities.id, deal.id))
      )[0]?.name;
    const [account] = await test.client.db
      .select({ name: accounts.name })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    expect(await stored()).toBe(account?.name);
    await rename(accountId, 'Zanskar Properties');
    expect(await stored()).toBe('Zanskar Properties');
    expect((await test.page('agent', deal.id))['accountName']).toBe('Zanskar Properties');
  });

  it('so that words of the deal and of the account find it together', async () => {
    const deal = await test.log('agent', { name: 'Monsoon order' });
    await rename(test.held('agent').id, 'Zanskar Properties');
    const found = async (search: string) =>
      (await list({ search })).results.some(({ id }) => id === deal.id);
    expect(await found('monsoon zanskar')).toBe(true);
    expect(await found('zanskar')).toBe(true);
    expect(await found('monsoon ladakh')).toBe(false);
    await rename(test.held('agent').id, 'Ladakh Properties');
    expect(await found('monsoon ladakh')).toBe(true);
  });
});

describe('an order of the list of deals', () => {
  it.each(['name', 'accountName', 'dealValue', 'collectedAmount', 'pendingCollectionAmount'])(
    'by %s is the same backwards, without a gap or a double',
    async field => {
      const pageSize = '1000';
      const up = await list({ sort: field, pageSize });
      const down = await list({ sort: `-${field}`, pageSize });
      const more = await list({ sort: field, pageSize, page: '1' });
      const ids = up.results.map(({ id }) => id);
      expect(new Set([...ids, ...more.results.map(({ id }) => id)]).size).toBe(2000);
      const values = up.results.map(row => row[field] as string | number);
      const compare = (one: string | number, other: string | number) =>
        typeof one === 'number'
          ? one - Number(other)
          : one.toLowerCase() < String(other).toLowerCase()
            ? -1
            : 1;
      for (const [at, value] of values.slice(1).entries())
        if (value !== values[at]) expect(compare(value, values[at] ?? 0)).toBeGreaterThan(0);
      const last = down.results.map(row => row[field] as string | number);
      expect(compare(last[0] ?? 0, values.at(-1) ?? 0)).toBeGreaterThanOrEqual(0);
    },
  );
});
