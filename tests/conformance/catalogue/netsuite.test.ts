import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

const enable = (body?: object, query = {}) =>
  test.admin.put('/sapna/v1/packages/enable-netsuite', body, { query });

const ready = async (fields = {}) => {
  const made = await test.package(fields);
  return ok(await test.map(made.id, { productId: (await test.product()).id }));
};

const enabled = async () => {
  const made = await ready();
  ok(await enable({ ids: [made.id] }));
  return { id: made.id, name: made['name'], version: 3 };
};

interface Results {
  results: { id: number; isNetsuiteEnabled: boolean; message?: string }[];
}

describe('enable (T50)', () => {
  it('answers each item in the order asked, the first decides; what cannot be enabled says why', async () => {
    const [one, two, empty] = [await ready(), await ready(), await test.package()];
    const { results } = ok<Results>(await enable({ ids: [two.id, empty.id, one.id] }));
    expect(results).toEqual([
      { id: two.id, name: two.name, isNetsuiteEnabled: true, version: 3 },
      {
        id: empty.id,
        name: empty.name,
        isNetsuiteEnabled: false,
        version: 1,
        message: 'Allocation percentage is not 100 for given package id',
      },
      { id: one.id, name: one.name, isNetsuiteEnabled: true, version: 3 },
    ]);
    expect((await test.history('packages', two.id)).at(-1)).toMatchObject({
      action: 'enable-netsuite',
      before: { isNetsuiteEnabled: false },
      after: { isNetsuiteEnabled: true },
    });
    expect(await test.history('packages', empty.id)).toHaveLength(1);
  });

  it('enables a whole family', async () => {
    const family = await test.family();
    const one = await ready({ packageFamilyId: family.id });
    const two = await ready({ packageFamilyId: family.id });
    const { results } = ok<Results>(await enable(undefined, { package_family_id: family.id }));
    expect(results).toMatchObject([
      { id: one.id, isNetsuiteEnabled: true },
      { id: two.id, isNetsuiteEnabled: true },
    ]);
  });

  it('leaves what is on as it is', async () => {
    const { id } = await enabled();
    expect(ok<Results>(await enable({ ids: [id] })).results).toMatchObject([
      { id, isNetsuiteEnabled: true, version: 3 },
    ]);
    expect(
      (await test.history('packages', id)).filter(({ action }) => action === 'enable-netsuite'),
    ).toHaveLength(1);
  });

  it('never switches off', async () => {
    const on = await enabled();
    const off = await test.package();
    const response = await enable({ ids: [off.id, on.id], isNetsuiteEnabled: false });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(
      'The Netsuite flag cannot be switched off once it is enabled.',
    );
    expect(ok<Results>(await enable({ ids: [off.id], isNetsuiteEnabled: false })).results).toEqual([
      { id: off.id, name: off.name, isNetsuiteEnabled: false, version: 1 },
    ]);
  });

  it('refuses nobody, strangers to the family, and what does not exist', async () => {
    const { id } = await ready();
    const family = await test.family();
    expect((await enable({})).json().errors).toMatchObject([{ field: '/ids' }]);
    expect((await enable(undefined)).statusCode).toBe(422);
    expect((await enable({ ids: [] })).statusCode).toBe(422);
    expect(
      (await enable({ ids: [id] }, { package_family_id: family.id })).json().errors,
    ).toMatchObject([{ field: '/ids/0', code: 'family' }]);
    expect((await enable(undefined, { package_family_id: family.id })).statusCode).toBe(404);
    expect((await enable({ ids: [id, 999_999] })).statusCode).toBe(404);
    expect(ok(await test.admin.get(`/sapna/v2/get-packages/details/${id}`)).isNetsuiteEnabled).toBe(
      false,
    );
  });
});

describe('once it is on (T51)', () => {
  const locked =
    'NetSuite is enabled: only display name, description and active until can be changed.';

  it('display name, description and active until still change', async () => {
    const { id, version } = await enabled();
    const open = { displayName: 'New', description: 'New', activeUntil: '2027-06-30' };
    expect(
      ok(await test.admin.put(`/sapna/v2/get-packages/update/${id}`, { ...open, version })),
    ).toMatchObject(open);
  });

  it.each<[string, unknown]>([
    ['name', 'Other'],
    ['packageFamilyId', 1],
    ['title', 'Basic'],
    ['agentType', 'FoS'],
    ['durationDays', 31],
    ['hsnCode', '847170'],
    ['isPriceApplicable', false],
    ['requiredPricingParameters', [{ name: 'a', type: 'string' }]],
    ['active', false],
  ])('%s is refused on its field', async (field, value) => {
    const { id, version } = await enabled();
    const response = await test.admin.put(`/sapna/v2/get-packages/update/${id}`, {
      [field]: value,
      displayName: 'New',
      version,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      { in: 'body', field: `/${field}`, code: 'locked', message: locked },
    ]);
  });

  it('a locked field may be sent as it is', async () => {
    const { id, name, version } = await enabled();
    const sent = { name, agentType: 'Both', description: 'New', version };
    expect(ok(await test.admin.put(`/sapna/v2/get-packages/update/${id}`, sent)).version).toBe(4);
  });

  it.each<[string, (id: number) => ReturnType<Catalogue['map']>, string]>([
    [
      'adding a product',
      async id => test.map(id, { productId: (await test.product()).id }),
      'Adding not allowed as Netsuite Flag is enabled for this package',
    ],
    [
      'taking a product out',
      id =>
        test.admin.call('DELETE', '/sapna/v2/package-products/delete-mappings', {
          query: { packageId: id, productIds: '1' },
        }),
      'Deleting not allowed as Netsuite Flag is enabled for this package',
    ],
    [
      'deleting the package',
      id => test.admin.put('/sapna/v2/get-packages/delete', { ids: [id] }),
      'Deleting not allowed as Netsuite Flag is enabled for this package',
    ],
  ])('refuses %s in the words of the specification', async (_case, act, message) => {
    const { id, version } = await enabled();
    const response = await act(id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'CONFLICT', message });
    expect(ok(await test.admin.get(`/sapna/v2/get-packages/details/${id}`)).version).toBe(version);
  });
});
