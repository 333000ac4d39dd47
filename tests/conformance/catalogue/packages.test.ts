import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caps, complimentaryProducts } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

const base = '/sapna/v2/get-packages';
const details = async (id: number) => ok(await test.admin.get(`${base}/details/${id}`));
const update = (id: number, body: object) => test.admin.put(`${base}/update/${id}`, body);

describe('create and read', () => {
  it('presents the record alike in the list and on its own', async () => {
    const family = await test.family({ clientTypeId: 3 });
    const fields = {
      name: 'Owner Assist 90D',
      displayName: 'Assist',
      packageFamilyId: family.id,
      title: 'Assist +',
      agentType: 'Telesales',
      durationDays: 90,
      hsnCode: '998439',
      description: 'Runs ninety days',
      isPriceApplicable: true,
      requiredPricingParameters: [
        { name: 'localityName', type: 'json' },
        { name: 'agentType', type: 'enum', allowedValues: ['FoS', 'Both'] },
      ],
      activeUntil: '2027-03-31',
      active: true,
    };
    const made = await test.package({ ...fields, name: ' Owner Assist 90D ' });
    expect(made).toEqual({
      ...fields,
      requiredPricingParameters: [
        { name: 'localityName', type: 'json', allowedValues: [] },
        { name: 'agentType', type: 'enum', allowedValues: ['FoS', 'Both'] },
      ],
      id: expect.any(Number),
      packageFamilyName: family.name,
      clientTypeId: 3,
      packageProductMappings: [],
      isNetsuiteEnabled: false,
      status: 'Price missing',
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    expect(await details(made.id)).toEqual(made);
    const query = { filters: `id==${made.id}` };
    expect(ok(await test.admin.get(base, { query }))).toEqual({
      results: [made],
      totalPages: 1,
      hasNextPage: false,
      totalCount: 1,
      isTotalExact: true,
    });
    expect(await test.history('packages', made.id)).toMatchObject([
      {
        action: 'create',
        version: 1,
        before: null,
        after: { name: 'Owner Assist 90D', title: 'Assist +' },
      },
    ]);
  });

  it('takes a record without its optional fields, and null for them', async () => {
    const bare = await test.package();
    const empty = await test.package({
      displayName: null,
      title: null,
      description: '',
      requiredPricingParameters: null,
      activeUntil: null,
    });
    for (const made of [bare, empty]) {
      expect(made).toMatchObject({
        active: true,
        isPriceApplicable: true,
        requiredPricingParameters: [],
      });
      expect(Object.keys(made)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(displayName|title|description|activeUntil)$/),
        ]),
      );
    }
  });
});

