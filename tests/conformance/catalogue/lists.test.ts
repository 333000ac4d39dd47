import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownPages } from '#contract/domain/lists/shownPages.ts';
import schema from '#form-schemas/package.schema.json' with { type: 'json' };
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

interface Row {
  id: number;
  name: string;
  status: string;
  basePricePaise?: number;
  durationDays: number;
  packageFamilyId: number;
  packageFamilyName: string;
  active: boolean;
  activeUntil?: string;
}

interface Answer {
  results: Row[];
  totalCount: number;
  totalPages: number;
  hasNextPage: boolean;
}

type Query = Record<string, string | number | boolean>;
const list = async (query: Query = {}) =>
  ok<Answer>(await test.admin.get('/sapna/v2/get-packages', { query }));

it('shows 10 a page, newest change first', async () => {
  const newest = await test.package();
  const { results } = await list();
  expect(results).toHaveLength(10);
  expect(results[0]?.id).toBe(newest.id);
});

it('T62 shows one number of pages on every page, and past the end', async () => {
  const { totalCount } = await list();
  const pages = Math.ceil(totalCount / 100);
  for (let page = 0; page <= pages; page += 1) {
    const answer = await list({ page, pageSize: 100 });
    expect(answer.totalCount).toBe(totalCount);
    expect(shownPages(answer)).toBe(pages);
  }
});

it('takes the parameters that the specification sends; 0 narrows nothing (T74)', async () => {
  const all = await list();
  const asked = await list({ promoted_entity_type_id: 2, slot_status_id: 0 });
  expect(asked.totalCount).toBe(all.totalCount);
});

it('narrows by family, and by active_only', async () => {
  const family = await test.family();
  const packageFamilyId = family.id;
  const kept = await test.package({ packageFamilyId, activeUntil: '2026-11-20' });
  await test.package({ packageFamilyId, activeUntil: '2026-11-19' });
  await test.package({ packageFamilyId, active: false });
  expect((await list({ package_family_id: family.id })).totalCount).toBe(3);
  const active = await list({ package_family_id: family.id, active_only: true });
  expect(active.results.map(({ id }) => id)).toEqual([kept.id]);
});

describe.each([
  'name',
  'packageFamilyName',
  'basePricePaise',
  'durationDays',
  'status',
  'activeUntil',
] as const)('sorts by %s', field => {
  it.each([field, `-${field}`])('%s', async sort => {
    const { results } = await list({ sort, pageSize: 1000 });
    const values = results.map(row => {
      const value = row[field];
      // Choices have their own order (T40).
      if (field === 'status') return schema.properties.status.enum.indexOf(String(value));
      const isCaseless = field === 'name' || field === 'packageFamilyName';
      return isCaseless ? String(value).toLowerCase() : value;
    });
    const given = values.filter(value => value !== undefined);
    // Records without a value come last, both ways.
    expect(values.slice(0, given.length)).toEqual(given);
    expect(new Set(given).size).toBeGreaterThan(1);
    const isOrdered = given.every((value, at) => {
      const earlier = given[at - 1];
      if (earlier === undefined || value === undefined) return true;
      return sort.startsWith('-') ? earlier >= value : earlier <= value;
    });
    expect(isOrdered).toBe(true);
  });
});

