import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { callOf } from '#contract/calls/index.ts';
import { slotKinds } from '#contract/domain/slots/slotProducts.ts';
import { cities, productConfigs, products } from '../../database/schema/index.ts';
import { ordered } from '../../tables/fields.ts';
import { readOnly } from '../../tables/readOnly.ts';

/** A parameter as a whole number; null for everything else. */
const numberOf = (name: string): SQL<number> => {
  const text = sql`(${productConfigs.parameters} ->> ${name}::text)`;
  return sql<number>`(case when ${text} ~ '^-?\\d{1,15}$' then ${text}::bigint end)`.mapWith(
    Number,
  );
};

/** GET ad-product-configs: how the products that become slots are delivered; kept on the page of all product configs. */
export const adProductConfigList = readOnly(callOf('adProductConfigs.list'), {
  table: productConfigs,
  fields: {
    productId: productConfigs.productId,
    productName: ordered(products.name, products.name),
    kind: products.kind,
    quantity: numberOf('quantity'),
    promotedDays: numberOf('promotedDays'),
    cityName: cities.name,
    parameters: productConfigs.parameters,
    active: productConfigs.isActive,
    updatedAt: productConfigs.updatedAt,
  },
  joins: [
    { table: products, on: eq(products.id, productConfigs.productId), isInner: true },
    {
      table: cities,
      on: sql`${cities.uuid}::text = lower(${productConfigs.parameters} ->> 'cityUUID')`,
      isInner: false,
    },
  ],
  where: and(
    isNull(productConfigs.deletedAt),
    inArray(products.kind, [...slotKinds.map(({ id }) => id), 'fixed-ad-slot']),
  ),
  search: [products.name, cities.name],
  sort: 'productName',
});
