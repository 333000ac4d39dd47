import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCities, accounts, cities, users } from '#backend/database/schema/index.ts';
import { ok } from '../catalogue/startCatalogue.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
let otherCityId: number;
let agentId: number | undefined;
beforeAll(async () => {
  test = await startPricing();
  const [city] = await test.client.db
    .select({ id: cities.id })
    .from(cities)
    .where(eq(cities.name, 'Nagpur'));
  otherCityId = city?.id ?? 0;
  const [agent] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'owner-agent@example.com'));
  agentId = agent?.id;
});
afterAll(() => test.close());

interface Answer {
  pricePaise?: number;
  prices: { pricePaise: number }[];
}

/** An account of the agent who asks: prices are told of those that one may read (record 0233). */
const account = async (clientTypeId: number, ...cityIds: number[]): Promise<number> => {
  const [made] = await test.client.db
    .insert(accounts)
    .values({ name: 'An account', clientTypeId, agentId })
    .returning({ id: accounts.id });
  const accountId = made?.id ?? 0;
  if (cityIds.length > 0)
    await test.client.db
      .insert(accountCities)
      .values(cityIds.map(cityId => ({ accountId, cityId })));
  return accountId;
};

const path = (packageId: number) => `/sapna/v2/package-price/${packageId}`;

/** In the account's city, elsewhere, and one that is over. */
const priced = async () => {
  const { id } = await test.package({
    requiredPricingParameters: [{ name: 'cityId', type: 'number' }],
  });
  const add = (cityId: number, pricePaise: number, days = {}) =>
    test.addPrice(id, { pricing_parameters: { cityId }, pricePaise, ...days });
  await add(test.city.id, 300, { effectiveUntil: '2026-11-20' });
  await add(test.city.id, 100, { effectiveFrom: '2026-11-21' });
  await add(otherCityId, 200);
  return id;
};

describe('the price of a package for an account', () => {
  it.each<[string, () => number[], number[]]>([
    ['in its city', () => [test.city.id], [300]],
    ['in both of its cities, lowest first', () => [test.city.id, otherCityId], [200, 300]],
    ['everywhere when it has no city', () => [], [200, 300]],
  ])('%s', async (_case, cityIds, expected) => {
    const packageId = await priced();
    const accountId = await account(1, ...cityIds());
    const sales = await test.as('owner-agent');
    const inQuery = ok<Answer>(
      await sales.post(path(packageId), undefined, { query: { accountId } }),
    );
    expect(inQuery.prices.map(({ pricePaise }) => pricePaise)).toEqual(expected);
    expect(inQuery).toMatchObject({
      packageId,
      accountId,
      isPriceApplicable: true,
      pricePaise: expected[0],
    });
    expect(ok<Answer>(await sales.post(path(packageId), { accountId }))).toEqual(inQuery);
  });

  it.each<
    [string, () => Promise<[packageId: number, query: Record<string, number>]>, number, string]
  >([
    [
      'a broker without a package',
      async () => [999_999, { accountId: await account(2) }],
      422,
      'A broker package call requires a package',
    ],
    [
      'another client without a package',
      async () => [999_999, { accountId: await account(1) }],
      404,
      'This package does not exist, or you do not have access to it.',
    ],
    ['no account', async () => [await priced(), {}], 422, 'This field is required.'],
    [
      'an account that does not exist',
      async () => [await priced(), { accountId: 999_999 }],
      422,
      'Invalid ID selected in dropdown field',
    ],
  ])('is refused to %s', async (_case, asked, status, message) => {
    const [packageId, query] = await asked();
    const answer = await test.admin.post(path(packageId), undefined, { query });
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });
});
