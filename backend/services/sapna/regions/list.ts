import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { cities, regions, users } from '../../../database/schema/index.ts';
import { listPage } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import { isRegion, localityCount, presentRegion, selectRegions } from './regionRows.ts';

const fields: FieldMap = {
  id: { expression: regions.id, kind: 'integer' },
  name: { expression: regions.name, kind: 'text', order: sql`lower(${regions.name})` },
  cityId: { expression: regions.cityId, kind: 'integer', order: sql`lower(${cities.name})` },
  cityName: { expression: cities.name, kind: 'text', order: sql`lower(${cities.name})` },
  localityCount: { expression: localityCount, kind: 'integer' },
  updatedAt: { expression: regions.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET region; `filters=cityId==18` for those of a city. */
export const listRegions: Verb<CallOf<'regions.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    { fields, search: [regions.name], sort: '-updatedAt', key: regions.id, where: [isRegion] },
    clause =>
      selectRegions(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(regions)
        .innerJoin(cities, eq(cities.id, regions.cityId))
        .leftJoin(users, eq(users.id, regions.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentRegion) };
};
