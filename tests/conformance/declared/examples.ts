import { eq, inArray, not } from 'drizzle-orm';
import { cities, designations, monetizableCities } from '#backend/database/schema/index.ts';
import type { TestApp } from '#tests/support/server/startTestApp.ts';

export type Fields = Record<string, unknown>;

/** What the records of one declaration look like to the suite. */
export interface Example {
  /** A body that creates a record, another one each time. */
  readonly body: (around: Around) => Promise<Fields> | Fields;
  /** What may be changed of it afterwards. */
  readonly change?: Fields;
}

export interface Around {
  readonly test: TestApp;
  /** Creates a record of another resource. @returns its id */
  readonly make: (resource: string, more?: Fields) => Promise<number>;
}

let serial = 0;
const name = (what: string): string => `${what} by declaration ${(serial += 1)}`;

const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

const cityIds = async ({ test: { client } }: Around): Promise<number[]> => {
  const sold = client.db.select({ id: monetizableCities.cityId }).from(monetizableCities);
  const rows = await client.db
    .select({ id: cities.id })
    .from(cities)
    .where(eq(cities.isActive, true) && not(inArray(cities.id, sold)))
    .orderBy(cities.id);
  return rows.map(({ id }) => id);
};

/** Another city each time, so that no two records of a suite are in each other's way. */
const nextCity = async (around: Around): Promise<number> => {
  const ids = await cityIds(around);
  return ids[(serial += 1) % ids.length] ?? 0;
};

/** By the name of the screen. A declaration that is not among them is read by the suite, and not written. */
export const examples: Readonly<Record<string, Example>> = {
  'export-schedules': {
    body: () => ({
      name: name('Schedule'),
      resource: 'packages',
      weekdays: ['mon'],
      hour: 9,
    }),
    change: { hour: 10 },
  },
  'service-accounts': {
    body: () => ({ name: name('Program'), userRoles: ['lookup-view'] }),
    change: { purpose: 'Copies prices' },
  },
  webhooks: {
    body: () => ({
      name: name('Receiver'),
      url: 'https://example.com/hooks',
      events: ['caps.changed'],
    }),
    change: { withPrevious: true },
  },
  'package-families': {
    body: () => ({ name: name('Family'), clientTypeId: 1 }),
    change: { active: false },
  },
  packages: {
    body: async ({ make }) => ({
      name: name('Package'),
      packageFamilyId: await make('package-families'),
      agentType: 'Both',
      durationDays: 30,
      hsnCode: '998365',
    }),
    change: { description: 'In other words' },
  },
  products: {
    body: () => ({ name: name('Product'), productTypeId: 10, hsnCode: '998365' }),
    change: { active: false },
  },
  'product-configs': {
    body: async ({ make }) => ({ productId: await make('products'), parameters: { quantity: 1 } }),
    change: { parameters: { quantity: 2 } },
  },
  'complimentary-products': {
    body: async ({ make }) => ({
      productId: await make('products'),
      packageId: await make('packages'),
      quantity: 1,
    }),
  },
  'package-prices': {
    body: async ({ make }) => ({
      packageId: await make('packages'),
      pricePaise: 100_000,
      effectiveFrom: '2026-12-01',
    }),
    change: { pricePaise: 200_000 },
  },
  events: {
    body: () => ({ name: name('Event'), ...december }),
    change: { description: 'In other words' },
  },
  'event-cities': {
    body: async around => ({
      eventId: await around.make('events'),
      cityId: await nextCity(around),
    }),
  },
  caps: {
    body: async ({ make }) => ({
      level: 'PAN_INDIA',
      productId: await make('products'),
      limit: 10,
      ...december,
    }),
    change: { limit: 11 },
  },
  regions: {
    body: async around => ({ name: name('Region'), cityId: await nextCity(around) }),
    change: { name: 'Another region by declaration' },
  },
  'monetizable-cities': { body: async around => ({ city_id: await nextCity(around) }) },
  'approving-designations': {
    body: async ({ test: { client } }) => {
      const rows = await client.db
        .select({ id: designations.id })
        .from(designations)
        .where(eq(designations.isActive, true))
        .orderBy(designations.id);
      const designationId = rows[(serial += 1) % rows.length]?.id;
      return { approvalType: 'SlotSwap', domainId: 7, level: 1, designationId };
    },
  },
};
