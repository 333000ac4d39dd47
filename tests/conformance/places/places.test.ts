import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { cities, localities, monetizableCities } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let agent: Caller;
let delhi: number;
beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('owner-agent');
  const [city] = await test.client.db.select().from(cities).where(eq(cities.name, 'Delhi'));
  delhi = city?.id ?? 0;
});
afterAll(() => test.close());

interface Suggested {
  results: { localityId: number; localityName: string; cityId: number; regionName?: string }[];
  totalCount: number;
}

const suggest = async (query: Record<string, string | number>) =>
  ok<Suggested>(await agent.get('/sapna/v1/locality-suggest', { query }));

describe('suggested localities (T67)', () => {
  it.each([[{}], [{ text: '' }], [{ text: '   ' }]])('are none for %j', async query => {
    expect(await suggest(query as Record<string, string>)).toEqual({ results: [], totalCount: 0 });
  });

  it('hold the words, those that begin with them first, with the region they are in', async () => {
    const [known] = await test.client.db
      .select()
      .from(localities)
      .where(eq(localities.cityId, delhi));
    const name = known?.name ?? '';
    const { results } = await suggest({ text: ` ${name.toUpperCase()} `, cityId: delhi });
    expect(results[0]).toMatchObject({
      localityId: known?.id,
      localityName: name,
      cityId: delhi,
      cityName: 'Delhi',
      regionName: expect.stringContaining('Delhi'),
    });
  });

  it('begin with the text before they merely hold it', async () => {
    const { results } = await suggest({ text: 'na', rows: 100 });
    const begins = results.map(({ localityName }) => /^na/i.test(localityName));
    expect(begins).toContain(true);
    expect(begins).toContain(false);
    expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('say how many more there are (T69)', async () => {
    const { results, totalCount } = await suggest({ text: 'nagar', rows: 3 });
    expect(results).toHaveLength(3);
    expect(totalCount).toBeGreaterThan(3);
  });

  it('take the text as it is: no wildcards', async () => {
    expect((await suggest({ text: '%' })).totalCount).toBe(0);
    expect((await agent.get('/sapna/v1/locality-suggest?rows=0')).statusCode).toBe(422);
  });
});

describe('lists of places', () => {
  it('localities of a city', async () => {
    const query = { filters: `cityId==${delhi}`, pageSize: 5, sort: 'name' };
    const page = ok<{ results: { cityId: number; name: string }[]; totalCount: number }>(
      await agent.get('/sapna/v1/locality', { query }),
    );
    expect(page.results).toHaveLength(5);
    expect(new Set(page.results.map(({ cityId }) => cityId))).toEqual(new Set([delhi]));
    const names = page.results.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it.each(['regionName=like=delhi', 'regionId=out=(1)', 'uuid=="no such"'])(
    'localities by %s',
    async filters => {
      expect((await agent.get('/sapna/v1/locality', { query: { filters } })).statusCode).toBe(200);
    },
  );

  it('mappings by city, region and locality', async () => {
    const query = { filters: `cityId==${delhi}`, pageSize: 1000 };
    const { results } = ok<{ results: { regionName: string; localityName: string }[] }>(
      await agent.get('/sapna/v1/locality-region-mapping', { query }),
    );
    expect(results.length).toBeGreaterThan(20);
    const keys = results.map(row => `${row.regionName}|${row.localityName}`.toLowerCase());
    expect(keys).toEqual(keys.toSorted());
  });

  it('subscription regions under the name of the product', async () => {
    const { results, totalCount } = ok<{ results: unknown[]; totalCount: number }>(
      await agent.get('/sapna/v1/nivaas-subscription-regions', { query: { search: 'south' } }),
    );
    expect(results[0]).toEqual({
      id: expect.any(Number),
      name: expect.stringMatching(/south/i),
      cityId: expect.any(Number),
      cityName: expect.any(String),
    });
    expect(totalCount).toBeGreaterThan(1);
    expect((await agent.get('/sapna/v1/%7Bproduct%7D-subscription-regions')).statusCode).toBe(404);
  });

  it('cities by tier', async () => {
    const path = '/sapna/v1/city-tier-mapping';
    interface Tiers {
      results: { tier: number; label: string }[];
      totalCount: number;
    }
    const all = ok<Tiers>(await agent.get(path));
    const first = ok<Tiers>(await agent.get(path, { query: { tier: 1 } }));
    expect(first.results).toContainEqual({
      city_id: delhi,
      uuid: expect.any(String),
      label: 'Delhi',
      state: 'Delhi',
      zone: 'North',
      tier: 1,
    });
    expect(new Set(first.results.map(({ tier }) => tier))).toEqual(new Set([1]));
    expect(all.totalCount).toBe(all.results.length);
    expect(all.totalCount).toBeGreaterThan(first.totalCount);
    expect((await agent.get(path, { query: { tier: 5 } })).statusCode).toBe(422);
  });
});

it('the demo data sells in cities', async () => {
  expect((await test.client.db.select().from(monetizableCities)).length).toBeGreaterThan(100);
});
