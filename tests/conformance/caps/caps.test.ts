import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, startCatalogue, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';

interface Cap {
  id: number;
  level: string;
  productId: number;
  limit: number;
  version: number;
}

let test: Catalogue;
let cityIds: number[];
beforeAll(async () => {
  test = await startCatalogue();
  const cities = await test.admin.get('/petra/data/v2/entity/city', { query: { pageSize: 2 } });
  cityIds = ok<{ results: { id: number }[] }>(cities).results.map(({ id }) => id);
});
afterAll(() => test.close());

const city = (at = 0): number => cityIds[at] ?? 0;
const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

const newProduct = async (): Promise<number> => (await test.product()).id;
const post = (fields: object) =>
  test.admin.post('/sapna/v1/cap', { level: 'PAN_INDIA', limit: 10, ...december, ...fields });
const put = (id: number, body: object) => test.admin.put(`/sapna/v1/cap/${id}`, body);
const made = async (fields: object = {}): Promise<Cap> =>
  ok<Cap>(await post({ productId: await newProduct(), ...fields }));
const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

const invalidChoice = 'Invalid ID selected in dropdown field';
const order = 'Start Date should be earlier than or equal to End Date';

describe('create and read', () => {
  it('presents the record with the names of what it refers to', async () => {
    const product = await test.product();
    const item = await test.package();
    const event = ok(await test.admin.post('/sapna/event', { name: 'Cap Event', ...december }));
    const fields = {
      level: 'INDIVIDUAL_CITY',
      cityId: city(),
      productId: product.id,
      packageId: item.id,
      eventId: event.id,
      limit: 0,
      ...december,
    };
    const cap = ok<Cap>(await post(fields));
    expect(cap).toEqual({
      ...fields,
      id: expect.any(Number),
      sold: 0,
      left: 0,
      cityName: expect.any(String),
      productName: product.name,
      packageName: item.name,
      eventName: 'Cap Event',
      active: true,
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    const query = { filters: `id==${cap.id}` };
    expect(ok(await test.admin.get('/sapna/v1/cap/all-caps', { query }))).toEqual({
      results: [cap],
      totalPages: 1,
      hasNextPage: false,
      totalCount: 1,
      isTotalExact: true,
    });
    expect(await test.history('caps', cap.id)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { limit: 0, product: product.name } },
    ]);
  });

  it.each(['level=in=(CITY,PAN_INDIA)', 'limit=gt=50', 'endDate=ge=2026-11-20', 'cityName=like=a'])(
    'lists by %s',
    async filters => {
      const response = await test.admin.get('/sapna/v1/cap/all-caps', { query: { filters } });
      expect(ok<{ totalCount: number }>(response).totalCount).toBeGreaterThan(0);
    },
  );

  it.each<[string, () => object, number, string[][]]>([
    [
      'one city without a city',
      () => ({ level: 'INDIVIDUAL_CITY' }),
      422,
      [['/cityId', 'Choose the city that this cap is for.']],
    ],
    [
      'each city with a city',
      () => ({ level: 'CITY', cityId: city() }),
      422,
      [['/cityId', 'Choose a city only for a cap on one named city.']],
    ],
    [
      'India with a city',
      () => ({ cityId: city() }),
      422,
      [['/cityId', 'Choose a city only for a cap on one named city.']],
    ],
    ['an end before the start', () => ({ startDate: '2027-01-01' }), 422, [['/startDate', order]]],
    [
      'references that do not exist, each named',
      () => ({
        level: 'INDIVIDUAL_CITY',
        productId: 99_999_999,
        cityId: 99_999_999,
        packageId: 99_999_999,
        eventId: 99_999_999,
      }),
      422,
      [
        ['/productId', invalidChoice],
        ['/cityId', invalidChoice],
        ['/packageId', invalidChoice],
        ['/eventId', invalidChoice],
      ],
    ],
    ['a figure below none', () => ({ limit: -1 }), 422, [['/limit', 'Enter 0 or more.']]],
    [
      'a figure that is no number',
      () => ({ limit: '10' }),
      422,
      [['/limit', 'Enter a whole number.']],
    ],
    [
      'an unknown level',
      () => ({ level: 'STATE' }),
      422,
      [['/level', 'Choose one of: INDIVIDUAL_CITY, CITY, PAN_INDIA.']],
    ],
  ])('refuses %s', async (_case, fields, status, errors) => {
    const response = await post({ productId: await newProduct(), ...fields() });
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors);
  });
});

