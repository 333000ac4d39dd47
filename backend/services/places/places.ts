import { eq } from 'drizzle-orm';
import { callOf } from '#contract/calls/index.ts';
import {
  cities,
  localities,
  localityRegionMappings as mappings,
  regions,
  subscriptionRegions,
} from '../../database/schema/index.ts';
import { ordered, reference } from '../../tables/fields.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { isRegion } from './regions.ts';

export const isLocality = eq(localities.isActive, true);

/** GET locality: localities with their city and, where they are in one, their region; at most one each. */
export const localityList = readOnly(callOf('localities.list'), {
  table: localities,
  fields: {
    uuid: localities.uuid,
    name: localities.name,
    cityId: reference(localities.cityId, cities, { order: cities.name }),
    cityName: cities.name,
    regionId: ordered(regions.id, regions.name),
    regionName: regions.name,
  },
  joins: [
    { table: mappings, on: eq(mappings.localityId, localities.id), isInner: false },
    { table: regions, on: eq(regions.id, mappings.regionId), isInner: false },
  ],
  where: isLocality,
  search: [localities.name],
  sort: 'name',
});

/** GET locality-region-mapping: by city, region and locality. */
export const mappingList = readOnly(callOf('localityRegionMappings.list'), {
  table: mappings,
  fields: {
    localityId: reference(mappings.localityId, localities, { order: localities.name }),
    localityName: localities.name,
    regionId: reference(mappings.regionId, regions, { order: regions.name }),
    regionName: regions.name,
    cityId: ordered(regions.cityId, cities.name),
    cityName: cities.name,
  },
  joins: [{ table: cities, on: eq(cities.id, regions.cityId), isInner: true }],
  where: isRegion,
  search: [localities.name, regions.name, cities.name],
  sort: 'cityName,regionName,localityName',
});

/** GET {product}-subscription-regions: the regions that product configs may name. */
export const subscriptionRegionList = readOnly(callOf('subscriptionRegions.list'), {
  table: subscriptionRegions,
  fields: {
    name: subscriptionRegions.name,
    cityId: reference(subscriptionRegions.cityId, cities, { order: cities.name }),
    cityName: cities.name,
  },
  where: eq(subscriptionRegions.isActive, true),
  search: [subscriptionRegions.name],
  sort: 'name',
});
