import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { region } from '#contract/calls/sapna/regionRecords.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  regions,
  users,
} from '../../../database/schema/index.ts';

export type Region = Static<typeof region>;

/** Computed for the rows of a page alone: PostgreSQL cuts the page before it evaluates subqueries of the row. */
export const localityCount: SQL<number> = sql`(
  select count(*)::int from ${mappings} where ${mappings.regionId} = ${regions.id})`;

const localitiesOf: SQL<{ localityId: number; localityName: string }[]> = sql`(
  select coalesce(json_agg(json_build_object('localityId', ${localities.id}, 'localityName', ${localities.name})
    order by lower(${localities.name}), ${localities.id}), '[]'::json)
  from ${mappings} join ${localities} on ${localities.id} = ${mappings.localityId}
  where ${mappings.regionId} = ${regions.id})`;

/** Everything that is presented of a region, in one statement. */
export const selectRegions = (db: Database) =>
  db
    .select({
      id: regions.id,
      name: regions.name,
      cityId: regions.cityId,
      cityName: cities.name,
      localityCount,
      localityRegionMappings: localitiesOf,
      version: regions.version,
      updatedAt: regions.updatedAt,
      updatedByName: users.name,
    })
    .from(regions)
    .innerJoin(cities, eq(cities.id, regions.cityId))
    .leftJoin(users, eq(users.id, regions.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRegions>>[number];

export const presentRegion = (row: Row): Region => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: row.updatedByName ?? undefined,
});

/** What history keeps of a region: the fields that people write, localities by name. */
export const regionHistory = ({ name, cityName, localityRegionMappings }: Region) => ({
  name,
  city: cityName,
  localities: localityRegionMappings.map(({ localityName }) => localityName),
});

export const isRegion = isNull(regions.deletedAt);

export const readRegions = async (db: Database, ids: readonly number[]): Promise<Region[]> => {
  const rows = await selectRegions(db).where(and(inArray(regions.id, [...ids]), isRegion));
  return rows.map(presentRegion);
};

export const regionOrRefuse = async (db: Database, id: number): Promise<Region> => {
  const [found] = await readRegions(db, [id]);
  if (!found) throw notFound(notThere.region);
  return found;
};

/** Locks regions for the rest of the transaction, so that nobody changes or removes them between check and write. */
export const lockRegions = async (db: Database, ids: readonly number[]): Promise<void> => {
  await db
    .select({ id: regions.id })
    .from(regions)
    .where(and(inArray(regions.id, [...ids]), isRegion))
    .orderBy(regions.id)
    .for('update');
};
