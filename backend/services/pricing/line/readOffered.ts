import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../../database/client.ts';
import {
  packageFamilies,
  packagePrices,
  packageProductMappings as mappings,
  packages,
  products,
} from '../../../database/schema/index.ts';
import { isPackage } from '../../catalogue/packages/packageRecords.ts';
import { isPrice } from '../prices/priceRecords.ts';

/** Owners, and tenants too: tenants are a line, not a client type (T41). */
const ownerClientTypeId = 3;

/** Tenants have no listing, so what holds a product for listings is an owner's (decision record 0013). */
const hasListingProduct: SQL = sql`exists (
  select 1 from ${mappings} join ${products} on ${products.id} = ${mappings.productId}
  where ${mappings.packageId} = ${packages.id} and ${mappings.deletedAt} is null
    and ${products.kind} = 'listing')`;

interface Asked {
  line: 'owner' | 'tenant';
  today: Day;
  /** None: prices of every city count. */
  cityIds: readonly number[];
  where?: SQL | undefined;
}

/** The packages that a line is offered on a day, with the lowest price there and the highest anywhere, in paise. */
export const readOffered = async (db: Database, { line, today, cityIds, where }: Asked) => {
  const there =
    cityIds.length > 0
      ? or(isNull(packagePrices.cityId), inArray(packagePrices.cityId, [...cityIds]))
      : sql`true`;
  const lowest = sql<number | null>`min(${packagePrices.pricePaise}) filter (where ${there})`;
  const rows = await db
    .select({
      packageId: packages.id,
      packageName: packages.name,
      packageFamilyName: packageFamilies.name,
      promotedDays: packages.durationDays,
      actualPrice: lowest.mapWith(Number),
      markupPrice: sql<number>`max(${packagePrices.pricePaise})`.mapWith(Number),
    })
    .from(packages)
    .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
    .innerJoin(packagePrices, eq(packagePrices.packageId, packages.id))
    .where(
      and(
        isPackage,
        isPrice,
        eq(packages.clientTypeId, ownerClientTypeId),
        eq(packages.isActive, true),
        eq(packageFamilies.isActive, true),
        or(isNull(packages.activeUntil), sql`${packages.activeUntil} >= ${today}::date`),
        sql`${packagePrices.effective} @> ${today}::date`,
        line === 'owner' ? hasListingProduct : sql`not ${hasListingProduct}`,
        where,
      ),
    )
    .groupBy(packages.id, packageFamilies.id)
    .having(sql`${lowest} is not null`)
    .orderBy(lowest, packages.id);
  return rows.map(({ promotedDays, ...row }) => ({
    ...row,
    promotedDays: promotedDays ?? undefined,
  }));
};
