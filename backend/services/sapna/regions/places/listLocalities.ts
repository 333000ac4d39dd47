import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  regions,
} from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isLocality, presentLocality, selectLocalities } from './localityRows.ts';

const fields: FieldMap = {
  id: { expression: localities.id, kind: 'integer' },
  uuid: { expression: sql`${localities.uuid}::text`, kind: 'text' },
  name: { expression: localities.name, kind: 'text', order: sql`lower(${localities.name})` },
  cityId: { expression: localities.cityId, kind: 'integer', order: sql`lower(${cities.name})` },
  cityName: { expression: cities.name, kind: 'text', order: sql`lower(${cities.name})` },
  regionId: { expression: regions.id, kind: 'integer', order: sql`lower(${regions.name})` },
  regionName: { expression: regions.name, kind: 'text', order: sql`lower(${regions.name})` },
};

/** GET locality; `filters=cityId==18` for those of a city. */
export const listLocalities: Verb<CallOf<'localities.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    { fields, search: [localities.name], sort: 'name', key: localities.id, where: [isLocality] },
    clause =>
      selectLocalities(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(localities)
        .innerJoin(cities, eq(cities.id, localities.cityId))
        .leftJoin(mappings, eq(mappings.localityId, localities.id))
        .leftJoin(regions, eq(regions.id, mappings.regionId))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentLocality) };
};
