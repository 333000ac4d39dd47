import Type from 'typebox';
import { cityEntry } from './cities.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { firstSuggestions, listQuery, pageOf } from '../paging.ts';

/** The region that a locality belongs to; absent while it is in none. */
const ofRegion = {
  regionId: Type.Optional(rowId),
  regionName: Type.Optional(Type.String()),
};

/** Places that other screens choose from, and which region or tier they are in (part 2 section 7). */
export const localityCalls = [
  defineCall({
    id: 'localities.list',
    method: 'GET',
    path: '/sapna/v1/locality',
    kind: 'read',
    access: 'signed-in',
    summary: 'Localities; those of a city with filters=cityId==18',
    source: 'part 2 §7, decision record 0020',
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        uuid: Type.String(),
        name: Type.String(),
        cityId: rowId,
        cityName: Type.String(),
        ...ofRegion,
      }),
    ),
  }),
  defineCall({
    id: 'localities.suggest',
    method: 'GET',
    path: '/sapna/v1/locality-suggest',
    kind: 'read',
    access: 'signed-in',
    summary: 'Localities whose name contains the words typed; none for blank text',
    source: 'part 2 §5, §7, T67, decision record 0020',
    query: strictObject({
      text: Type.Optional(Type.String({ maxLength: 100 })),
      cityId: Type.Optional(rowId),
      rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      first: firstSuggestions,
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          localityId: rowId,
          localityName: Type.String(),
          cityId: rowId,
          cityName: Type.String(),
          ...ofRegion,
        }),
      ),
      /** How many match, for 'showing first N of M' (T69). */
      totalCount: Type.Integer({ minimum: 0 }),
    }),
  }),
  defineCall({
    id: 'localityRegionMappings.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/locality-region-mapping',
    kind: 'read',
    access: 'signed-in',
    summary: 'Localities with their region; those of a city with filters=cityId==18',
    source: 'part 2 §7',
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        localityId: rowId,
        localityName: Type.String(),
        regionId: rowId,
        regionName: Type.String(),
        cityId: rowId,
        cityName: Type.String(),
      }),
    ),
  }),
  defineCall({
    id: 'subscriptionRegions.list',
    method: 'GET',
    path: '/sapna/v1/{product}-subscription-regions',
    kind: 'read',
    access: 'signed-in',
    summary: 'The regions that subscriptions are sold in, as product configs name them',
    source: 'part 2 §3, §7',
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({ id: rowId, name: Type.String(), cityId: rowId, cityName: Type.String() }),
    ),
  }),
  defineCall({
    id: 'cityTiers.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/city-tier-mapping',
    kind: 'read',
    access: 'signed-in',
    summary: 'Cities with their tier; those of one tier with tier=1',
    source: 'part 2 §7',
    query: strictObject({ tier: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })) }),
    answer: Type.Object({
      results: Type.Array(Type.Object({ ...cityEntry, tier: Type.Integer() })),
      totalCount: Type.Integer({ minimum: 0 }),
    }),
    cache: { for: 'end-of-day', store: 'memory' },
  }),
] as const;
