import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { cities, subscriptionRegions as regions } from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';

const fields: FieldMap = {
  id: { expression: regions.id, kind: 'integer' },
  name: { expression: regions.name, kind: 'text', order: sql`lower(${regions.name})` },
  cityId: { expression: regions.cityId, kind: 'integer', order: sql`lower(${cities.name})` },
  cityName: { expression: cities.name, kind: 'text', order: sql`lower(${cities.name})` },
};

/** GET {product}-subscription-regions: the regions that product configs may name. */
export const listSubscriptionRegions: Verb<CallOf<'subscriptionRegions.list'>> = ({ query, db }) =>
  listPage(
    query,
    {
      fields,
      search: [regions.name],
      sort: 'name',
      key: regions.id,
      where: [eq(regions.isActive, true)],
    },
    clause =>
      db
        .select({
          id: regions.id,
          name: regions.name,
          cityId: regions.cityId,
          cityName: cities.name,
        })
        .from(regions)
        .innerJoin(cities, eq(cities.id, regions.cityId))
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(regions)
        .innerJoin(cities, eq(cities.id, regions.cityId))
        .where(matching);
      return total?.count ?? 0;
    },
  );
