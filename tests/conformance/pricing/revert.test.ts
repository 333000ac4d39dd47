import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePrices } from '#backend/database/schema/index.ts';
import { ok } from '../catalogue/startCatalogue.ts';
import { header, lineOf, toCsv, type ImportAnswer } from './priceFile.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
beforeAll(async () => {
  test = await startPricing();
});
afterAll(() => test.close());

const revert = (id: string) => test.admin.post(`/console/v1/imports/package-prices/${id}/revert`);

/** An import that changes one price, ends another early, and creates a third. */
const imported = async () => {
  const item = await test.pricedPackage();
  const price = await test.addPrice(item.id, { effectiveUntil: '2026-12-31' });
  const ended = await test.addPrice(item.id, { effectiveFrom: '2027-01-01' });
  const before = await test.stored(item.id);
  const csv = toCsv([
    header,
    lineOf(test, item.id, { price: '1', effectiveUntil: '2026-06-30' }),
    lineOf(test, item.id, { effectiveFrom: '2027-01-01', effectiveUntil: '2027-03-31' }),
    lineOf(test, item.id, { effectiveFrom: '2027-04-01' }),
  ]);
  const { importId = '' } = ok<ImportAnswer>(await test.importFile(csv));
  return { item, price, ended, before, importId };
};

const withoutVersion = (rows: Awaited<ReturnType<Pricing['stored']>>) =>
  rows.map(({ version: _version, ...row }) => row);

describe('reverting an import', () => {
  it('brings back all that a price said, and takes out what was created', async () => {
    const { item, price, before, importId } = await imported();
    expect(ok(await revert(importId))).toEqual({
      importId,
      counts: { restored: 2, removed: 1 },
    });
    const after = await test.stored(item.id);
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
    // The version alone goes on, so that a form opened on the imported price notices.
    expect(after.map(({ version }) => version)).toEqual([3, 3]);
    expect((await test.history('package-prices', price.id)).at(-1)).toMatchObject({
      action: 'revert',
      version: 3,
      before: { pricePaise: 100, effectiveUntil: '2026-06-30' },
      after: { pricePaise: 500_000, effectiveUntil: '2026-12-31' },
    });
  });

  it('happens once', async () => {
    const { importId } = await imported();
    ok(await revert(importId));
    const again = await revert(importId);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', message: 'This import has already been reverted.' },
    ]);
  });

  it('does not happen when a price was changed since, and names it', async () => {
    const { item, price, importId } = await imported();
    ok(
      await test.admin.put(`/sapna/v2/package-price/updatePackagePrice/${price.id}`, {
        version: 2,
        pricePaise: 2,
      }),
    );
    const created = (await test.stored(item.id)).at(-1)?.id ?? 0;
    ok(await test.admin.put('/sapna/v2/package-price/delete', { ids: [created] }));
    const before = await test.stored(item.id);
    const answer = await revert(importId);
    const [row] = await test.client.db
      .select({ version: packagePrices.version })
      .from(packagePrices)
      .where(eq(packagePrices.id, price.id));
    expect([answer.statusCode, answer.json(), row?.version]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        message: 'Nothing was reverted: 2 of 3 prices changed since the import.',
        errors: [
          {
            in: 'params',
            field: '/id',
            message: expect.stringMatching(
              new RegExp(
                `^The price with the ID ${price.id} of "${item.name}" was changed by .+\\.$`,
              ),
            ),
          },
          { message: `The price with the ID ${created} of "${item.name}" was deleted.` },
        ],
      },
      3,
    ]);
    expect(await test.stored(item.id)).toEqual(before);
  });

  it('does not happen once NetSuite has the package', async () => {
    const { item, importId } = await imported();
    ok(await test.map(item.id, { productId: (await test.product()).id }));
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [item.id] }));
    const answer = await revert(importId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toHaveLength(3);
    expect(answer.json().errors[0].message).toContain('NetSuite is enabled');
  });

  it('is refused for what is no import', async () => {
    expect((await revert('nothing')).statusCode).toBe(404);
  });
});
