import { cityListPackageId } from '#contract/domain/catalogue/packageTitles.ts';
import { parametersKey } from '#contract/domain/pricing/parametersKey.ts';
import { packagePrices } from '../../schema/money/prices.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import type { Calendar } from '../calendar.ts';
import type { Catalogue, Package } from './catalogue.ts';
import { regionByLocality, type City, type Geography } from './geography.ts';
import { randomFor, type Random } from '../pen/random.ts';

export interface PackagePrice extends Seeded<typeof packagePrices> {
  cityId: number;
  pricingParameters: Record<string, unknown>;
}

const tierFactor = (city: City): number => ({ 1: 2.5, 2: 1.5 })[city.tier ?? 3] ?? 1;

const parametersFor = (
  item: Package,
  city: City,
  geography: Geography,
  random: Random,
): Record<string, unknown> => {
  const localities = geography.localitiesByCity.get(city.id) ?? [];
  return Object.fromEntries(
    item.requiredPricingParameters.map(({ name, allowedValues }): [string, unknown] => {
      if (name === 'cityId') return [name, city.id];
      if (name === 'localityName') {
        const chosen = random.sample(localities, random.int(1, 3)).map(locality => locality.name);
        return [name, JSON.stringify(chosen.sort())];
      }
      return [name, random.pick(allowedValues)];
    }),
  );
};

/** Packages that wait for a price, and those whose price begins later. */
const unpriced = [281, 282, 283, 284, 285];
const pricedLater = [286, 287, 288];

/** Past and current price, or one that changes in the future: neighbours, never overlapping. */
const periodsOf = (calendar: Calendar, random: Random) => {
  const start = random.int(-700, -200);
  const change = random.int(-120, 60);
  return random.weighted([
    [[{ from: calendar.day(start), until: null }], 6],
    [
      [
        { from: calendar.day(start), until: calendar.day(change) },
        { from: calendar.day(change), until: null },
      ],
      4,
    ],
  ]);
};

/** The first locality that a set of parameters names. */
const firstLocality = (
  { localityName }: Record<string, unknown>,
  { localitiesByCity }: Geography,
  city: City,
): number | null => {
  if (typeof localityName !== 'string') return null;
  const named = localitiesByCity
    .get(city.id)
    ?.find(({ name }) => localityName.includes(`"${name}"`));
  return named?.id ?? null;
};

/** About 2,000 prices: each package in several cities, the one of the city list in all that are sold. */
export const makePrices = (
  { packages }: Catalogue,
  geography: Geography,
  calendar: Calendar,
): PackagePrice[] => {
  const random = randomFor('prices');
  const prices: PackagePrice[] = [];
  const regionOf = regionByLocality(geography);
  for (const item of packages.filter(
    ({ id, isPriceApplicable }) => isPriceApplicable && !unpriced.includes(id),
  )) {
    const cities =
      item.id === cityListPackageId
        ? geography.soldCities
        : random.sample(geography.soldCities.slice(0, 40), random.int(4, 6));
    for (const city of cities) {
      const pricingParameters = parametersFor(item, city, geography, random);
      const localityId = firstLocality(pricingParameters, geography, city);
      const rupees = Math.round((item.baseRupees * tierFactor(city)) / 100) * 100;
      const later = [{ from: calendar.day(20), until: null }];
      const periods = pricedLater.includes(item.id) ? later : periodsOf(calendar, random);
      periods.forEach((effective, at) =>
        prices.push({
          id: prices.length + 1,
          packageId: item.id,
          pricingParameters,
          parametersKey: parametersKey(pricingParameters),
          cityId: city.id,
          localityId,
          regionId: (localityId && regionOf.get(localityId)) || null,
          pricePaise: (rupees + at * 500) * 100,
          effective,
        }),
      );
    }
  }
  return prices;
};

export const priceBatch = (prices: readonly PackagePrice[]): Batch => batch(packagePrices, prices);
