import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluate } from '#contract/rules/evaluate.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

type Range = [string | null, string | null, number?];

/** Today is 20 November 2026. */
const rows: [string, Record<string, unknown>, Range[], string, number | undefined][] = [
  ['a price in force', {}, [['2026-11-20', null, 5000]], 'Live', 5000],
  [
    'the lowest of those in force',
    {},
    [
      [null, null, 7000],
      ['2026-01-01', '2026-11-21', 6000],
      ['2027-01-01', null, 1],
    ],
    'Live',
    6000,
  ],
  ['a price of 0', {}, [[null, null, 0]], 'Live', 0],
  ['a price that begins tomorrow', {}, [['2026-11-21', null]], 'Starts later', undefined],
  ['a price that ended yesterday', {}, [['2026-01-01', '2026-11-20']], 'Price missing', undefined],
  ['no price', {}, [], 'Price missing', undefined],
  ['no price needed', { isPriceApplicable: false }, [], 'Live', undefined],
  ['the last day', { activeUntil: '2026-11-20' }, [['2026-01-01', null, 5000]], 'Live', 5000],
  [
    'over since yesterday',
    { activeUntil: '2026-11-19' },
    [['2026-01-01', null, 5000]],
    'Stopped',
    5000,
  ],
  ['over before it was priced', { activeUntil: '2026-11-19' }, [], 'Stopped', undefined],
  ['switched off, priced', { active: false }, [['2026-01-01', null, 5000]], 'Stopped', 5000],
  [
    'switched off, priced from today',
    { active: false },
    [['2026-11-20', null, 5000]],
    'Stopped',
    5000,
  ],
  [
    'switched off, priced once',
    { active: false },
    [['2025-01-01', '2026-01-01']],
    'Stopped',
    undefined,
  ],
  [
    'switched off, priced from tomorrow',
    { active: false },
    [['2026-11-21', null]],
    'Draft',
    undefined,
  ],
  ['switched off, never priced', { active: false }, [], 'Draft', undefined],
  [
    'switched off, no price needed',
    { active: false, isPriceApplicable: false },
    [],
    'Stopped',
    undefined,
  ],
];

describe('the status of a package', () => {
  it.each(rows)('%s', async (_case, fields, prices, status, basePricePaise) => {
    const { id } = await test.package(fields);
    for (const [at, [from, until, paise]] of prices.entries()) {
      await test.price(id, { from, until }, paise ?? 9000, String(at));
    }
    const record = ok(await test.admin.get(`/sapna/v2/get-packages/details/${id}`));
    expect(record.status).toBe(status);
    expect(record.basePricePaise).toBe(basePricePaise);
    for (const other of ['Live', 'Draft', 'Stopped', 'Price missing', 'Starts later']) {
      const query = { filters: `id==${id};status=="${other}"` };
      const page = ok<{ totalCount: number }>(
        await test.admin.get('/sapna/v2/get-packages', { query }),
      );
      expect(page.totalCount).toBe(other === status ? 1 : 0);
    }
  });
});

describe('the list of packages', () => {
  const screen = readScreens().get('packages');
  if (screen?.type !== 'records') throw new Error('Packages are records');

  it('tells of each package that has no price today, also where one starts later', () => {
    const view = screen.list.views.find(({ name }) => name === 'price-missing');
    const shown = ['Live', 'Draft', 'Stopped', 'Price missing', 'Starts later'].filter(status =>
      evaluate(view?.where ?? false, { record: { status }, user: {}, today: '2026-11-20' }),
    );
    expect(shown).toEqual(['Price missing', 'Starts later']);
  });

  it('is filtered by the price in force', async () => {
    expect(screen.list.filters).toContain('basePricePaise');
    const { id } = await test.package({});
    await test.price(id, { from: '2026-01-01', until: null }, 123_400, 'x');
    const found = async (condition: string) =>
      ok<{ totalCount: number }>(
        await test.admin.get('/sapna/v2/get-packages', {
          query: { filters: `id==${id};basePricePaise${condition}` },
        }),
      ).totalCount;
    expect([await found('=ge=123400'), await found('=gt=123400')]).toEqual([1, 0]);
  });
});
