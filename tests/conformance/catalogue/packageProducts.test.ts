import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueFaults } from '#contract/domain/messages/valueFaults.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
let productIds: number[];
beforeAll(async () => {
  test = await startCatalogue();
  const products = [];
  for (let at = 0; at < 4; at += 1) {
    products.push(
      await test.product({
        requiredActivationParameters: [{ name: 'startDate', type: 'date', required: true }],
      }),
    );
  }
  productIds = products.map(({ id }) => id);
});
afterAll(() => test.close());

const product = (at: number): number => productIds[at] ?? 0;

interface WithMappings {
  id: number;
  version: number;
  packageProductMappings: { quantity: number; allocationBp: number; products: { id: number }[] }[];
}

const sharesOf = ({ packageProductMappings }: WithMappings) =>
  packageProductMappings.map(({ allocationBp, products: [of] }) => [of?.id, allocationBp]);

const unmap = (packageId: number, ...ids: number[]) =>
  test.admin.call('DELETE', '/sapna/v2/package-products/delete-mappings', {
    body: { packageId, productIds: ids },
  });

describe('create-mappings', () => {
  it('maps a product as the specification nests it', async () => {
    const { id } = await test.package();
    const answer = ok(
      await test.map(id, {
        productId: product(0),
        quantity: 5,
        activationParameters: { promotedDays: 30, cities: ['Pune'] },
      }),
    );
    expect(answer).toMatchObject({ id, version: 2 });
    expect(answer.packageProductMappings).toEqual([
      {
        id: expect.any(Number),
        quantity: 5,
        allocationBp: 10_000,
        activationParameters: { promotedDays: 30, cities: ['Pune'] },
        products: [
          {
            id: product(0),
            name: expect.any(String),
            requiredActivationParameters: [{ name: 'startDate', type: 'date', required: true }],
          },
        ],
      },
    ]);
    expect((await test.history('packages', id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      before: { packageProductMappings: [] },
      after: { packageProductMappings: [{ quantity: 5, allocationBp: 10_000 }] },
    });
  });

  it('splits by largest remainder when no share is given (T52)', async () => {
    const { id } = await test.package();
    const answer = ok<WithMappings>(
      await test.map(id, ...[0, 1, 2].map(at => ({ productId: product(at) }))),
    );
    expect(sharesOf(answer)).toEqual([
      [product(0), 3334],
      [product(1), 3333],
      [product(2), 3333],
    ]);
  });

  it('changes what is mapped, and adds beside it', async () => {
    const { id } = await test.package();
    ok(await test.map(id, { productId: product(0) }));
    const answer = ok<WithMappings>(
      await test.map(
        id,
        { productId: product(0), allocationBp: 6667, quantity: 2 },
        { productId: product(1), allocationBp: 3333 },
      ),
    );
    expect(sharesOf(answer)).toEqual([
      [product(0), 6667],
      [product(1), 3333],
    ]);
    expect(answer.packageProductMappings.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('writes nothing when all is as asked', async () => {
    const { id } = await test.package();
    ok(await test.map(id, { productId: product(0), quantity: 3 }));
    expect(ok(await test.map(id, { productId: product(0), quantity: 3 })).version).toBe(2);
  });

  const allocation = 'Allocation percentage is not 100 for given package id';
  it.each<[string, () => object[], number, [string, string][]]>([
    [
      'less than 100 percent',
      () => [{ productId: product(0), allocationBp: 9999 }],
      422,
      [['/products', allocation]],
    ],
    [
      'more than 100 percent',
      () => [
        { productId: product(0), allocationBp: 10_000 },
        { productId: product(1), allocationBp: 1 },
      ],
      422,
      [['/products', allocation]],
    ],
    [
      'some shares without the others',
      () => [{ productId: product(0), allocationBp: 10_000 }, { productId: product(1) }],
      422,
      [
        [
          '/products/1/allocationBp',
          'Enter the allocation for every product of the list, or for none.',
        ],
      ],
    ],
    [
      'a product twice',
      () => [{ productId: product(0) }, { productId: product(0) }],
      422,
      [['/products/1/productId', 'This product is already in the list.']],
    ],
    [
      'a product that does not exist',
      () => [{ productId: 999_999 }],
      422,
      [['/products/0/productId', 'Invalid ID selected in dropdown field']],
    ],
    ['no product', () => [], 422, [['/products', 'Choose at least 1.']]],
    [
      'a share above the whole',
      () => [{ productId: product(0), allocationBp: 10_001 }],
      422,
      [['/products/0/allocationBp', 'Enter 10000 or less.']],
    ],
    [
      'an unknown field',
      () => [{ productId: product(0), price: 1 }],
      400,
      [['/products/0/price', 'There is no field named "price".']],
    ],
  ])('refuses %s', async (_case, list, status, errors) => {
    const { id } = await test.package();
    const response = await test.map(id, ...list());
    expect(response.statusCode).toBe(status);
    const told = response.json().errors as { field: string; message: string }[];
    expect(told.map(({ field, message }) => [field, message])).toEqual(errors);
    expect(ok(await test.admin.get(`/sapna/v2/get-packages/details/${id}`))).toMatchObject({
      version: 1,
      packageProductMappings: [],
    });
  });

  it('refuses an older version of the package, and one that does not exist', async () => {
    const { id } = await test.package();
    ok(await test.map(id, { productId: product(0) }));
    const response = await test.admin.post(`/sapna/v2/package-products/create-mappings/${id}`, {
      products: [{ productId: product(1) }],
      version: 1,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current: { id, version: 2 } });
    expect((await test.map(999_999, { productId: product(0) })).statusCode).toBe(404);
  });
});

describe('delete-mappings', () => {
  const mapped = async () => {
    const { id } = await test.package();
    ok(
      await test.map(
        id,
        { productId: product(0), allocationBp: 5000 },
        { productId: product(1), allocationBp: 3000 },
        { productId: product(2), allocationBp: 2000 },
      ),
    );
    return id;
  };

  it('takes products out; the rest makes 100 percent again in proportion (T52)', async () => {
    const id = await mapped();
    const answer = ok<WithMappings>(await unmap(id, product(2)));
    expect(sharesOf(answer)).toEqual([
      [product(0), 6250],
      [product(1), 3750],
    ]);
    expect((await test.history('packages', id)).at(-1)).toMatchObject({
      action: 'update',
      version: 3,
    });
    expect(
      ok<WithMappings>(await unmap(id, product(0), product(1))).packageProductMappings,
    ).toEqual([]);
    expect(sharesOf(ok(await test.map(id, { productId: product(2) })))).toEqual([
      [product(2), 10_000],
    ]);
  });

  it.each<[string, (id: number) => string]>([
    ['joined by commas', id => `packageId=${id}&productIds=${product(0)},${product(1)}`],
    ['repeated', id => `packageId=${id}&productIds=${product(0)}&productIds=${product(1)}`],
  ])('reads the query, ids %s (T119)', async (_case, query) => {
    const id = await mapped();
    const answer = ok<WithMappings>(
      await test.admin.call('DELETE', `/sapna/v2/package-products/delete-mappings?${query(id)}`),
    );
    expect(sharesOf(answer)).toEqual([[product(2), 10_000]]);
  });

  it('refuses a product that is not mapped, and removes none', async () => {
    const id = await mapped();
    const response = await unmap(id, product(0), product(3));
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([
      {
        field: '/productIds/1',
        message: `The product ${product(3)} is not mapped to this package.`,
      },
    ]);
    expect(
      ok<WithMappings>(await test.admin.get(`/sapna/v2/get-packages/details/${id}`))
        .packageProductMappings,
    ).toHaveLength(3);
  });

  it('refuses what is missing or not there', async () => {
    const path = '/sapna/v2/package-products/delete-mappings';
    const none = await test.admin.call('DELETE', path);
    expect(none.statusCode).toBe(422);
    expect(none.json().errors).toMatchObject([{ field: '/packageId' }, { field: '/productIds' }]);
    expect((await unmap(999_999, 1)).statusCode).toBe(404);
    expect(
      (await test.admin.call('DELETE', path, { query: { packageId: 1, productIds: 'x' } }))
        .statusCode,
    ).toBe(422);
  });

  it('refuses a list of products that somebody has changed meanwhile', async () => {
    const { id, version } = await test.package();
    ok(await test.map(id, { productId: product(0) }));
    const stale = await test.admin.call('DELETE', '/sapna/v2/package-products/delete-mappings', {
      body: { packageId: id, productIds: [product(0)], version },
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: { id, version: 2 } });
  });
});

describe('activation parameters of a list', () => {
  it.each([
    ['soon', { code: 'date', ...valueFaults.day }],
    ['2026-11-21', null],
  ])('%j for a date', async (startDate, fault) => {
    const { id } = await test.package();
    const answer = await test.map(id, {
      productId: product(0),
      activationParameters: { startDate },
    });
    expect(answer.statusCode).toBe(fault === null ? 200 : 422);
    if (fault === null) return;
    expect(answer.json().errors).toEqual([
      { in: 'body', field: '/products/0/activationParameters/startDate', ...fault },
    ]);
  });
});
