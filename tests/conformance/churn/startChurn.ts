import {
  accounts,
  builders,
  cities,
  listingLeads,
  listings,
  localities,
  projects,
} from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay, testNow } from '#tests/support/server/template.ts';

export interface Schedule {
  id: number;
  status: string;
  entity_id?: number;
  profile_uuid: string;
  version: number;
  batch_id?: string;
}
export interface Found {
  eligible_count?: number | null;
  inner_eligible_count?: number;
  message?: string;
}

export const one = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('No row');
  return row;
};

/**
 * A seller with a project, in a city of their own with listings of someone else, 11 km apart: one asked for 1 time today,
 * 2 times ten days ago and 4 times sixty days ago, one of the project 8 times, a shop for rent 16 times.
 */
export const startChurn = async () => {
  const test: TestApp = await startTestApp();
  const agent: Caller = await test.as('owner-agent');
  const today = testDay;
  const { db } = test.client;
  const known = one(await db.select().from(cities).limit(1));
  const city = one(
    await db
      .insert(cities)
      .values({ name: 'Churnpur', stateId: known.stateId, zone: known.zone })
      .returning(),
  );
  const place = { cityId: city.id, latitude: 20, longitude: 75 };
  const locality = one(
    await db
      .insert(localities)
      .values({ ...place, name: 'Centre' })
      .returning(),
  );
  // About 11 km to the north.
  const far = one(
    await db
      .insert(localities)
      .values({ ...place, name: 'North', latitude: 20.1 })
      .returning(),
  );
  const made = await db
    .insert(accounts)
    .values([
      { name: 'Asha Homes', clientTypeId: 1 },
      { name: 'Other Homes', clientTypeId: 1 },
    ])
    .returning();
  const seller = made[0]!;
  const builder = one(
    await db
      .insert(builders)
      .values({ name: 'Asha Homes', accountId: seller.id, profileUuid: seller.uuid })
      .returning(),
  );
  const project = one(
    await db
      .insert(projects)
      .values({
        name: 'Asha One',
        builderId: builder.id,
        cityId: city.id,
        localityId: locality.id,
        possessionDate: addDays(today, 100),
      })
      .returning(),
  ).id;
  const home = {
    accountId: made[1]!.id,
    title: 'A home',
    status: 'ACTIVE' as const,
    listingType: 'BUY' as const,
    category: 'RESIDENTIAL' as const,
    propertyType: 'Apartment',
    bhk: 2,
    pricePaise: 100_000_00,
    cityId: city.id,
    localityId: locality.id,
    inventoryCanonicalUrl: '/a',
    dateAdded: testNow(),
  };
  const rows = await db
    .insert(listings)
    .values([
      home,
      { ...home, localityId: far.id, projectId: project, pricePaise: 200_000_00, bhk: 3 },
      { ...home, listingType: 'RENT', propertyType: 'Shop', category: 'COMMERCIAL', bhk: null },
      { ...home, accountId: seller.id },
    ])
    .returning();
  await db.insert(listingLeads).values([
    { listingId: rows[0]!.id, day: today, leads: 1 },
    { listingId: rows[0]!.id, day: addDays(today, -10), leads: 2 },
    { listingId: rows[0]!.id, day: addDays(today, -60), leads: 4 },
    { listingId: rows[1]!.id, day: today, leads: 8 },
    { listingId: rows[2]!.id, day: today, leads: 16 },
    // Of the seller themselves: no leads of others.
    { listingId: rows[3]!.id, day: today, leads: 32 },
  ]);
  const body = (more: object = {}) => ({
    profile_uuid: seller.uuid,
    entity_id: project,
    churn_start_date: today,
    churn_end_date: addDays(today, 7),
    last_n_days: 30,
    total_leads: 5,
    search_criteria: { criteria_type: 'CITY', city_uuids: [city.uuid] },
    lead_service_type: 'buy',
    bypass_ad_deficit: true,
    ...more,
  });
  const several = async (count: number): Promise<number[]> => {
    const added = await db
      .insert(projects)
      .values(
        Array.from({ length: count }, (_, at) => ({
          name: `Asha ${at}`,
          builderId: builder.id,
          cityId: city.id,
        })),
      )
      .returning();
    return added.map(({ id }) => id);
  };
  return { test, agent, today, seller, project, city, locality, body, several };
};

export type Churn = Awaited<ReturnType<typeof startChurn>>;
