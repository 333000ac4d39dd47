import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import type { Region, RegionFields } from '#contract/calls/recordTypes.ts';
import { regionCalls } from '#contract/calls/places/regions.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  opportunityPackages,
  packagePrices,
  regions,
  slots,
} from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { usesInWords } from '../../tables/usesInWords.ts';
import { cityReference } from './cityReference.ts';

type Listed = RegionFields['localityRegionMappings'];

/** Computed for the rows of a page alone: PostgreSQL cuts the page before it evaluates subqueries of the row. */
const localityCount: SQL = sql`(
  select count(*)::int from ${mappings} where ${mappings.regionId} = ${regions.id})`;

const localitiesOf: SQL = sql`(
  select coalesce(json_agg(json_build_object('localityId', ${localities.id}, 'localityName', ${localities.name})
    order by lower(${localities.name}), ${localities.id}), '[]'::json)
  from ${mappings} join ${localities} on ${localities.id} = ${mappings.localityId}
  where ${mappings.regionId} = ${regions.id})`;

const idsOf = (listed: Listed): number[] => (listed ?? []).map(({ localityId }) => localityId);

/** What names a region, in words: '3 prices and 1 slot'. A region that nothing names is not in the map. */
const usesOf = async (db: Database, ids: readonly number[]) =>
  usesInWords(ids, [
    [
      'price',
      'prices',
      await db
        .select({ id: packagePrices.regionId, count: count() })
        .from(packagePrices)
        .where(and(amongIds(packagePrices.regionId, ids), isNull(packagePrices.deletedAt)))
        .groupBy(packagePrices.regionId),
    ],
    [
      'slot',
      'slots',
      await db
        .select({ id: slots.regionId, count: count() })
        .from(slots)
        .where(and(amongIds(slots.regionId, ids), isNull(slots.deletedAt)))
        .groupBy(slots.regionId),
    ],
    [
      'order',
      'orders',
      await db
        .select({ id: opportunityPackages.regionId, count: count() })
        .from(opportunityPackages)
        .where(amongIds(opportunityPackages.regionId, ids))
        .groupBy(opportunityPackages.regionId),
    ],
  ]);

/** Prices, slots and orders that name a region mean its city with it, and its localities must be in the new one. */
const refuseMove = async (db: Database, region: Region, isListed: boolean): Promise<void> => {
  const uses = (await usesOf(db, [region.id])).get(region.id);
  if (uses)
    throw invalidField(
      '/cityId',
      'locked',
      `${uses} use this region, so its city cannot be changed.`,
    );
  if (isListed || region.localityCount === 0) return;
  const message = `Its localities are in ${region.cityName ?? ''}. Change them together with the city.`;
  throw invalidField('/cityId', 'city', message);
};

/** Locked in the order of their ids, so that no two requests map one locality to two regions. */
const lockLocalities = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .select({ id: localities.id, name: localities.name, cityId: localities.cityId })
    .from(localities)
    .where(amongIds(localities.id, ids))
    .orderBy(localities.id)
    .for('no key update');
  return new Map(rows.map(row => [row.id, row]));
};

/** The regions that localities belong to already, by locality. */
const regionsOf = async (db: Database, ids: readonly number[], except = 0) => {
  const rows = await db
    .select({ localityId: mappings.localityId, regionName: regions.name })
    .from(mappings)
    .innerJoin(regions, eq(regions.id, mappings.regionId))
    .where(and(amongIds(mappings.localityId, ids), ne(mappings.regionId, except)));
  return new Map(rows.map(({ localityId, regionName }) => [localityId, regionName]));
};

/**
 * Refuses localities that do not exist, are listed twice, are in another city or belong to another region already;
 * one entry each, on its pointer.
 */
