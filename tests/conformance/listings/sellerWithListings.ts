import { count, eq, inArray } from 'drizzle-orm';
import type { DatabaseClient } from '#backend/database/client.ts';
import {
  accounts,
  listings,
  opportunities,
  opportunityPackages,
  opportunityProducts,
  products,
} from '#backend/database/schema/index.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';

/** A broker with 36 more listings of every type and status, and one bought listing product of five pieces. */
export const sellerWithListings = async (client: DatabaseClient) => {
  const { db } = client;
  const [most] = await db
    .select({ id: listings.accountId, uuid: accounts.uuid, of: count() })
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.accountId))
    .innerJoin(opportunities, eq(opportunities.accountId, accounts.id))
    .innerJoin(opportunityPackages, eq(opportunityPackages.opportunityId, opportunities.id))
    .where(eq(accounts.clientTypeId, 2))
    .groupBy(listings.accountId, accounts.uuid)
    .orderBy(({ of }) => of)
    .limit(1)
    .offset(60);
  if (!most) throw new Error('The demo data has no broker with listings');
  const seller = { id: most.id, uuid: most.uuid };
  const [line] = await db
    .select({ id: opportunityPackages.id, opportunityId: opportunityPackages.opportunityId })
    .from(opportunityPackages)
    .innerJoin(opportunities, eq(opportunities.id, opportunityPackages.opportunityId))
    .where(eq(opportunities.accountId, seller.id));
  const [kind] = await db.select().from(products).where(eq(products.kind, 'listing')).limit(1);
  await db
    .update(opportunities)
    .set({ statusId: opportunityBuckets.closed[0] })
    .where(eq(opportunities.id, line?.opportunityId ?? 0));
  await db
    .update(opportunityPackages)
    .set({ startDate: '2026-01-01', endDate: '2040-01-01' })
    .where(eq(opportunityPackages.id, line?.id ?? 0));
  await db
    .update(opportunityProducts)
    .set({ activationState: 'stopped' })
    .where(
      inArray(
        opportunityProducts.opportunityPackageId,
        db
          .select({ id: opportunityPackages.id })
          .from(opportunityPackages)
          .innerJoin(opportunities, eq(opportunities.id, opportunityPackages.opportunityId))
          .where(eq(opportunities.accountId, seller.id)),
      ),
    );
  const [made] = await db
    .insert(opportunityProducts)
    .values({
      opportunityPackageId: line?.id ?? 0,
      productId: kind?.id ?? 0,
      quantity: 5,
      activationState: 'active',
    })
    .returning({ id: opportunityProducts.id });
  const base = {
    accountId: seller.id,
    category: 'RESIDENTIAL' as const,
    propertyType: 'Villa',
    pricePaise: 450_000_000,
    cityId: 1,
    inventoryCanonicalUrl: '/property/x',
    dateAdded: new Date('2026-01-01T00:00:00Z'),
  };
  await db.insert(listings).values(
    Array.from({ length: 36 }, (_, at) => ({
      ...base,
      title: `Villa ${at}`,
      status: (['ACTIVE', 'PENDING', 'INACTIVE'] as const)[at % 3] ?? 'ACTIVE',
      listingType: (['BUY', 'RENT', 'PG', 'BUY'] as const)[at % 4] ?? 'BUY',
      isNewProject: at % 4 === 3,
      polygonsHash: { city: 'x' },
    })),
  );
  const theirs = await db.select().from(listings).where(eq(listings.accountId, seller.id));
  return { seller, theirs, bought: made?.id ?? 0 };
};
