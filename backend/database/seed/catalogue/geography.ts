import * as schema from '../../schema/geography.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import cityRows from '../data/cities.json' with { type: 'json' };
import companies from '../data/companies.json' with { type: 'json' };
import knownLocalities from '../data/localities.json' with { type: 'json' };
import knownRegions from '../data/regions.json' with { type: 'json' };
import pinPrefixes from '../data/pin-prefixes.json' with { type: 'json' };
import { hashText, randomFor } from '../pen/random.ts';
import { stableUuid } from '../pen/stableUuid.ts';
import { stateByCode, states, type StateFacts, type Zone } from '../states.ts';

export interface City extends Seeded<typeof schema.cities> {
  uuid: string;
  state: StateFacts;
  /** First three digits of its PIN codes. */
  pinPrefix: number;
}

export interface Locality extends Seeded<typeof schema.localities> {
  uuid: string;
}

export interface Region extends Seeded<typeof schema.regions> {
  localityIds: number[];
}

export interface Polygon extends Seeded<typeof schema.polygons> {
  uuid: string;
}

export interface Geography {
  cities: readonly City[];
  /** In the order of population; the cities in which the marketplace sells. */
  soldCities: readonly City[];
  localitiesByCity: ReadonlyMap<number, readonly Locality[]>;
  regions: readonly Region[];
  polygons: readonly Polygon[];
}

const soldCityCount = 150;

const firstTier = new Set(
  'Delhi Mumbai Bengaluru Hyderabad Ahmedabad Chennai Kolkata Pune Gurugram Noida Thane'.split(' '),
).add('Navi Mumbai');

/** Satellites of Delhi are sold and led from the North, whatever zonal council their State belongs to. */
const northernSatellites = new Set(['Noida', 'Greater Noida', 'Ghaziabad']);

const knownPins = new Map(Object.entries(pinPrefixes));

const tierOf = (name: string, population: number): number => {
  if (firstTier.has(name)) return 1;
  return population >= 300_000 ? 2 : 3;
};

const zoneOf = (name: string, state: StateFacts): Zone =>
  northernSatellites.has(name) ? 'North' : state.zone;

const makeCities = (): City[] =>
  cityRows.map((row, at) => {
    const state = stateByCode.get(row.state);
    if (!state) throw new Error(`cities.json: ${row.name} names the unknown state ${row.state}`);
    return {
      id: at + 1,
      uuid: stableUuid(`city:${row.geonameId}`),
      name: row.name,
      stateId: state.gstCode,
      zone: zoneOf(row.name, state),
      tier: tierOf(row.name, row.population),
      latitude: row.lat,
      longitude: row.lng,
      isActive: true,
      state,
      pinPrefix:
        knownPins.get(row.name) ??
        state.pinPrefixes[hashText(row.name) % state.pinPrefixes.length] ??
        110,
    };
  });

const isKnown = (name: string): name is keyof typeof knownLocalities =>
  Object.hasOwn(knownLocalities, name);

const localityNames = (city: City, rank: number): readonly string[] => {
  if (isKnown(city.name)) return knownLocalities[city.name];
  const usual = city.state.zone === 'South' ? companies.southLocalities : companies.otherLocalities;
  const count = rank < 200 ? 8 : rank < 600 ? 5 : 3;
  return randomFor(`localities of city ${city.id}`).sample(usual, count);
};

const makeLocalities = (cities: readonly City[]): Map<number, Locality[]> => {
  const random = randomFor('localities');
  let id = 0;
  const near = (degrees: number | null | undefined): number =>
    Math.round(((degrees ?? 0) + (random.next() - 0.5) / 8) * 10_000) / 10_000;
  return new Map(
    cities.map((city, rank) => [
      city.id,
      localityNames(city, rank).map(name => {
        id += 1;
        return {
          id,
          uuid: stableUuid(`locality:${city.uuid}:${name}`),
          cityId: city.id,
          name,
          latitude: near(city.latitude),
          longitude: near(city.longitude),
          isActive: true,
        };
      }),
    ]),
  );
};

