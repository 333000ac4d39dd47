import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import {
  caps,
  cities,
  packages,
  products,
  saleEvents,
  users,
} from '../../../database/schema/index.ts';
import { listPage } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import { isCap, presentCap, selectCaps } from './capRows.ts';

const byCity = sql`lower(${cities.name})`;
const byProduct = sql`lower(${products.name})`;
const byPackage = sql`lower(${packages.name})`;
const byEvent = sql`lower(${saleEvents.name})`;

const fields: FieldMap = {
  id: { expression: caps.id, kind: 'integer' },
  level: { expression: caps.level, kind: 'text' },
  cityId: { expression: caps.cityId, kind: 'integer', order: byCity },
  cityName: { expression: cities.name, kind: 'text', order: byCity },
  productId: { expression: caps.productId, kind: 'integer', order: byProduct },
  productName: { expression: products.name, kind: 'text', order: byProduct },
  packageId: { expression: caps.packageId, kind: 'integer', order: byPackage },
  packageName: { expression: packages.name, kind: 'text', order: byPackage },
  eventId: { expression: caps.eventId, kind: 'integer', order: byEvent },
  eventName: { expression: saleEvents.name, kind: 'text', order: byEvent },
  limit: { expression: caps.limitCount, kind: 'integer' },
  startDate: { expression: caps.startDate, kind: 'day' },
  endDate: { expression: caps.endDate, kind: 'day' },
  active: { expression: caps.isActive, kind: 'boolean' },
  updatedAt: { expression: caps.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET cap/all-caps. */
export const listCaps: Verb<CallOf<'caps.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    {
      fields,
      search: [products.name, cities.name, packages.name, saleEvents.name],
      sort: '-updatedAt',
      key: caps.id,
      where: [isCap],
    },
    clause =>
      selectCaps(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(caps)
        .innerJoin(products, eq(products.id, caps.productId))
        .leftJoin(cities, eq(cities.id, caps.cityId))
        .leftJoin(packages, eq(packages.id, caps.packageId))
        .leftJoin(saleEvents, eq(saleEvents.id, caps.eventId))
        .leftJoin(users, eq(users.id, caps.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentCap) };
};
