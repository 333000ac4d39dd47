import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packageProductMappings, products } from '#backend/database/schema/index.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal, startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
let keeper: Caller;
let productId = 0;
beforeAll(async () => {
  test = await startDeals();
  await addUser(test.client, 'catalogue-keeper@example.com', ['lookup-admin']);
  keeper = await test.as('catalogue-keeper');
  const [sold] = await test.client.db
    .select({ productId: packageProductMappings.productId })
    .from(packageProductMappings)
    .where(eq(packageProductMappings.packageId, test.packageId))
    .orderBy(packageProductMappings.productId)
    .limit(1);
  productId = sold?.productId ?? 0;
});
afterAll(() => test.close());

/** In the catalogue, as its keepers set it. */
const setMandatory = async (startDateMandatory: boolean) => {
  const { results } = ok<Rows<Part>>(
    await keeper.get('/sapna/v1/products', { query: { filters: `id==${productId}` } }),
  );
  const { version } = results[0] ?? { version: 0 };
  ok(await keeper.put(`/sapna/v1/products/update/${productId}`, { startDateMandatory, version }));
};

const order = (opportunityId: number, body: object = {}) =>
  test
    .by('agent')
    .post('/sapna/v1/opportunity-package', { opportunityId, packageId: test.packageId, ...body });

describe('V-026 a package with a product that has to have a start date', () => {
  beforeEach(async () => {
    await test.client.db
      .update(products)
      .set({ isStartDateMandatory: false })
      .where(
        inArray(
          products.id,
          test.client.db
            .select({ id: packageProductMappings.productId })
            .from(packageProductMappings)
            .where(eq(packageProductMappings.packageId, test.packageId)),
        ),
      );
  });

  it('is ordered without one while the catalogue asks for none', async () => {
    const { id } = await test.log('agent');
    expect(ok<Part>(await order(id))).toMatchObject({ startDateMandatory: false });
  });

  it('is not ordered without one once the catalogue asks for it, and with one it is', async () => {
    await setMandatory(true);
    const { id } = await test.log('agent');
    const refused = await order(id);
    expect([refused.statusCode, refusal(refused).errors]).toEqual([422, ['/startDate required']]);
    expect(refusal(await order(id, { startDate: null })).errors).toEqual(['/startDate required']);
    const sold = ok<Part>(await order(id, { startDate: '2026-12-01' }));
    expect(sold).toMatchObject({ startDate: '2026-12-01', startDateMandatory: true });
    const path = `/sapna/v1/opportunity-package/${sold.id}`;
    const taken = await test.by('agent').put(path, { startDate: null, version: sold.version });
    expect(refusal(taken).errors).toEqual(['/startDate required']);
  });

  it('says so where it is chosen, so that the form asks for the date', async () => {
    await setMandatory(true);
    const { results } = ok<Rows<Part>>(
      await test.by('agent').get('/console/v1/sellable-packages', {
        query: { filters: `id==${test.packageId}` },
      }),
    );
    expect(results).toMatchObject([{ id: test.packageId, startDateMandatory: true }]);
  });
});

describe('V-026 one of the nine products of the specification', () => {
  const say = (isStartDateMandatory: boolean) =>
    test.client.db.update(products).set({ isStartDateMandatory }).where(eq(products.id, 181));

  it('is never ordered without a start date, though the catalogue asks for none', async () => {
    await say(false);
    await test.client.db
      .update(packageProductMappings)
      .set({ productId: 181 })
      .where(
        and(
          eq(packageProductMappings.packageId, test.packageId),
          eq(packageProductMappings.productId, productId),
        ),
      );
    const { id } = await test.log('agent');
    const refused = await order(id);
    expect([refused.statusCode, refusal(refused).errors]).toEqual([422, ['/startDate required']]);
    expect(ok<Part>(await order(id, { startDate: '2026-12-01' }))).toMatchObject({
      startDateMandatory: true,
    });
  });

  it('keeps that in the catalogue', async () => {
    await say(true);
    const { results } = ok<Rows<Part>>(
      await keeper.get('/sapna/v1/products', { query: { filters: 'id==181' } }),
    );
    const { version } = results[0] ?? { version: 0 };
    const path = '/sapna/v1/products/update/181';
    const refused = await keeper.put(path, { startDateMandatory: false, version });
    expect(refusal(refused).errors).toEqual(['/startDateMandatory check']);
  });
});
