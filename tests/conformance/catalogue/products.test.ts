import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newName, ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

const base = '/sapna/v1/products';
const update = (id: number, body: object) => test.admin.put(`${base}/update/${id}`, body);
const remove = (body: object) => test.admin.put(`${base}/delete`, body);
const read = async (id: number) =>
  ok<{ results: unknown[] }>(await test.admin.get(base, { query: { filters: `id==${id}` } }))
    .results;

it('creates, and reads through the list', async () => {
  const fields = {
    name: 'Hoarding',
    productTypeId: 5,
    hsnCode: '847170',
    description: 'On the roadside',
    requiredActivationParameters: [
      { name: 'startDate', type: 'date', required: true },
      { name: 'size', type: 'enum', allowedValues: ['small', 'large'] },
    ],
    startDateMandatory: true,
    active: false,
  };
  const made = await test.product(fields);
  expect(made).toEqual({
    ...fields,
    requiredActivationParameters: [
      { name: 'startDate', type: 'date', required: true },
      { name: 'size', type: 'enum', required: false, allowedValues: ['small', 'large'] },
    ],
    id: expect.any(Number),
    version: 1,
    updatedAt: expect.stringMatching(/Z$/),
    updatedByName: expect.any(String),
  });
  expect(await read(made.id)).toEqual([made]);
  expect(await test.history('products', made.id)).toMatchObject([
    { action: 'create', before: null, after: { name: 'Hoarding', startDateMandatory: true } },
  ]);
});

describe('refusals of a new product', () => {
  const good = { name: 'Refused', productTypeId: 10, hsnCode: '998365' };
  it.each<[string, object, number, [string, string][]]>([
    [
      'nothing at all',
      {},
      422,
      ['name', 'productTypeId', 'hsnCode'].map(name => [`/${name}`, 'This field is required.']),
    ],
    [
      'an unknown type',
      { ...good, productTypeId: 11 },
      422,
      [['/productTypeId', 'Choose one of: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.']],
    ],
    [
      'a long description',
      { ...good, description: 'x'.repeat(1001) },
      422,
      [['/description', 'Enter at most 1000 characters.']],
    ],
    [
      'a parameter twice',
      {
        ...good,
        requiredActivationParameters: [
          { name: 'a', type: 'string' },
          { name: 'A', type: 'date' },
        ],
      },
      422,
      [['/requiredActivationParameters/1/name', '"A" is already in the list.']],
    ],
    [
      'an unknown field',
      { ...good, kind: 'stories' },
      400,
      [['/kind', 'There is no field named "kind".']],
    ],
  ])('%s', async (_case, body, status, errors) => {
    const response = await test.admin.post(`${base}/create`, body);
    expect(response.statusCode).toBe(status);
    const told = response.json().errors as { field: string; message: string }[];
    expect(told.map(({ field, message }) => [field, message])).toEqual(errors);
  });

  it('a name that is taken, letter case apart', async () => {
    const { name } = await test.product();
    const response = await test.admin.post(`${base}/create`, {
      ...good,
      name: String(name).toLowerCase(),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([
      {
        field: '/name',
        code: 'duplicate',
        message: `A product named "${String(name).toLowerCase()}" already exists.`,
      },
    ]);
  });
});

describe('update', () => {
  it('changes what is sent and clears by null', async () => {
    const made = await test.product({
      description: 'Old',
      requiredActivationParameters: [{ name: 'a', type: 'string' }],
    });
    const { description: _gone, ...rest } = made;
    const changed = ok(
      await update(made.id, { description: null, requiredActivationParameters: null, version: 1 }),
    );
    expect(changed).toEqual({
      ...rest,
      requiredActivationParameters: [],
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('leaves version and history alone when nothing changes', async () => {
    const { id, name } = await test.product();
    expect(ok(await update(id, { name, active: true, version: 1 })).version).toBe(1);
    expect(await test.history('products', id)).toHaveLength(1);
  });

  it('refuses an older version, a taken name, and what does not exist', async () => {
    const { id } = await test.product();
    const other = await test.product();
    const current = ok(await update(id, { active: false, version: 1 }));
    const stale = await update(id, { name: newName('Late'), version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current });
    expect((await update(id, { name: other.name, version: 2 })).json().errors).toMatchObject([
      { field: '/name' },
    ]);
    expect((await update(999_999, { active: false, version: 1 })).statusCode).toBe(404);
  });
});

describe('delete', () => {
  it('removes, with a history', async () => {
    const made = await test.product();
    ok(await remove({ ids: [made.id], versions: { [made.id]: 1 } }));
    expect(await read(made.id)).toEqual([]);
    expect((await test.history('products', made.id)).at(-1)).toMatchObject({
      action: 'delete',
      after: null,
    });
  });

  it('refuses while packages hold it, telling how many', async () => {
    const product = await test.product({ name: 'Held Product' });
    const free = await test.product();
    const [one, two] = [await test.package(), await test.package()];
    for (const { id } of [one, two]) ok(await test.map(id, { productId: product.id }));
    const response = await remove({ ids: [free.id, product.id] });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'CONFLICT',
      message: '"Held Product" is part of 2 packages. Remove it there first.',
      errors: [{ field: '/ids/1' }],
    });
    expect(await read(free.id)).toHaveLength(1);
    ok(await test.admin.put('/sapna/v2/get-packages/delete', { ids: [one.id, two.id] }));
    ok(await remove({ ids: [product.id] }));
  });
});
