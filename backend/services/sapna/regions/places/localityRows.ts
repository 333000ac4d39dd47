import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/client.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  regions,
} from '../../../../database/schema/index.ts';

/** Localities with their city and, where they are in one, their region: at most one each. */
export const selectLocalities = (db: Database) =>
  db
    .select({
      id: localities.id,
      uuid: localities.uuid,
      name: localities.name,
      cityId: localities.cityId,
      cityName: cities.name,
      regionId: regions.id,
      regionName: regions.name,
    })
    .from(localities)
    .innerJoin(cities, eq(cities.id, localities.cityId))
    .leftJoin(mappings, eq(mappings.localityId, localities.id))
    .leftJoin(regions, eq(regions.id, mappings.regionId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectLocalities>>[number];

export const presentLocality = ({ regionId, regionName, ...row }: Row) => ({
  ...row,
  regionId: regionId ?? undefined,
  regionName: regionName ?? undefined,
});

export const isLocality = eq(localities.isActive, true);
