import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunities } from '#backend/database/schema/index.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
let giver: Caller;
let opportunity: { id: number; name: string };
beforeAll(async () => {
  test = await startCatalogue();
  giver = await test.as('admin');
  [opportunity = { id: 0, name: '' }] = await test.client.db.select().from(opportunities).limit(1);
});
afterAll(() => test.close());

const base = '/sapna/v1/complimentary-products';
const good = async (own: object = {}) => ({
  productId: (await test.product()).id,
  quantity: 2,
  opportunityId: opportunity.id,
  ...own,
});

describe('complimentary products', () => {
  it('are added, listed and removed, each with its history', async () => {
    const body = await good({
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      reason: ' For the delay ',
    });
    const made = ok(await giver.post(`${base}/add`, body));
    expect(made).toEqual({
      ...body,
      id: expect.any(Number),
      productName: expect.any(String),
      opportunityName: opportunity.name,
      days: 31,
      reason: 'For the delay',
      active: true,
      version: 1,
      updatedAt: expect.any(String),
      updatedByName: expect.any(String),
    });
    const filters = `opportunityId==${opportunity.id};id==${made.id};days==31`;
    const list = ok<{ results: unknown[] }>(await giver.get(base, { query: { filters } }));
    expect(list.results).toEqual([made]);
    ok(await giver.put(`${base}/delete`, { ids: [made.id] }));
    const history = await test.history('complimentary-products', made.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'delete']);
    expect((await giver.put(`${base}/delete`, { ids: [made.id] })).statusCode).toBe(404);
  });

  it('come with a package of the catalogue', async () => {
    const { id: packageId, name } = await test.package();
    const body = await good({ packageId, opportunityId: null });
    expect(ok(await giver.post(`${base}/add`, body))).toMatchObject({
      packageId,
      packageName: name,
    });
  });

  const either = 'Choose either a package or an opportunity.';
  const invalid = 'Invalid ID selected in dropdown field';
  it.each<[string, object, number, [string, string]]>([
    ['no product', { productId: undefined }, 422, ['/productId', 'This field is required.']],
    ['an unknown product', { productId: 999_999 }, 422, ['/productId', invalid]],
    ['no quantity', { quantity: undefined }, 422, ['/quantity', 'This field is required.']],
    ['a quantity of 0', { quantity: 0 }, 422, ['/quantity', 'Enter 1 or more.']],
    ['nothing to come with', { opportunityId: null }, 422, ['/packageId', either]],
    ['two things to come with', { packageId: 1 }, 422, ['/packageId', either]],
    ['an unknown opportunity', { opportunityId: 999_999 }, 422, ['/opportunityId', invalid]],
    [
      'an unknown package',
      { opportunityId: null, packageId: 999_999 },
      422,
      ['/packageId', invalid],
    ],
    [
      'an end before the start',
      { startDate: '2026-12-02', endDate: '2026-12-01' },
      422,
      ['/endDate', 'Start Date should be earlier than or equal to End Date'],
    ],
    ['an unknown field', { gift: true }, 400, ['/gift', 'There is no field named "gift".']],
  ])('are refused with %s', async (_case, own, status, error) => {
    const answer = await giver.post(`${base}/add`, await good(own));
    const told = answer.json<{ errors: { field: string; message: string }[] }>().errors;
    expect([answer.statusCode, ...told.map(({ field, message }) => [field, message])]).toEqual([
      status,
      error,
    ]);
  });

  it.each([
    ['POST', 'add', 'You are not authorized to add Complimentary Products.'],
    ['PUT', 'delete', 'You are not authorized to add Complimentary Products.'],
    ['GET', '', 'You are not authorized to view Complimentary Products.'],
  ] as const)('%s %s tells who may not why not', async (method, verb, message) => {
    const answer = await test.admin.call(method, verb ? `${base}/${verb}` : base);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'FORBIDDEN', message }]);
  });

  it('are seen by sales managers, who cannot add', async () => {
    const manager = await test.as('sales-manager');
    expect((await manager.get(base)).statusCode).toBe(200);
    expect((await manager.post(`${base}/add`, await good())).json()).toMatchObject({
      message: 'You are not authorized to add Complimentary Products.',
    });
  });
});