describe('one figure a day for what a cap counts', () => {
  it.each<[string, () => object, boolean]>([
    ['the same days', () => ({}), false],
    ['one shared day', () => ({ startDate: '2026-12-31', endDate: '2027-01-31' }), false],
    ['days around it', () => ({ startDate: '2026-01-01', endDate: '2027-12-31' }), false],
    ['the day after it', () => ({ startDate: '2027-01-01', endDate: '2027-01-31' }), true],
    ['the day before it', () => ({ startDate: '2026-11-01', endDate: '2026-11-30' }), true],
    ['another level', () => ({ level: 'CITY' }), true],
    ['a named city', () => ({ level: 'INDIVIDUAL_CITY', cityId: city() }), true],
    ['it switched off', () => ({ active: false }), true],
  ])('%s', async (_case, fields, isTaken) => {
    const first = await made();
    const response = await post({ productId: first.productId, ...fields() });
    if (isTaken) ok(response);
    else
      expect(faults(response)).toEqual([
        [
          '/startDate',
          `Cap ${first.id} already covers this from 2026-12-01 to 2026-12-31. Change that one, or choose other days.`,
        ],
      ]);
  });

  it('counts cities, packages and events apart', async () => {
    const productId = await newProduct();
    const packageId = (await test.package()).id;
    const oneCity = { productId, level: 'INDIVIDUAL_CITY' };
    ok(await post({ ...oneCity, cityId: city(0) }));
    ok(await post({ ...oneCity, cityId: city(1) }));
    ok(await post({ ...oneCity, cityId: city(0), packageId }));
    expect((await post({ ...oneCity, cityId: city(0), packageId })).statusCode).toBe(422);
  });

  it('lets one of eight people have the days who choose them at once', async () => {
    const productId = await newProduct();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ productId })));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect([accepted.length, new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([
      1,
      new Set([200, 422]),
    ]);
  });

  it('holds when a cap is moved or switched on again', async () => {
    const first = await made();
    const { productId } = first;
    const other = await made({ productId, startDate: '2027-01-01', endDate: '2027-01-31' });
    const off = await made({ productId, active: false });
    expect((await put(other.id, { startDate: '2026-12-31', version: 1 })).statusCode).toBe(422);
    expect((await put(off.id, { active: true, version: 1 })).statusCode).toBe(422);
    ok(await put(first.id, { active: false, version: 1 }));
    ok(await put(off.id, { active: true, version: 1 }));
  });
});

describe('update', () => {
  it('leaves the level with its city only, one way and the other', async () => {
    const cap = await made({ level: 'INDIVIDUAL_CITY', cityId: city() });
    expect(faults(await put(cap.id, { level: 'CITY', cityId: city(1), version: 1 }))).toEqual([
      ['/cityId', 'Choose a city only for a cap on one named city.'],
    ]);
    const wide = ok(await put(cap.id, { level: 'CITY', version: 1 }));
    expect(wide).not.toHaveProperty('cityId');
    expect((await put(cap.id, { level: 'INDIVIDUAL_CITY', version: 2 })).statusCode).toBe(422);
    ok(await put(cap.id, { level: 'INDIVIDUAL_CITY', cityId: city(1), version: 2 }));
  });
});

describe('delete', () => {
  const remove = (id: number, options: object = {}) =>
    test.admin.call('DELETE', `/sapna/v1/cap/${id}`, options);

  it('leaves the days to another', async () => {
    const cap = await made();
    ok(await remove(cap.id));
    expect(await made({ productId: cap.productId })).toMatchObject({ version: 1 });
  });

  it.each(['query', 'body'])('refuses an older version in the %s', async place => {
    const cap = await made();
    const current = ok(await put(cap.id, { limit: 11, version: 1 }));
    const response = await remove(cap.id, { [place]: { version: 1 } });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current });
  });
});
