import { count, eq, sql } from 'drizzle-orm';
import { subscriptionRegionName } from '#contract/domain/catalogue/configParameters.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import {
  cities,
  productConfigs,
  products,
  subscriptionRegions,
  users,
} from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isConfig, numberOf, presentConfig, selectConfigs } from './configRows.ts';

const fields: FieldMap = {
  id: { expression: productConfigs.id, kind: 'integer' },
  productId: { expression: productConfigs.productId, kind: 'integer' },
  productName: { expression: products.name, kind: 'text', order: sql`lower(${products.name})` },
  quantity: { expression: numberOf('quantity'), kind: 'integer' },
  promotedDays: { expression: numberOf('promotedDays'), kind: 'integer' },
  cityName: { expression: cities.name, kind: 'text', order: sql`lower(${cities.name})` },
  subscriptionRegionName: {
    expression: subscriptionRegions.name,
    kind: 'text',
    order: sql`lower(${subscriptionRegions.name})`,
  },
  active: { expression: productConfigs.isActive, kind: 'boolean' },
  updatedAt: { expression: productConfigs.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET product-config. */
export const listConfigs: Verb<CallOf<'productConfigs.list'>> = async ({ query, db, services }) => {
  const { product } = services.config;
  const page = await listPage(
    query,
    {
      fields,
      search: [products.name, cities.name],
      sort: '-updatedAt',
      key: productConfigs.id,
      where: [isConfig],
    },
    clause =>
      selectConfigs(db, product)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(productConfigs)
        .innerJoin(products, eq(products.id, productConfigs.productId))
        .leftJoin(
          cities,
          sql`${cities.uuid}::text = lower(${productConfigs.parameters} ->> 'cityUUID')`,
        )
        .leftJoin(
          subscriptionRegions,
          sql`${subscriptionRegions.id} = ${numberOf(subscriptionRegionName(product))}`,
        )
        .leftJoin(users, eq(users.id, productConfigs.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentConfig) };
};
