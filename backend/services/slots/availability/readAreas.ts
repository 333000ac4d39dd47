import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { Database } from '../../../database/client.ts';
import { cities, polygons, slotBookings } from '../../../database/schema/index.ts';
import { amongIds } from '../../../query/amongIds.ts';

const parents = alias(polygons, 'parents');

/** An area with those around it, the nearest first: a city has none, a locality at most two. */
export interface Area {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly kind: 'city' | 'zone' | 'locality';
  readonly cityId: number;
  readonly cityName: string;
  readonly aroundIds: readonly number[];
}

const bySize = sql`array_position(array['city', 'zone', 'locality'], ${polygons.kind})`;

/** Cities in which most is on the days first, then those of the first tier; a city before its parts. */
export const busyFirst = (productIds: readonly number[], { start, end }: DayRange): SQL[] => [
  sql`array_position(array(
    select place.city_id from ${slotBookings} join ${polygons} place on place.id = ${slotBookings.polygonId}
     where ${amongIds(slotBookings.productId, productIds)} and ${slotBookings.state} in ('held', 'booked', 'live')
       and ${slotBookings.days} && daterange(${start}::date, ${end}::date, '[]')
     group by 1 order by count(*) desc, 1), ${polygons.cityId}) asc nulls last`,
  asc(cities.tier),
  asc(cities.name),
  bySize,
  asc(polygons.name),
];

/** Areas that meet a condition, in the order given. */
export const readAreas = async (
  db: Database,
  where: SQL | undefined,
  limit: number,
  order: readonly SQL[] = [],
): Promise<Area[]> => {
  const rows = await db
    .select({
      id: polygons.id,
      uuid: polygons.uuid,
      name: polygons.name,
      kind: polygons.kind,
      cityId: polygons.cityId,
      cityName: cities.name,
      parentId: polygons.parentId,
      grandparentId: parents.parentId,
    })
    .from(polygons)
    .innerJoin(cities, eq(cities.id, polygons.cityId))
    .leftJoin(parents, eq(parents.id, polygons.parentId))
    .where(where)
    .orderBy(...order, asc(polygons.id))
    .limit(limit);
  return rows.map(({ parentId, grandparentId, ...row }) => ({
    ...row,
    aroundIds: [parentId, grandparentId].filter(id => id !== null),
  }));
};

/** Active areas by name or by city; all of them when neither is named. */
export const areasAsked = (uuids: readonly string[], cityIds: readonly number[]): SQL | undefined =>
  and(
    eq(polygons.isActive, true),
    or(
      uuids.length > 0 ? inArray(polygons.uuid, [...uuids]) : undefined,
      cityIds.length > 0 ? amongIds(polygons.cityId, cityIds) : undefined,
    ),
  );

export const countAreas = async (db: Database, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(polygons).where(where);
  return row?.count ?? 0;
};

/** An area as the calls present it. */
export const presentArea = ({ uuid, name, kind, cityId, cityName }: Area) => ({
  polygon_uuid: uuid,
  name,
  kind,
  city_id: cityId,
  city_name: cityName,
});
