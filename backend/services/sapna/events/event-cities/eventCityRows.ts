import { eq, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { eventCity } from '#contract/calls/sapna/eventCities.ts';
import type { Database } from '../../../../database/client.ts';
import {
  cities,
  eventCities,
  saleEvents,
  states,
  users,
} from '../../../../database/schema/index.ts';

export type EventCity = Static<typeof eventCity>;

export const selectEventCities = (db: Database) =>
  db
    .select({
      id: eventCities.id,
      eventId: eventCities.eventId,
      eventName: saleEvents.name,
      cityId: eventCities.cityId,
      cityUuid: cities.uuid,
      cityName: cities.name,
      state: states.name,
      zone: cities.zone,
      version: eventCities.version,
      updatedAt: eventCities.updatedAt,
      updatedByName: users.name,
    })
    .from(eventCities)
    .innerJoin(saleEvents, eq(saleEvents.id, eventCities.eventId))
    .innerJoin(cities, eq(cities.id, eventCities.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .leftJoin(users, eq(users.id, eventCities.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectEventCities>>[number];

export const presentEventCity = (row: Row): EventCity => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: row.updatedByName ?? undefined,
});

/** What history keeps of a mapping. */
export const eventCityHistory = ({ eventName, cityName, cityUuid }: EventCity) => ({
  eventName,
  cityName,
  cityUuid,
});

export const readEventCities = async (
  db: Database,
  ids: readonly number[],
): Promise<EventCity[]> => {
  const rows = await selectEventCities(db).where(inArray(eventCities.id, [...ids]));
  return rows.map(presentEventCity);
};
