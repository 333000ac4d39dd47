import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packages } from '#backend/database/schema/index.ts';
import { ok } from '../catalogue/startCatalogue.ts';
import { startPricing, type Price, type Pricing } from './startPricing.ts';

let test: Pricing;
beforeAll(async () => {
  test = await startPricing();
});
afterAll(() => test.close());

const base = '/sapna/v2/package-price';
interface Rows {
  results: Price[];
  totalCount: number;
}

describe('adding a price', () => {
  it('keeps its parameters in canonical form, localities as JSON text', async () => {
    const item = await test.pricedPackage();
    const [one, other] = test.city.localities;
    const price = await test.addPrice(item.id, {
      pricing_parameters: {
        agentType: 'FoS',
        localityName: ` [ "${other}", "${one}","${one}" ] `,
        cityId: test.city.id,
      },
      effectiveUntil: '2027-03-31',
    });
    expect(price).toEqual({
      id: expect.any(Number),
      packageId: item.id,
      packageName: item.name,
      packageFamilyId: expect.any(Number),
      packageFamilyName: expect.any(String),
      pricing_parameters: {
        cityId: test.city.id,
        localityName: JSON.stringify([one, other]),
        agentType: 'FoS',
      },
      parameterText: `${one}, ${other} · FoS`,
      cityId: test.city.id,
      cityName: 'Pune',
      pricePaise: 500_000,
      effectiveFrom: '2026-04-01',
      effectiveUntil: '2027-03-31',
      status: 'In force',
      isNetsuiteEnabled: false,
      version: 1,
      updatedAt: expect.any(String),
      updatedByName: expect.any(String),
    });
    expect(await test.history('package-prices', price.id)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { pricePaise: 500_000 } },
    ]);
    expect(await test.stored(item.id)).toMatchObject([
      { cityId: test.city.id, localityId: expect.any(Number), regionId: null },
    ]);
  });

  it('takes a list for the JSON text, and drops what has no value (T74, T99)', async () => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id, {
      pricing_parameters: {
        cityId: test.city.id,
        localityName: [test.city.localities[0]],
        agentType: 'FoS',
        durationDays: null,
        note: '',
      },
      effectiveUntil: null,
    });
    expect(price['pricing_parameters']).toEqual({
      cityId: test.city.id,
      localityName: JSON.stringify([test.city.localities[0]]),
      agentType: 'FoS',
    });
    expect(price).not.toHaveProperty('effectiveUntil');
  });

  it('names the package in the body for the screen of all prices', async () => {
    const item = await test.package();
    const price = ok<Price>(
      await test.admin.post('/console/v1/package-prices', {
        packageId: item.id,
        pricePaise: 1,
        effectiveFrom: '2027-01-01',
      }),
    );
    expect(price).toMatchObject({
      packageId: item.id,
      pricing_parameters: {},
      status: 'Starts later',
    });
    const refused = await test.admin.post('/console/v1/package-prices', {
      packageId: 999_999,
      pricePaise: 1,
      effectiveFrom: '2027-01-01',
    });
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: '/packageId', message: 'Invalid ID selected in dropdown field' }],
    });
  });
});