/** Regions 1, 2 and 4, which need the 180-day validation (T82), are the first ones: North, South and South West Delhi. */
const makeRegions = (
  cities: readonly City[],
  localitiesByCity: ReadonlyMap<number, readonly Locality[]>,
): Region[] => {
  const regions: Region[] = [];
  const add = (city: City, name: string, localityIds: number[]) =>
    regions.push({ id: regions.length + 1, name, cityId: city.id, localityIds });
  const named = Object.entries(knownRegions);
  for (const [cityName, parts] of named) {
    const city = cities.find(({ name }) => name === cityName);
    if (!city) throw new Error(`regions.json: no city ${cityName}`);
    const localities = localitiesByCity.get(city.id) ?? [];
    for (const [name, members] of Object.entries<string[]>(parts)) {
      const wanted = new Set(members);
      add(
        city,
        name,
        localities.filter(locality => wanted.has(locality.name)).map(({ id }) => id),
      );
    }
  }
  const done = new Set(named.map(([name]) => name));
  for (const city of cities.filter(({ name }) => isKnown(name) && !done.has(name))) {
    const ids = (localitiesByCity.get(city.id) ?? []).map(({ id }) => id);
    const half = Math.ceil(ids.length / 2);
    add(city, `Central ${city.name}`, ids.slice(0, half));
    add(city, `Greater ${city.name}`, ids.slice(half));
  }
  return regions;
};

/** One polygon for a city, one for each of its regions, and one a locality below its region. */
const makePolygons = (
  soldCities: readonly City[],
  localitiesByCity: ReadonlyMap<number, readonly Locality[]>,
  regions: readonly Region[],
): Polygon[] => {
  const polygons: Polygon[] = [];
  const add = (polygon: Omit<Polygon, 'id' | 'uuid'>): number => {
    const id = polygons.length + 1;
    polygons.push({ ...polygon, id, uuid: stableUuid(`polygon:${id}:${polygon.name}`) });
    return id;
  };
  for (const city of soldCities) {
    const whole = { cityId: city.id, localityId: null, isActive: true };
    const root = add({ ...whole, name: city.name, kind: 'city', parentId: null });
    const parentOf = new Map<number, number>();
    for (const region of regions.filter(({ cityId }) => cityId === city.id)) {
      const zone = add({ ...whole, name: region.name, kind: 'zone', parentId: root });
      for (const localityId of region.localityIds) parentOf.set(localityId, zone);
    }
    for (const { id, name } of localitiesByCity.get(city.id) ?? []) {
      add({
        name,
        kind: 'locality',
        cityId: city.id,
        localityId: id,
        parentId: parentOf.get(id) ?? root,
        isActive: true,
      });
    }
  }
  return polygons;
};

/** States, cities, localities, regions and polygons: the same rows whatever the size of the seed. */
export const makeGeography = (): Geography => {
  const cities = makeCities();
  const soldCities = cities.slice(0, soldCityCount);
  const localitiesByCity = makeLocalities(cities);
  const regions = makeRegions(cities, localitiesByCity);
  const polygons = makePolygons(soldCities, localitiesByCity, regions);
  return { cities, soldCities, localitiesByCity, regions, polygons };
};

/** The region of each locality that has one. */
export const regionByLocality = ({ regions }: Geography): ReadonlyMap<number, number> =>
  new Map(
    regions.flatMap(({ id, localityIds }) => localityIds.map(localityId => [localityId, id])),
  );

/** States and cities, which are real. */
export function* placeBatches(cities: readonly City[] = makeCities()): Generator<Batch> {
  yield batch(
    schema.states,
    states.map(({ gstCode, name }) => ({
      id: gstCode,
      name,
      gstCode: String(gstCode).padStart(2, '0'),
    })),
  );
  yield batch(schema.cities, cities);
}

export function* geographyBatches(geography: Geography): Generator<Batch> {
  const { cities, soldCities, localitiesByCity, regions, polygons } = geography;
  yield* placeBatches(cities);
  yield batch(schema.localities, [...localitiesByCity.values()].flat());
  yield batch(
    schema.monetizableCities,
    soldCities.map(({ id }, at) => ({ id: at + 1, cityId: id })),
  );
  yield batch(schema.regions, regions);
  yield batch(
    schema.localityRegionMappings,
    regions
      .flatMap(region =>
        region.localityIds.map(localityId => ({ regionId: region.id, localityId })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
  yield batch(schema.polygons, polygons);
  yield batch(
    schema.subscriptionRegions,
    soldCities
      .flatMap(city => [
        { name: city.name, cityId: city.id },
        ...regions
          .filter(({ cityId, name }) => cityId === city.id && name !== city.name)
          .map(({ name }) => ({ name, cityId: city.id })),
      ])
      .map((row, at) => ({ id: at + 1, isActive: true, ...row })),
  );
}