describe('update', () => {
  it('changes one field and keeps the rest', async () => {
    const made = await test.package({ displayName: 'Shown', activeUntil: '2027-01-01' });
    const changed = ok(await update(made.id, { durationDays: 45, version: 1 }));
    expect(changed).toEqual({
      ...made,
      durationDays: 45,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect((await test.history('packages', made.id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      before: { durationDays: 30 },
      after: { durationDays: 45 },
    });
  });

  it('clears by null, and by empty text', async () => {
    const made = await test.package({
      displayName: 'Shown',
      description: 'Told',
      activeUntil: '2027-01-01',
    });
    const changed = ok(
      await update(made.id, { displayName: '', description: null, activeUntil: null, version: 1 }),
    );
    for (const field of ['displayName', 'description', 'activeUntil'])
      expect(changed).not.toHaveProperty(field);
  });

  it('moves to another family, whose client type it takes', async () => {
    const made = await test.package();
    const family = await test.family({ clientTypeId: 2 });
    expect(ok(await update(made.id, { packageFamilyId: family.id, version: 1 }))).toMatchObject({
      packageFamilyName: family.name,
      clientTypeId: 2,
    });
  });

  it('takes the record back as it was read, without a new version', async () => {
    const made = await test.package({
      description: 'Same',
      requiredPricingParameters: [{ name: 'a', type: 'string' }],
    });
    const {
      name,
      packageFamilyId,
      agentType,
      durationDays,
      hsnCode,
      description,
      isPriceApplicable,
      active,
      requiredPricingParameters,
    } = made;
    const body = {
      name,
      packageFamilyId,
      agentType,
      durationDays,
      hsnCode,
      description,
      isPriceApplicable,
      active,
      requiredPricingParameters,
      displayName: null,
      version: 1,
    };
    expect(ok(await update(made.id, body)).version).toBe(1);
    expect(await test.history('packages', made.id)).toHaveLength(1);
  });

  it('refuses an older version with the stored record, and what does not exist', async () => {
    const { id } = await test.package();
    const current = ok(await update(id, { durationDays: 31, version: 1 }));
    const response = await update(id, { durationDays: 32, version: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'STALE_VERSION', current });
    expect((await update(999_999, { durationDays: 32, version: 1 })).statusCode).toBe(404);
  });

  it('lets one of two saves of the same version win', async () => {
    const { id } = await test.package();
    const answers = await Promise.all([
      update(id, { durationDays: 41, version: 1 }),
      update(id, { durationDays: 42, version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await details(id)).version).toBe(2);
  });
});

describe('delete', () => {
  const remove = (body: object) => test.admin.put(`${base}/delete`, body);

  it('removes several at once, with a history each', async () => {
    const [one, two] = [await test.package(), await test.package()];
    ok(await remove({ ids: [one.id, two.id], versions: { [one.id]: 1, [two.id]: 1 } }));
    for (const { id, name } of [one, two]) {
      expect((await test.admin.get(`${base}/details/${id}`)).statusCode).toBe(404);
      expect((await test.history('packages', id)).at(-1)).toMatchObject({
        action: 'delete',
        before: { name },
        after: null,
      });
    }
  });

  it('removes none when one is stale', async () => {
    const [fresh, stale] = [await test.package(), await test.package()];
    const current = ok(await update(stale.id, { durationDays: 60, version: 1 }));
    const response = await remove({
      ids: [fresh.id, stale.id],
      versions: { [fresh.id]: 1, [stale.id]: 1 },
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'STALE_VERSION',
      current,
      errors: [{ field: '/ids/1', code: 'STALE_VERSION' }],
    });
    expect((await details(fresh.id)).id).toBe(fresh.id);
  });

  it.each<[string, (packageId: number, productId: number) => Promise<unknown>, string]>([
    [
      'a cap',
      (packageId, productId) =>
        test.client.db.insert(caps).values({
          level: 'PAN_INDIA',
          productId,
          packageId,
          limitCount: 5,
          startDate: '2026-11-01',
          endDate: '2026-12-31',
        }),
      '1 cap',
    ],
    [
      'a complimentary product',
      (packageId, productId) =>
        test.client.db.insert(complimentaryProducts).values({ packageId, productId }),
      '1 complimentary product',
    ],
  ])('keeps a package that %s needs, and says so', async (_, use, words) => {
    const [one, of] = [await test.package(), await test.product()];
    await use(one.id, of.id);
    const response = await remove({ ids: [one.id] });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(
      `"${String(one['name'])}" is used by ${words}. End or remove them first.`,
    );
    expect((await details(one.id)).id).toBe(one.id);
  });

  it('lets go a package whose cap is over, and hides its prices with it', async () => {
    const [one, of] = [await test.package(), await test.product()];
    await test.price(one.id, { from: '2026-01-01', until: null });
    await test.client.db.insert(caps).values({
      level: 'PAN_INDIA',
      productId: of.id,
      packageId: one.id,
      limitCount: 5,
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    });
    ok(await remove({ ids: [one.id] }));
    const prices = ok<{ totalCount: number }>(
      await test.admin.get(`/console/v1/package-prices?filters=packageId==${one.id}`),
    );
    expect(prices.totalCount).toBe(0);
  });
});
