import type { Random } from './pen/random.ts';
import type { Calendar } from './calendar.ts';
import type { Catalogue, Package } from './catalogue/catalogue.ts';
import {
  regionByLocality,
  type City,
  type Geography,
  type Locality,
  type Polygon,
} from './catalogue/geography.ts';
import type { People } from './people/people.ts';
import type { PackagePrice } from './catalogue/prices.ts';

/** What every client, deal and slot of the seed is on. */
export interface World {
  readonly calendar: Calendar;
  readonly product: { readonly name: string; readonly slug: string };
  readonly geography: Geography;
  readonly people: People;
  readonly catalogue: Catalogue;
  /** Packages that may be sold, by client type; `tenant` ones apart, since the client types have no tenant (T41). */
  readonly packagesFor: (clientTypeId: number, isTenant: boolean) => readonly Package[];
  /** Price in force today of a package in a city, in paise. */
  readonly priceOf: (item: Package, city: City) => number;
  readonly localitiesOf: (city: City) => readonly Locality[];
  readonly regionOfLocality: ReadonlyMap<number, number>;
  readonly polygonOfLocality: ReadonlyMap<number, Polygon>;
  /** A sold city, large ones more often. */
  readonly anyCity: (random: Random) => City;
}

interface WorldParts {
  readonly calendar: Calendar;
  readonly product: { readonly name: string; readonly slug: string };
  readonly geography: Geography;
  readonly people: People;
  readonly catalogue: Catalogue;
  readonly prices: readonly PackagePrice[];
}

const isTenantFamily = (item: Package): boolean => item.familyName.startsWith('Tenant');

export const makeWorld = ({ prices, ...parts }: WorldParts): World => {
  const { calendar, geography, catalogue } = parts;
  const inForce = new Map(
    prices
      .filter(
        ({ effective }) =>
          (effective.from ?? '') <= calendar.today &&
          (effective.until === null || effective.until > calendar.today),
      )
      .map(({ packageId, cityId, pricePaise }) => [`${packageId}:${cityId}`, pricePaise]),
  );
  const sellable = catalogue.packages.filter(
    ({ isActive, mappings }) => isActive && mappings.length > 0,
  );
  const byClient = new Map<string, Package[]>();
  for (const item of sellable) {
    const key = `${item.clientTypeId}:${isTenantFamily(item)}`;
    byClient.set(key, [...(byClient.get(key) ?? []), item]);
  }
  const tierFactor: Readonly<Record<number, number>> = { 1: 2.5, 2: 1.5 };
  return {
    ...parts,
    packagesFor: (clientTypeId, isTenant) => byClient.get(`${clientTypeId}:${isTenant}`) ?? [],
    priceOf: (item, city) =>
      inForce.get(`${item.id}:${city.id}`) ??
      Math.round((item.baseRupees * (tierFactor[city.tier ?? 3] ?? 1)) / 100) * 10_000,
    localitiesOf: city => geography.localitiesByCity.get(city.id) ?? [],
    regionOfLocality: regionByLocality(geography),
    polygonOfLocality: new Map(
      geography.polygons.flatMap(polygon =>
        polygon.localityId ? [[polygon.localityId, polygon] as const] : [],
      ),
    ),
    anyCity: random =>
      random.pick(
        geography.soldCities.slice(
          0,
          random.weighted([
            [12, 5],
            [40, 3],
            [150, 2],
          ]),
        ),
      ),
  };
};
