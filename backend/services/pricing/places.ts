import { inArray, sql } from 'drizzle-orm';
import { nearest } from '#contract/domain/nearest.ts';
import { namesIn } from '#contract/domain/pricing/nameList.ts';
import type { ParameterFault } from '#contract/domain/pricing/readParameters.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import type { Database } from '../../database/client.ts';
import { cities, localities, regions } from '../../database/schema/index.ts';

interface City {
  readonly name: string;
  /** Ids of its localities by name, oldest first. */
  readonly localities: Map<string, number>;
}

/** The cities and regions that parameters name, read once for a whole file. */
export interface Places {
  readonly cities: ReadonlyMap<number, City>;
  readonly regions: ReadonlySet<number>;
}

type Parameters = Readonly<Record<string, unknown>>;

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

const idsOf = (all: readonly Parameters[], name: string): number[] => [
  ...new Set(all.flatMap(parameters => idOf(parameters[name]) ?? [])),
];

/** Reads the places of some parameters. */
export const readPlaces = async (db: Database, all: readonly Parameters[]): Promise<Places> => {
  const among = (ids: readonly number[]) =>
    sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`;
  const [cityIds, regionIds] = [idsOf(all, 'cityId'), idsOf(all, 'regionId')];
  const found = new Map<number, City>();
  if (cityIds.length > 0) {
    for (const { id, name } of await db
      .select({ id: cities.id, name: cities.name })
      .from(cities)
      .where(inArray(cities.id, among(cityIds))))
      found.set(id, { name, localities: new Map() });
    for (const { id, name, cityId } of await db
      .select({ id: localities.id, name: localities.name, cityId: localities.cityId })
      .from(localities)
      .where(inArray(localities.cityId, among(cityIds)))
      .orderBy(localities.id))
      found.get(cityId)?.localities.set(name, id);
  }
  const rows =
    regionIds.length > 0
      ? await db
          .select({ id: regions.id })
          .from(regions)
          .where(inArray(regions.id, among(regionIds)))
      : [];
  return { cities: found, regions: new Set(rows.map(({ id }) => id)) };
};

/** Above this a name is not a slip of the pen, and comparing it costs time. */
const longestName = 60;

const unknownLocality = (name: string, city: City): ParameterFault => {
  const near = name.length <= longestName ? nearest(name, city.localities.keys()) : null;
  return {
    name: 'localityName',
    code: 'reference',
    ...priceFaults.noLocality(name, city.name, near),
  };
};

/**
 * The city, region and first locality that parameters name, for the columns that repeat them, and what does not exist.
 * Localities are known by the city beside them; without a city their names stand for themselves.
 */
export const placeOf = (places: Places, parameters: Parameters) => {
  const faults: ParameterFault[] = [];
  const known = (name: string, isKnown: (id: number) => boolean): number | null => {
    if (!Object.hasOwn(parameters, name)) return null;
    const id = idOf(parameters[name]);
    if (id !== undefined && isKnown(id)) return id;
    faults.push({ name, code: 'reference', ...priceFaults.noPlace(name, parameters[name]) });
    return null;
  };
  const cityId = known('cityId', id => places.cities.has(id));
  const regionId = known('regionId', id => places.regions.has(id));
  const city = places.cities.get(cityId ?? 0);
  const names = city ? namesIn(parameters['localityName']) : [];
  const unknown = names.find(name => !city?.localities.has(name));
  if (city && unknown !== undefined) faults.push(unknownLocality(unknown, city));
  const localityIds = names.flatMap(name => city?.localities.get(name) ?? []);
  return {
    place: {
      cityId,
      regionId,
      localityId: localityIds.length > 0 ? Math.min(...localityIds) : null,
    },
    faults,
  };
};
