import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../database/client.ts';
import {
  opportunities,
  opportunityPackages,
  opportunityProducts,
  packages,
  products,
} from '../../database/schema/index.ts';

const tagged = sql<number>`(select count(*) from product_listings mapped
  where mapped.opportunity_product_id = "opportunity_products"."id")`.mapWith(Number);

/**
 * What a seller bought for listings and may still use: products of the kind listing on opportunities that are closed,
 * neither stopped nor failed, and not over.
 */
export const boughtProducts = (db: Database, accountId: number, today: Day, where?: SQL) =>
  db
    .select({
      opportunityProductMappingId: opportunityProducts.id,
      version: opportunityProducts.version,
      productName: products.name,
      quantity: opportunityProducts.quantity,
      tagged,
      lineId: opportunityPackages.id,
      opportunityId: opportunityPackages.opportunityId,
      packageName: packages.name,
      startDate: opportunityPackages.startDate,
      endDate: opportunityPackages.endDate,
    })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .innerJoin(packages, eq(packages.id, opportunityPackages.packageId))
    .innerJoin(products, eq(products.id, opportunityProducts.productId))
    .innerJoin(opportunities, eq(opportunities.id, opportunityPackages.opportunityId))
    .where(
      and(
        eq(opportunities.accountId, accountId),
        isNull(opportunities.deletedAt),
        isNull(opportunityPackages.deletedAt),
        isNull(opportunityProducts.deletedAt),
        inArray(opportunities.statusId, [...opportunityBuckets.closed]),
        eq(products.kind, 'listing'),
        inArray(opportunityProducts.activationState, ['pending', 'active']),
        or(isNull(opportunityPackages.endDate), sql`${opportunityPackages.endDate} >= ${today}`),
        where,
      ),
    )
    .orderBy(asc(opportunityPackages.endDate), asc(opportunityProducts.id));

export type BoughtProduct = Awaited<ReturnType<typeof boughtProducts>>[number];

/** A bought product as the calls answer it. */
export const presentBought = ({
  opportunityProductMappingId,
  productName,
  quantity,
  tagged: count,
}: Pick<BoughtProduct, 'opportunityProductMappingId' | 'productName' | 'quantity' | 'tagged'>) => ({
  opportunityProductMappingId,
  productName,
  quantity,
  tagged: count,
  untagged: Math.max(0, quantity - count),
});
