import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, row, startProvider } from '../provider.fixture.ts';

const rows = [row(1), row(2)];
const counted = (totalCount: number, isTotalExact: boolean) => ({
  ...page(rows, totalCount),
  hasNextPage: true,
  isTotalExact,
});
const asked = (number: number) => ({ pagination: { page: number, perPage: 2 } });

/** What of each address says how its rows are counted. */
const totals = (sent: readonly string[]) =>
  sent.map(address => /total=(\w+)/.exec(address)?.[1] ?? 'bounded');

describe('decision 0239: the number of rows of a list', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is not counted again for the next page of the same rows', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(counted(10_001, false), counted(5, false));
    expect(await provider.getList('packages', asked(1))).toMatchObject({
      total: 10_001,
      meta: { isTotalExact: false, isTotalAtLeast: true },
    });
    expect(await provider.getList('packages', asked(2))).toMatchObject({
      total: 10_001,
      pageInfo: { hasNextPage: true },
      meta: { isTotalExact: false, isTotalAtLeast: true },
    });
    expect(totals(sent())).toEqual(['bounded', 'none']);
  });

  it('stays the exact one that an earlier page told', async () => {
    const { provider, network } = startProvider();
    network.reply(counted(31, true), counted(5, false));
    await provider.getList('packages', asked(1));
    const second = await provider.getList('packages', asked(2));
    expect(second).toMatchObject({ total: 31, meta: { pages: 16, isTotalExact: true } });
    expect(second.meta).not.toHaveProperty('isTotalAtLeast');
  });

  it('is counted for other rows, for a page that is opened first, and after a minute', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(...Array.from({ length: 4 }, () => counted(10_001, false)));
    await provider.getList('packages', asked(3));
    await provider.getList('packages', asked(4));
    await provider.getList('packages', { ...asked(2), filter: { active: true } });
    vi.advanceTimersByTime(60_001);
    await provider.getList('packages', asked(5));
    expect(totals(sent())).toEqual(['bounded', 'none', 'bounded', 'bounded']);
  });

  it('tells the orders of so many rows on each of their pages', async () => {
    const { provider, network } = startProvider();
    network.reply({ ...counted(10_001, false), orders: ['name'] }, counted(5, false));
    for (const number of [1, 2])
      expect((await provider.getList('packages', asked(number))).meta).toMatchObject({
        orders: ['name'],
      });
  });

  it('is never asked of a call that does not say how it counts', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(page(rows, 31), page(rows, 31));
    await provider.getList('packages', asked(1));
    await provider.getList('packages', asked(2));
    expect(totals(sent())).toEqual(['bounded', 'bounded']);
  });

  it('is the exact one where that is asked for', async () => {
    const { provider, network, sent } = startProvider();
    network.reply(counted(1_000_000, true));
    const { total } = await provider.getList('packages', { ...asked(1), meta: { total: 'exact' } });
    expect(total).toBe(1_000_000);
    expect(totals(sent())).toEqual(['exact']);
  });
});

it('decision 0239: a page far behind the first is asked by where the one before ended', async () => {
  const { provider, network, sent } = startProvider();
  network.reply(
    { ...counted(10_001, false), next: 'here' },
    counted(10_001, false),
    counted(10_001, false),
    counted(10_001, false),
  );
  await provider.getList('packages', asked(9000));
  await provider.getList('packages', asked(9001));
  await provider.getList('packages', asked(9002));
  await provider.getList('packages', { ...asked(9001), sort: { field: 'name', order: 'DESC' } });
  expect(sent().map(address => /after=(\w+)/.exec(address)?.[1])).toEqual([
    undefined,
    'here',
    undefined,
    undefined,
  ]);
});
