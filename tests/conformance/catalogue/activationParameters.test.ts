import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageProductMappings } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

interface Whole {
  version: number;
  packageProductMappings: { activationParameters: object; products: { id: number }[] }[];
}

/** A package with one product that starts on a day and may have a language. */
const prepared = async () => {
  const { id: productId } = await test.product({
    requiredActivationParameters: [
      { name: 'startDate', type: 'date', required: true },
      { name: 'language', type: 'enum', allowedValues: ['0', '1'] },
    ],
  });
  const { id } = await test.package();
  ok(await test.map(id, { productId }));
  const update = (activationParameters: unknown, own: object = {}) =>
    test.admin.put(`/sapna/v2/package-products/activation-parameters/${id}`, {
      productId,
      activationParameters,
      ...own,
    });
  return { id, productId, update };
};

describe('activation parameters of a mapped product', () => {
  it('are changed as a part of the package, with its history', async () => {
    const { id, update } = await prepared();
    const values = { startDate: '2026-12-01', language: 0, promotedDays: 30 };
    const answer = ok<Whole>(await update({ ...values, note: '' }, { version: 2 }));
    expect(answer.version).toBe(3);
    expect(answer.packageProductMappings[0]?.activationParameters).toEqual(values);
    expect((await test.history('packages', id)).at(-1)).toMatchObject({
      action: 'update',
      version: 3,
    });
    expect(ok<Whole>(await update(values)).version).toBe(3);
  });

  it('may be JSON text (T99)', async () => {
    const { update } = await prepared();
    const answer = ok<Whole>(await update('{"startDate":"2026-12-01"}'));
    expect(answer.packageProductMappings[0]?.activationParameters).toEqual({
      startDate: '2026-12-01',
    });
  });

  it.each<[string, unknown, object, number, string | undefined, string]>([
    [
      'text that is no JSON',
      '{"startDate"',
      {},
      422,
      '/activationParameters',
      'This must be an object, or JSON text of one.',
    ],
    [
      'a day of another form',
      { startDate: '1/12/2026' },
      {},
      422,
      '/activationParameters/startDate',
      'This must be a day such as 2026-11-21.',
    ],
    [
      'another language',
      { language: 2 },
      {},
      422,
      '/activationParameters/language',
      'Choose one of: 0, 1.',
    ],
    [
      'a product that is not mapped',
      {},
      { productId: 999_999 },
      422,
      '/productId',
      'The product 999999 is not mapped to this package.',
    ],
    [
      'a stale version',
      {},
      { version: 1 },
      409,
      undefined,
      'Someone else changed this package in the meantime.',
    ],
  ])('are refused with %s', async (_case, values, own, status, field, message) => {
    const { update } = await prepared();
    const answer = await update(values, own);
    const { errors, ...refusal } = answer.json<{ message: string; errors?: { field: string }[] }>();
    expect([answer.statusCode, errors?.[0]?.field, refusal.message]).toEqual([
      status,
      field,
      message,
    ]);
  });

  it('stay while the shares of the package do not make 100 percent (T52)', async () => {
    const { id, update } = await prepared();
    await test.client.db
      .update(packageProductMappings)
      .set({ allocationBp: 9_999 })
      .where(eq(packageProductMappings.packageId, id));
    expect((await update({ language: 1 })).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Allocation percentage is not 100 for given package id',
    });
  });

  it('stay once NetSuite has the package (T51)', async () => {
    const { id, update } = await prepared();
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [id] }));
    expect((await update({ language: 1 })).json()).toMatchObject({
      code: 'CONFLICT',
      message:
        'NetSuite is enabled: only display name, description and active until can be changed.',
    });
  });
});