it('sorts by several fields', async () => {
  const { results } = await list({ sort: '-durationDays,name', pageSize: 1000 });
  const sorted = results.toSorted(
    (a, b) =>
      b.durationDays - a.durationDays || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
  );
  expect(results.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
});

it('filters with the browser’s grammar', async () => {
  const { results, totalCount } = await list({
    filters: 'status==Live;(durationDays=in=(30,60),name=like=PREMIUM)',
    pageSize: 1000,
  });
  expect(totalCount).toBe(results.length);
  expect(totalCount).toBeGreaterThan(0);
  for (const row of results) {
    expect(row.status).toBe('Live');
    expect([30, 60].includes(row.durationDays) || /premium/i.test(row.name)).toBe(true);
  }
});

it('searches words in name and display name', async () => {
  const made = await test.package({ name: 'Zephyr 100%_sure', displayName: 'Kite' });
  for (const search of ['zephyr', 'kite ZEPHYR', '100%_s', '  kite  ']) {
    expect((await list({ search })).results.map(({ id }) => id)).toEqual([made.id]);
  }
  expect((await list({ search: 'kite nothing' })).totalCount).toBe(0);
  expect((await list({ search: '   ' })).totalCount).toBe((await list()).totalCount);
});

describe('refuses what it does not know', () => {
  it.each<[string, Query, number, string]>([
    [
      'a field of the filter',
      { filters: 'packageFamily==1' },
      400,
      'did you mean "packageFamilyId"?',
    ],
    ['a field of the order', { sort: '-updatedat' }, 400, 'did you mean "updatedAt"?'],
    [
      'a column of the database',
      { filters: 'deletedAt=empty=true' },
      400,
      'there is no field named "deletedAt"',
    ],
    ['an operator', { filters: 'durationDays=like=3' }, 400, '"durationDays" knows no =like='],
    ['a value', { filters: 'activeUntil==soon' }, 400, '"activeUntil" must be a day'],
    ['broken grammar', { filters: 'name==(' }, 400, 'Expected'],
    ['a parameter', { family: 1 }, 400, 'There is no field named "family".'],
    ['a negative page', { page: -1 }, 422, 'Enter 0 or more.'],
    ['a huge page size', { pageSize: 1001 }, 422, 'Enter 1000 or less.'],
    [
      'a long filter',
      { filters: `name==${'x'.repeat(4000)}` },
      422,
      'Enter at most 4000 characters.',
    ],
    [
      'too many orders',
      { sort: 'id,name,title,status,active,hsnCode' },
      400,
      'name at most 5 fields',
    ],
  ])('%s', async (_case, query, status, words) => {
    const response = await test.admin.get('/sapna/v2/get-packages', { query });
    expect(response.statusCode).toBe(status);
    const { message, errors } = response.json();
    expect(errors).toMatchObject([{ in: 'query' }]);
    expect(errors[0].hint ?? message).toContain(words);
    // Names of fields are for those who write requests.
    if (errors[0].hint)
      expect(message).toMatch(/^This list cannot be (sorted|filtered) in this way/);
  });

  it('a page that no table has is just empty', async () => {
    expect((await list({ page: 9_007_199_254_740_991 })).results).toEqual([]);
  });
});

describe('package parameters', () => {
  it('lists each name and type once, with all values', async () => {
    await test.package({
      requiredPricingParameters: [{ name: 'plan', type: 'enum', allowedValues: ['b', 'a'] }],
    });
    await test.package({
      requiredPricingParameters: [
        { name: 'plan', type: 'enum', allowedValues: ['c', 'a'] },
        { name: 'plan b', type: 'string' },
      ],
    });
    const { results } = ok<{ results: { name: string }[] }>(
      await test.admin.get('/sapna/v1/package-parameters'),
    );
    expect(results.filter(({ name }) => name.startsWith('plan'))).toEqual([
      { name: 'plan', type: 'enum', allowedValues: ['a', 'b', 'c'], packageCount: 2 },
      { name: 'plan b', type: 'string', allowedValues: [], packageCount: 1 },
    ]);
    expect(results.map(({ name }) => name)).toContain('localityName');
  });
});

describe('package cities', () => {
  interface Cities {
    results: { city_id: number; uuid: string; label: string; state: string; zone: string }[];
    totalCount: number;
  }
  const citiesOf = async (id: number) =>
    ok<Cities>(await test.admin.get(`/sapna/v1/packages/${id}/cities`));

  it('are the city list for package 232, and all sold cities without a price per city', async () => {
    const all = await citiesOf(232);
    expect(all.totalCount).toBe(all.results.length);
    expect(all.results[0]).toEqual({
      city_id: expect.any(Number),
      uuid: expect.any(String),
      label: expect.any(String),
      state: expect.any(String),
      zone: expect.any(String),
    });
    const free = await test.package({ isPriceApplicable: false });
    expect(await citiesOf(free.id)).toEqual(all);
    const everywhere = await test.package();
    expect((await citiesOf(everywhere.id)).results).toEqual([]);
    await test.price(everywhere.id, { from: null, until: null });
    expect(await citiesOf(everywhere.id)).toEqual(all);
  });

  it('are those of the prices in force', async () => {
    const { results } = await citiesOf(232);
    const [first, second] = results;
    const { id } = await test.package();
    await test.price(id, { from: '2026-11-20', until: null }, 1, 'a', first?.city_id);
    await test.price(id, { from: '2026-11-21', until: null }, 1, 'b', second?.city_id);
    expect((await citiesOf(id)).results).toEqual([first]);
  });

  it('of no package are not there', async () => {
    expect((await test.admin.get('/sapna/v1/packages/999999/cities')).statusCode).toBe(404);
  });
});
