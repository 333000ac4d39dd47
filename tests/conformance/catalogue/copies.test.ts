import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePrices, packageProductMappings, packages } from '#backend/database/schema/index.ts';
import { newName, ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

describe('a copied family', () => {
  it('takes packages, products and prices that hold, with NetSuite off and a history', async () => {
    const source = await test.family();
    const product = await test.product();
    const first = await test.package({
      packageFamilyId: source.id,
      name: 'First',
      activeUntil: '2026-11-19',
    });
    const second = await test.package({
      packageFamilyId: source.id,
      name: 'Second',
      activeUntil: '2026-12-31',
    });
    ok(
      await test.map(first.id, {
        productId: product.id,
        quantity: 7,
        activationParameters: { city: 'Pune' },
      }),
    );
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [first.id] }));
    await test.price(first.id, { from: '2025-01-01', until: '2026-01-01' });
    await test.price(first.id, { from: '2026-01-01', until: null }, 250_000);

    const copy = ok(
      await test.admin.post(
        '/sapna/v2/get-package-families/create',
        { name: newName('Copy'), clientTypeId: 3 },
        { query: { copyFromPackageFamilyId: source.id } },
      ),
    );
    expect(copy).toMatchObject({ clientTypeId: 3, packageCount: 2, version: 1 });
    const { db } = test.client;
    const copies = await db
      .select()
      .from(packages)
      .where(eq(packages.packageFamilyId, copy.id))
      .orderBy(packages.name);
    expect(copies).toMatchObject([
      { name: 'First', isNetsuiteEnabled: false, clientTypeId: 3, version: 1, activeUntil: null },
      { name: 'Second', isNetsuiteEnabled: false, clientTypeId: 3, activeUntil: '2026-12-31' },
    ]);
    const copiedId = copies[0]?.id ?? 0;
    expect(
      await db
        .select()
        .from(packageProductMappings)
        .where(eq(packageProductMappings.packageId, copiedId)),
    ).toMatchObject([
      {
        productId: product.id,
        quantity: 7,
        allocationBp: 10_000,
        activationParameters: { city: 'Pune' },
      },
    ]);
    expect(
      await db.select().from(packagePrices).where(eq(packagePrices.packageId, copiedId)),
    ).toMatchObject([{ pricePaise: 250_000, effective: { from: '2026-01-01', until: null } }]);
    expect(await test.history('package-families', copy.id)).toMatchObject([
      { action: 'copy', before: null, after: { copiedFrom: source.id } },
    ]);
    expect(await test.history('packages', copiedId)).toMatchObject([
      { action: 'copy', after: { copiedFrom: first.id, isNetsuiteEnabled: false } },
    ]);
    expect(second.activeUntil).toBe('2026-12-31');
  });

  it('leaves nothing behind when the name is taken', async () => {
    const source = await test.package();
    const taken = await test.family();
    const before = await test.client.db.$count(packages);
    const response = await test.admin.post(
      '/sapna/v2/get-package-families/create',
      { name: String(taken.name).toUpperCase(), clientTypeId: 1 },
      { query: { copyFromPackageFamilyId: Number(source.packageFamilyId) } },
    );
    expect(response.statusCode).toBe(422);
    expect(await test.client.db.$count(packages)).toBe(before);
  });
});

describe('a copied package', () => {
  const copy = (body?: object, query = {}) =>
    test.admin.post('/sapna/v2/package/copy', body, { query });

  it.each(['body', 'query'])('reads its parameters from the %s', async place => {
    const source = await test.package({ displayName: 'Shown' });
    const family = await test.family({ clientTypeId: 2 });
    ok(await test.map(source.id, { productId: (await test.product()).id, quantity: 4 }));
    await test.price(source.id, { from: '2026-01-01', until: null }, 90_000);
    const asked = {
      copyFromPackageId: source.id,
      copyToPackageFamilyId: family.id,
      newPackageName: newName('Copied'),
    };
    const made = ok(place === 'body' ? await copy(asked) : await copy(undefined, asked));
    expect(made).toMatchObject({
      name: asked.newPackageName,
      displayName: 'Shown',
      packageFamilyId: family.id,
      clientTypeId: 2,
      basePricePaise: 90_000,
      status: 'Live',
      version: 1,
      packageProductMappings: [{ quantity: 4, allocationBp: 10_000 }],
    });
  });

  it('starts with NetSuite off (T50)', async () => {
    const source = await test.package();
    ok(await test.map(source.id, { productId: (await test.product()).id }));
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [source.id] }));
    const made = ok(
      await copy({
        copyFromPackageId: source.id,
        copyToPackageFamilyId: source.packageFamilyId,
        newPackageName: newName('Copied'),
      }),
    );
    expect(made.isNetsuiteEnabled).toBe(false);
  });

  it('refuses what is missing, taken or not there', async () => {
    const source = await test.package();
    const asked = {
      copyFromPackageId: source.id,
      copyToPackageFamilyId: source.packageFamilyId,
      newPackageName: 'x',
    };
    const none = await copy({});
    expect(none.statusCode).toBe(422);
    expect(none.json().errors.map((error: { field: string }) => error.field)).toEqual([
      '/copyFromPackageId',
      '/copyToPackageFamilyId',
      '/newPackageName',
    ]);
    const taken = await copy({ ...asked, newPackageName: source.name });
    expect(taken.json().errors).toMatchObject([{ field: '/newPackageName', code: 'duplicate' }]);
    expect((await copy({ ...asked, copyFromPackageId: 999_999 })).statusCode).toBe(404);
    const nowhere = await copy({ ...asked, copyToPackageFamilyId: 999_999 });
    expect(nowhere.json().errors).toMatchObject([
      { field: '/copyToPackageFamilyId', message: 'Invalid ID selected in dropdown field' },
    ]);
    expect((await copy({ ...asked, colour: 'red' })).statusCode).toBe(400);
  });
});
