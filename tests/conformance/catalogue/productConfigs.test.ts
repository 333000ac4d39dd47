import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities, subscriptionRegions } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
let city: { uuid: string; name: string };
let region: { id: number; name: string };
beforeAll(async () => {
  test = await startCatalogue();
  const { db } = test.client;
  [city = { uuid: '', name: '' }] = await db.select().from(cities).limit(1);
  [region = { id: 0, name: '' }] = await db.select().from(subscriptionRegions).limit(1);
});
afterAll(() => test.close());

const base = '/sapna/v1/product-config';
const good = async () => ({
  productId: (await test.product()).id,
  parameters: {
    quantity: 5,
    promotedDays: 30,
    cityUUID: city.uuid,
    nivaasSubscriptionRegionId: region.id,
  },
});
const create = async () => ok(await test.admin.post(`${base}/create`, await good()));

describe('product configs', () => {
  it('are created, listed, changed and removed, each with its history', async () => {
    const body = await good();
    const made = ok(await test.admin.post(`${base}/create`, body));
    expect(made).toEqual({
      ...body,
      id: expect.any(Number),
      productName: expect.any(String),
      quantity: 5,
      promotedDays: 30,
      cityName: city.name,
      subscriptionRegionName: region.name,
      active: true,
      version: 1,
      updatedAt: expect.any(String),
      updatedByName: expect.any(String),
    });
    const list = await test.admin.get(`${base}?filters=id==${made.id};cityName=="${city.name}"`);
    expect(ok<{ results: unknown[] }>(list).results).toEqual([made]);
    const changed = ok(
      await test.admin.put(`${base}/update/${made.id}`, {
        version: 1,
        active: false,
        parameters: { quantity: 0 },
      }),
    );
    expect(changed).toMatchObject({ version: 2, active: false, parameters: { quantity: 0 } });
    ok(await test.admin.put(`${base}/delete`, { ids: [made.id], versions: { [made.id]: 2 } }));
    expect((await test.history('product-configs', made.id)).map(({ action }) => action)).toEqual([
      'create',
      'update',
      'delete',
    ]);
    const gone = await test.admin.get(`${base}?filters=id==${made.id}`);
    expect(ok<{ totalCount: number }>(gone).totalCount).toBe(0);
  });

  it.each([
    ['/sapna/v1/product-config/create', 'parameters', 20],
    ['/console/v1/package-prices', 'pricing_parameters', 50],
  ])('%s takes so many %s at most: %i', async (path, name, most) => {
    const asked = async (count: number) => {
      const parameters = Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`parameter${at}`, at]),
      );
      const answer = await test.admin.post(path, { [name]: parameters });
      return answer.json<{ errors: { field: string; code: string }[] }>().errors;
    };
    const tooMany = { field: `/${name}`, code: 'maxProperties' };
    expect(await asked(most + 1)).toContainEqual(expect.objectContaining(tooMany));
    expect(await asked(most)).not.toContainEqual(expect.objectContaining(tooMany));
  });

  it('write nothing when all is as it was, and refuse a stale version', async () => {
    const made = await create();
    const same = { version: 1, parameters: made['parameters'] };
    expect(ok(await test.admin.put(`${base}/update/${made.id}`, same)).version).toBe(1);
    ok(await test.admin.put(`${base}/update/${made.id}`, { version: 1, parameters: null }));
    const stale = await test.admin.put(`${base}/update/${made.id}`, { version: 1, active: false });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'STALE_VERSION', current: { version: 2, parameters: {} } },
    ]);
  });

  it.each<[string, object, number, [string, string][]]>([
    ['no product', { productId: undefined }, 422, [['/productId', 'This field is required.']]],
    [
      'an unknown product',
      { productId: 999_999 },
      422,
      [['/productId', 'Invalid ID selected in dropdown field']],
    ],
    [
      'an unknown field',
      { colour: 'red' },
      400,
      [['/colour', 'There is no field named "colour".']],
    ],
    [
      'an unknown parameter',
      { parameters: { colour: 'red' } },
      400,
      [['/parameters/colour', 'There is no field named "colour".']],
    ],
    [
      'parameters that do not fit',
      { parameters: { quantity: '5', promotedDays: 0, cityUUID: 'Pune' } },
      422,
      [
        ['/parameters/quantity', 'Enter a whole number from 0 to 1,000,000.'],
        ['/parameters/promotedDays', 'Enter a whole number of days from 1 to 3,650.'],
        ['/parameters/cityUUID', 'This must be the UUID of a city.'],
      ],
    ],
    [
      'places that do not exist',
      {
        parameters: {
          cityUUID: '00000000-0000-4000-8000-000000000000',
          nivaasSubscriptionRegionId: 999_999,
        },
      },
      422,
      [
        ['/parameters/cityUUID', 'Invalid ID selected in dropdown field'],
        ['/parameters/nivaasSubscriptionRegionId', 'Invalid ID selected in dropdown field'],
      ],
    ],
  ])('refuse %s', async (_case, own, status, errors) => {
    const answer = await test.admin.post(`${base}/create`, { ...(await good()), ...own });
    const told = answer.json<{ errors: { field: string; message: string }[] }>().errors;
    expect([answer.statusCode, told.map(({ field, message }) => [field, message])]).toEqual([
      status,
      errors,
    ]);
  });
});
