import { and, eq, inArray, ne } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  regions,
} from '../../../database/schema/index.ts';
import { invalidChoice } from '../catalogue/package-families/internal.ts';

export const takenRegionName = (name: string): string =>
  `There is a region named "${name}" in this city already.`;

/** The city that a region shall lie in. */
export const cityFor = async (db: Database, id: number) => {
  const [city] = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.isActive, true)));
  if (!city) throw invalidField('/cityId', 'reference', invalidChoice);
  return city;
};

interface Asked {
  /** Absent for a new region. */
  readonly regionId?: number;
  readonly city: { readonly id: number; readonly name: string };
  readonly localityIds: readonly number[];
}

/** Locked in the order of their ids, so that no two requests map one locality to two regions. */
const lockLocalities = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .select({ id: localities.id, name: localities.name, cityId: localities.cityId })
    .from(localities)
    .where(inArray(localities.id, [...ids]))
    .orderBy(localities.id)
    .for('no key update');
  return new Map(rows.map(row => [row.id, row]));
};

const regionsOf = async (db: Database, ids: readonly number[], except: number | undefined) => {
  const rows = await db
    .select({ localityId: mappings.localityId, regionName: regions.name })
    .from(mappings)
    .innerJoin(regions, eq(regions.id, mappings.regionId))
    .where(
      and(
        inArray(mappings.localityId, [...ids]),
        except === undefined ? undefined : ne(mappings.regionId, except),
      ),
    );
  return new Map(rows.map(({ localityId, regionName }) => [localityId, regionName]));
};

/**
 * Refuses localities that do not exist, are listed twice, lie in another city or belong to another region already;
 * one entry each, on its pointer.
 */
export const refuseBadLocalities = async (
  db: Database,
  { regionId, city, localityIds }: Asked,
): Promise<void> => {
  if (localityIds.length === 0) return;
  const known = await lockLocalities(db, localityIds);
  const taken = await regionsOf(db, localityIds, regionId);
  const faultOf = (id: number, at: number): [code: string, message: string] | undefined => {
    const locality = known.get(id);
    if (!locality) return ['reference', invalidChoice];
    const { name, cityId } = locality;
    if (localityIds.indexOf(id) < at) return ['duplicate', `"${name}" is in the list already.`];
    if (cityId !== city.id) return ['city', `"${name}" does not lie in ${city.name}.`];
    const other = taken.get(id);
    return other === undefined
      ? undefined
      : ['taken', `"${name}" belongs to the region "${other}" already.`];
  };
  const errors = localityIds.flatMap((id, at): FieldError[] => {
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
export const writeLocalities = async (
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
