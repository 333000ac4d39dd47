import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opportunityPackages,
  opportunityProducts,
  packageProductMappings,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startNpSlots, type NpSlots } from '../slots/npSlots/startNpSlots.ts';
import { refusal } from './startDeals.ts';

let test: NpSlots;
beforeAll(async () => {
  test = await startNpSlots();
});
afterAll(() => test.close());

const partsOf = async (id: number) =>
  (
    await test.client.db
      .select({ quantity: opportunityProducts.quantity })
      .from(opportunityProducts)
      .where(eq(opportunityProducts.opportunityPackageId, id))
      .orderBy(opportunityProducts.id)
  ).map(({ quantity }) => quantity);

const change = async (id: number, quantity: number) => {
  const [line] = await test.client.db
    .select({ version: opportunityPackages.version })
    .from(opportunityPackages)
    .where(eq(opportunityPackages.id, id));
  return test
    .by('agent')
    .put(`/sapna/v1/opportunity-package/${id}`, { quantity, version: line?.version });
};

describe('what an order has bought', () => {
  it('is the quantity of its package, whenever that is said', async () => {
    const { id: opportunityId } = await test.log('agent');
    const mapped = await test.client.db
      .select({ quantity: packageProductMappings.quantity })
      .from(packageProductMappings)
      .where(eq(packageProductMappings.packageId, test.packageId))
      .orderBy(packageProductMappings.id);
    const times = (quantity: number) => mapped.map(one => one.quantity * quantity);
    const { id } = await test.addPackage('agent', opportunityId, { quantity: 2 });
    expect(await partsOf(id)).toEqual(times(2));
    ok(await change(id, 3));
    expect(await partsOf(id)).toEqual(times(3));
    ok(await change(id, 1));
    expect(await partsOf(id)).toEqual(times(1));
  });

  it('of an order whose products did not follow is that of the package as it is now', async () => {
    const { id: opportunityId } = await test.log('agent');
    const { id } = await test.addPackage('agent', opportunityId, { quantity: 2 });
    const before = await partsOf(id);
    await test.client.db
      .update(opportunityPackages)
      .set({ quantity: 99 })
      .where(eq(opportunityPackages.id, id));
    ok(await change(id, 4));
    expect(await partsOf(id)).toEqual(before.map(quantity => quantity * 2));
  });

  it('is never less than the slots that are placed', async () => {
    const pinned = await test.bought(2);
    await test.client.db
      .update(opportunityPackages)
      .set({ quantity: 2 })
      .where(eq(opportunityPackages.id, pinned.opmV2Id));
    ok(await test.pin(pinned));
    ok(await test.pin(pinned, { position: 2 }));
    const answer = await change(pinned.opmV2Id, 1);
    expect([answer.statusCode, refusal(answer).errors]).toEqual([422, ['/quantity check']]);
    ok(await change(pinned.opmV2Id, 3));
    expect(await partsOf(pinned.opmV2Id)).toContain(6 / 2);
  });
});
