import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountCities,
  accounts,
  cities,
  discountMatrixEntries,
  products,
  users,
} from '#backend/database/schema/index.ts';
import { ok } from '../catalogue/startCatalogue.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
let listing: number;
let assistance: number;
let otherCityId: number;
beforeAll(async () => {
  test = await startPricing();
  listing = (await test.product({})).id;
  assistance = (await test.product({})).id;
  const [other] = await test.client.db
    .select({ id: cities.id })
    .from(cities)
    .where(eq(cities.name, 'Nagpur'));
  otherCityId = other?.id ?? 0;
  await test.client.db.update(products).set({ kind: 'listing' }).where(eq(products.id, listing));
});
afterAll(() => test.close());

interface Offered {
  packageId: number;
  actualPrice: number;
  markupPrice: number;
  discountedPrice?: number;
}

/** A package for owners with a price in the test's city and one everywhere else. */
const offered = async (productId: number, prices: readonly [number, number], fields = {}) => {
  const family = await test.family({ clientTypeId: 3 });
  const { id } = await test.package({
    packageFamilyId: family.id,
    isPriceApplicable: true,
    requiredPricingParameters: [{ name: 'cityId', type: 'number' }],
    ...fields,
  });
  ok(await test.map(id, { productId }));
  await test.addPrice(id, {
    pricing_parameters: { cityId: test.city.id },
    pricePaise: prices[0],
  });
  await test.addPrice(id, {
    pricing_parameters: { cityId: otherCityId },
    pricePaise: prices[1],
  });
  return id;
};

/** A profile of the agent who asks: prices are told of those that one may read (record 0233). */
const profile = async () => {
  const [agent] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'owner-agent@example.com'));
  const [made] = await test.client.db
    .insert(accounts)
    .values({ name: 'An owner', clientTypeId: 3, agentId: agent?.id })
    .returning({ id: accounts.id, uuid: accounts.uuid });
  if (!made) throw new Error('no account');
  await test.client.db.insert(accountCities).values({ accountId: made.id, cityId: test.city.id });
  return made.uuid;
};

const ask = async (path: string): Promise<Offered[]> =>
  ok<{ results: Offered[] }>(await (await test.as('owner-agent')).get(path)).results;

describe('prices for owners', () => {
  const path = '/sapna/v5/package-price/owner';

  it("are those of the profile's cities, with the highest anywhere beside them", async () => {
    const id = await offered(listing, [90_000, 70_000]);
    const own = (await ask(`${path}?profileUuid=${await profile()}`)).find(
      ({ packageId }) => packageId === id,
    );
    expect(own).toMatchObject({ actualPrice: 90_000, markupPrice: 90_000 });
    const anywhere = (await ask(path)).find(({ packageId }) => packageId === id);
    expect(anywhere).toMatchObject({ actualPrice: 70_000, markupPrice: 90_000 });
  });

  it('say what the first approval level may grant', async () => {
    const id = await offered(listing, [100_000, 100_000]);
    const [designation] = await test.client.db
      .select({ id: discountMatrixEntries.designationId, untilBp: discountMatrixEntries.untilBp })
      .from(discountMatrixEntries)
      .where(eq(discountMatrixEntries.clientTypeId, 3))
      .orderBy(discountMatrixEntries.level)
      .limit(1);
    const one = (await ask(path)).find(({ packageId }) => packageId === id);
    expect(one?.discountedPrice).toBe(100_000 - 10 * (designation?.untilBp ?? 0));
  });

  it('leave out packages for agents of another kind', async () => {
    const id = await offered(listing, [500, 500], { agentType: 'FoS' });
    const ids = async (agent: string) =>
      (await ask(`${path}?accountAgentType=${agent}`)).map(({ packageId }) => packageId);
    expect(await ids('FoS')).toContain(id);
    expect(await ids('Telesales')).not.toContain(id);
  });

  it.each([
    ['profileUuid=nobody', 'profileUuid'],
    ['profileUuid=00000000-0000-4000-8000-000000000000', 'profileUuid'],
    ['accountAgentType=Robot', 'accountAgentType'],
  ])('refuse %s', async (query, field) => {
    const answer = await test.admin.get(`${path}?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].field).toContain(field);
  });
});

describe('prices for tenants', () => {
  it('are those of packages without a product for listings', async () => {
    const path = '/sapna/v2/package-price/tenant';
    const tenant = await offered(assistance, [400, 300]);
    const owner = await offered(listing, [400, 300]);
    const ids = (await ask(path)).map(({ packageId }) => packageId);
    expect(ids).toContain(tenant);
    expect(ids).not.toContain(owner);
    expect(await ask(`${path}?cityId=${test.city.id}`)).toContainEqual(
      expect.objectContaining({ packageId: tenant, actualPrice: 400, markupPrice: 400 }),
    );
  });
});
