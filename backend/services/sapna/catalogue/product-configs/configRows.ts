import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { productConfig } from '#contract/calls/sapna/productConfig.ts';
import { subscriptionRegionName } from '#contract/domain/catalogue/configParameters.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import {
  cities,
  productConfigs,
  products,
  subscriptionRegions,
  users,
} from '../../../../database/schema/index.ts';

export type ProductConfig = Static<typeof productConfig>;

/** A parameter as text, whatever it is: one row that holds nonsense must not break the page (T99). */
const textOf = (name: string): SQL<string | null> =>
  sql<string | null>`(${productConfigs.parameters} ->> ${name}::text)`;

/** A parameter as a whole number; null for everything else. */
export const numberOf = (name: string): SQL<number | null> =>
  sql<
    number | null
  >`(case when ${textOf(name)} ~ '^-?\\d{1,15}$' then ${textOf(name)}::bigint end)`.mapWith(Number);

/** Everything that is presented of a config, in one statement. */
export const selectConfigs = (db: Database, product: Product) =>
  db
    .select({
      row: productConfigs,
      productName: products.name,
      quantity: numberOf('quantity'),
      promotedDays: numberOf('promotedDays'),
      cityName: cities.name,
      subscriptionRegionName: subscriptionRegions.name,
      updatedByName: users.name,
    })
    .from(productConfigs)
    .innerJoin(products, eq(products.id, productConfigs.productId))
    .leftJoin(cities, sql`${cities.uuid}::text = lower(${textOf('cityUUID')})`)
    .leftJoin(
      subscriptionRegions,
      sql`${subscriptionRegions.id} = ${numberOf(subscriptionRegionName(product))}`,
    )
    .leftJoin(users, eq(users.id, productConfigs.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectConfigs>>[number];

export const presentConfig = ({ row, ...joined }: Row): ProductConfig => ({
  id: row.id,
  productId: row.productId,
  productName: joined.productName,
  parameters: row.parameters,
  quantity: joined.quantity ?? undefined,
  promotedDays: joined.promotedDays ?? undefined,
  cityName: joined.cityName ?? undefined,
  subscriptionRegionName: joined.subscriptionRegionName ?? undefined,
  active: row.isActive,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: joined.updatedByName ?? undefined,
});

/** What history keeps of a config: the fields that people write, places by their names. */
export const configHistory = ({
  productName,
  parameters,
  cityName,
  subscriptionRegionName: region,
  active,
}: ProductConfig) => ({
  productName,
  parameters,
  cityName,
  subscriptionRegionName: region,
  active,
});

export const isConfig = isNull(productConfigs.deletedAt);

export const readConfigs = async (
  db: Database,
  product: Product,
  ids: readonly number[],
): Promise<ProductConfig[]> => {
  const rows = await selectConfigs(db, product).where(
    and(inArray(productConfigs.id, [...ids]), isConfig),
  );
  return rows.map(presentConfig);
};

export const configOrRefuse = async (
  db: Database,
  product: Product,
  id: number,
): Promise<ProductConfig> => {
  const [found] = await readConfigs(db, product, [id]);
  if (!found) throw notFound(notThere.productConfig);
  return found;
};