const refuseLocalities = async (
  db: Database,
  { cityId, localityRegionMappings }: RegionFields,
  ownId: number | undefined,
): Promise<void> => {
  const ids = idsOf(localityRegionMappings);
  if (ids.length === 0) return;
  const known = await lockLocalities(db, ids);
  const taken = await regionsOf(db, ids, ownId);
  const [city] = await db.select({ name: cities.name }).from(cities).where(eq(cities.id, cityId));
  const faultOf = (id: number, at: number): [code: string, message: string] | undefined => {
    const locality = known.get(id);
    if (!locality) return ['reference', invalidChoice];
    const { name } = locality;
    if (ids.indexOf(id) < at) return ['duplicate', `"${name}" is already in the list.`];
    if (locality.cityId !== cityId) return ['city', `"${name}" is not in ${city?.name ?? ''}.`];
    const other = taken.get(id);
    return other === undefined
      ? undefined
      : ['taken', `"${name}" already belongs to the region "${other}".`];
  };
  const errors = ids.flatMap((id, at): FieldError[] => {
    const fault = faultOf(id, at);
    if (!fault) return [];
    const [code, message] = fault;
    return [{ in: 'body', field: `/localityRegionMappings/${at}/localityId`, code, message }];
  });
  const [first] = errors;
  if (!first) return;
  const message =
    errors.length === 1 ? first.message : `${errors.length} localities cannot be in this region.`;
  throw new Refusal('VALIDATION_FAILED', message, { errors });
};

/** Makes the localities of a region exactly those listed. */
const writeLocalities = async (
  db: Database,
  regionId: number,
  { stored, wanted, by }: { stored: readonly number[]; wanted: readonly number[]; by: number },
): Promise<void> => {
  const gone = stored.filter(id => !wanted.includes(id));
  const added = wanted.filter(id => !stored.includes(id));
  if (gone.length > 0)
    await db
      .delete(mappings)
      .where(and(eq(mappings.regionId, regionId), inArray(mappings.localityId, gone)));
  if (added.length > 0)
    await db
      .insert(mappings)
      .values(added.map(localityId => ({ regionId, localityId, createdBy: by, updatedBy: by })));
};

/** Regions with the localities that are priced together. */
export const regionRecords = declareRecords<Region, RegionFields>(regionCalls, {
  resource: 'regions',
  table: regions,
  removal: 'soft',
  notThere: notThere.region,
  fields: {
    name: regions.name,
    cityId: cityReference(regions.cityId),
    cityName: cities.name,
    localityCount,
    localityRegionMappings: elsewhere(localitiesOf),
  },
  search: [regions.name],
  sort: '-updatedAt',
  readers: 'granted',
  unique: [
    {
      index: 'regions_name_unique',
      field: 'name',
      taken: ({ name }) => `A region named "${name}" already exists in this city.`,
    },
  ],
  // In whatever order they are sent, and by their ids alone.
  prepare: async (_context, { localityRegionMappings: listed, ...body }, before) => {
    const ids = idsOf(listed);
    const isSame = isDeepStrictEqual(
      ids.toSorted(),
      idsOf(before?.localityRegionMappings).toSorted(),
    );
    if (listed === undefined || isSame) return body as never;
    return { ...body, localityRegionMappings: ids.map(localityId => ({ localityId })) } as never;
  },
  refuse: async ({ db }, { record, before, changes }) => {
    const listed = changes.localityRegionMappings;
    if (before && changes.cityId !== undefined) await refuseMove(db, before, listed !== undefined);
    if (listed) await refuseLocalities(db, record, before?.id);
  },
  written: async ({ db, actor }, { id, before, changes: { localityRegionMappings: listed } }) => {
    const stored = idsOf(before?.localityRegionMappings);
    if (listed) await writeLocalities(db, id, { stored, wanted: idsOf(listed), by: actor.id });
  },
  obstacles: async (db, rows) => {
    const uses = await usesOf(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(
      rows.flatMap(({ id, name }): [number, string][] => {
        const named = uses.get(id);
        return named === undefined ? [] : [[id, `"${name}" stays: ${named} name it.`]];
      }),
    );
  },
  // The region stays for what names it; its localities are free for another one.
  removed: ({ db }, ids) => db.delete(mappings).where(amongIds(mappings.regionId, ids)),
  history: ({ name, cityName, localityRegionMappings = [] }) => ({
    name,
    city: cityName,
    localities: (localityRegionMappings ?? []).map(({ localityName }) => localityName),
  }),
});

export const isRegion = isNull(regions.deletedAt);
