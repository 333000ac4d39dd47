import { and, eq } from 'drizzle-orm';
import type { EventCity, EventCityFields } from '#contract/calls/recordTypes.ts';
import { eventCityCalls } from '#contract/calls/events/eventCities.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { cities, eventCities, saleEvents, states } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { cityReference } from '../places/cityReference.ts';
import { isEvent } from './events.ts';

/** The id of a city that is named by its uuid; when both are sent they must name one city. */
const cityByUuid = async (db: Database, { cityId, cityUuid }: Partial<EventCityFields>) => {
  const [city] = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.isActive, true), eq(cities.uuid, cityUuid ?? '')));
  if (city && (cityId ?? city.id) === city.id) return city.id;
  throw invalidField(cityId === undefined ? '/cityUuid' : '/cityId', 'reference', invalidChoice);
};

/** Event or city by its name, for a message. */
const nameIn = async (db: Database, table: typeof cities | typeof saleEvents, id = 0) => {
  const [found] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return found?.name ?? '';
};

/** In which cities events take place; nothing hangs on a mapping, so its row goes and history keeps it. */
export const eventCityRecords = declareRecords<EventCity, EventCityFields>(eventCityCalls, {
  resource: 'event-cities',
  table: eventCities,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    eventId: reference(eventCities.eventId, saleEvents, { order: saleEvents.name }),
    eventName: saleEvents.name,
    cityId: cityReference(eventCities.cityId),
    cityUuid: elsewhere(cities.uuid),
    cityName: cities.name,
    state: states.name,
    zone: cities.zone,
  },
  joins: [{ table: states, on: eq(states.id, cities.stateId), isInner: true }],
  where: isEvent,
  search: [saleEvents.name, cities.name],
  sort: '-updatedAt',
  readers: 'granted',
  unique: [
    {
      index: 'event_cities_eventId_cityId_unique',
      field: ({ cityUuid }) => (cityUuid === undefined ? 'cityId' : 'cityUuid'),
      taken: async ({ eventId, cityId }, db) =>
        `"${await nameIn(db, saleEvents, eventId)}" already takes place in ${await nameIn(db, cities, cityId)}.`,
    },
  ],
  prepare: async ({ db }, body) => {
    if (body.cityUuid !== undefined) {
      const cityId = await cityByUuid(db, body);
      return { ...body, cityId, cityUuid: body.cityId === undefined ? body.cityUuid : undefined };
    }
    if (body.cityId === undefined)
      throw invalidField('/cityId', 'required', 'This field is required.');
    return body;
  },
  history: ({ eventName, cityName, cityUuid }) => ({ eventName, cityName, cityUuid }),
});