describe('lists', () => {
  it('tells the prices of one package, and 404 for one that does not exist', async () => {
    const item = await test.pricedPackage();
    const later = await test.addPrice(item.id, { effectiveFrom: '2027-04-01' });
    const now = await test.addPrice(item.id, { effectiveUntil: '2027-03-31' });
    const { results, totalCount } = ok<Rows>(
      await test.admin.get(`${base}/${item.id}?sort=effectiveFrom`),
    );
    expect([results.map(({ id }) => id), totalCount]).toEqual([[now.id, later.id], 2]);
    const inForce = ok<Rows>(await test.admin.get(`${base}/${item.id}?filters=status=="In force"`));
    expect(inForce.results.map(({ id }) => id)).toEqual([now.id]);
    expect((await test.admin.get(`${base}/999999`)).statusCode).toBe(404);
  });

  it.each([
    ['packageId', (price: Price) => `packageId==${price.packageId}`],
    ['family', (price: Price) => `packageFamilyId==${String(price['packageFamilyId'])}`],
    ['city and package', (price: Price) => `cityId==${test.city.id};packageId==${price.packageId}`],
    ['days', (price: Price) => `effectiveUntil==2026-12-31;packageId==${price.packageId}`],
  ])('filters all prices by %s', async (_what, filters) => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id, { effectiveUntil: '2026-12-31' });
    const { results } = ok<Rows>(
      await test.admin.get('/console/v1/package-prices', { query: { filters: filters(price) } }),
    );
    expect(results.map(({ id }) => id)).toEqual([price.id]);
  });

  it('leaves out what belongs to a removed package', async () => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id);
    ok(await test.admin.put('/sapna/v2/get-packages/delete', { ids: [item.id] }));
    const { results } = ok<Rows>(
      await test.admin.get(`/console/v1/package-prices?filters=id==${price.id}`),
    );
    expect(results).toEqual([]);
  });
});

describe('a long page', () => {
  const page = async (query: Record<string, string | number>) =>
    ok<Rows>(await test.admin.get('/console/v1/package-prices', { query }));

  it.each([
    ['-pricePaise', 'pricePaise=gt=0'],
    ['cityName,-updatedAt', 'pricePaise=gt=0'],
    ['packageFamilyName', 'id=gt=0'],
    ['packageName', 'packageFamilyName=like=e'],
    ['updatedByName,-id', 'isNetsuiteEnabled=in=(true,false)'],
    ['-updatedAt', 'status=like=force;packageName=like=e'],
    ['id', 'cityName=like=a'],
  ])('ordered by %s where %s has the rows of the short ones', async (sort, filters) => {
    const long = await page({ pageSize: 600, sort, filters });
    const short = await Promise.all(
      [0, 1, 2, 3, 4].map(at => page({ pageSize: 100, page: at, sort, filters })),
    );
    expect(long.results.length).toBeGreaterThan(100);
    expect(long.results.slice(0, 500)).toEqual(short.flatMap(({ results }) => results));
    expect(long.totalCount).toBe(short[0]?.totalCount);
  });

  it('leaves out what belongs to a removed package', async () => {
    const item = await test.pricedPackage();
    const { id } = await test.addPrice(item.id);
    const ids = async () =>
      (await page({ pageSize: 1000, sort: '-id' })).results.map(price => price.id);
    expect(await ids()).toContain(id);
    await test.client.db
      .update(packages)
      .set({ deletedAt: new Date() })
      .where(eq(packages.id, item.id));
    expect(await ids()).not.toContain(id);
  });
});

describe('changing and removing', () => {
  it('changes what is sent, with one history entry', async () => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id, { effectiveUntil: '2027-03-31' });
    const update = (body: object) => test.admin.put(`${base}/updatePackagePrice/${price.id}`, body);
    const changed = ok<Price>(
      await update({ version: 1, pricePaise: 0.5e6 + 1, effectiveUntil: null }),
    );
    expect(changed).toMatchObject({ version: 2, pricePaise: 500_001, effectiveFrom: '2026-04-01' });
    expect(changed).not.toHaveProperty('effectiveUntil');
    expect(ok(await update({ version: 2, pricePaise: 500_001 })).version).toBe(2);
    expect((await test.history('package-prices', price.id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      before: { pricePaise: 500_000, effectiveUntil: '2027-03-31' },
      after: { pricePaise: 500_001 },
    });
    const stale = await update({ version: 1, pricePaise: 9 });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'STALE_VERSION', current: { version: 2 } },
    ]);
  });

  it('removes all or none', async () => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id);
    const refused = await test.admin.put(`${base}/delete`, { ids: [price.id, 999_999] });
    expect(refused.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await test.stored(item.id)).toHaveLength(1);
    ok(await test.admin.put(`${base}/delete`, { ids: [price.id], versions: { [price.id]: 1 } }));
    expect(await test.stored(item.id)).toEqual([]);
  });
});
