import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import type { Database } from '../../../../database/client.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  regions,
} from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isRegion } from '../regionRows.ts';

const byLocality = sql`lower(${localities.name})`;
const byRegion = sql`lower(${regions.name})`;
const byCity = sql`lower(${cities.name})`;

const fields: FieldMap = {
  id: { expression: mappings.id, kind: 'integer' },
  localityId: { expression: mappings.localityId, kind: 'integer', order: byLocality },
  localityName: { expression: localities.name, kind: 'text', order: byLocality },
  regionId: { expression: mappings.regionId, kind: 'integer', order: byRegion },
  regionName: { expression: regions.name, kind: 'text', order: byRegion },
  cityId: { expression: regions.cityId, kind: 'integer', order: byCity },
  cityName: { expression: cities.name, kind: 'text', order: byCity },
};

const selectMappings = (db: Database) =>
  db
    .select({
      id: mappings.id,
      localityId: mappings.localityId,
      localityName: localities.name,
      regionId: mappings.regionId,
      regionName: regions.name,
      cityId: regions.cityId,
      cityName: cities.name,
    })
    .from(mappings)
    .innerJoin(localities, eq(localities.id, mappings.localityId))
    .innerJoin(regions, eq(regions.id, mappings.regionId))
    .innerJoin(cities, eq(cities.id, regions.cityId))
    .$dynamic();

/** GET locality-region-mapping: by city, region and locality. */
export const listMappings: Verb<CallOf<'localityRegionMappings.list'>> = ({ query, db }) =>
  listPage(
    query,
    {
      fields,
      search: [localities.name, regions.name, cities.name],
      sort: 'cityName,regionName,localityName',
      key: mappings.id,
      where: [isRegion],
    },
    clause =>
      selectMappings(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(mappings)
        .innerJoin(localities, eq(localities.id, mappings.localityId))
        .innerJoin(regions, eq(regions.id, mappings.regionId))
        .innerJoin(cities, eq(cities.id, regions.cityId))
        .where(matching);
      return total?.count ?? 0;
    },
  );
