import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { invalidField } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { cities, eventCities, saleEvents } from '../../../../database/schema/index.ts';
import { invalidChoice } from '../../catalogue/package-families/internal.ts';
import { refusingTaken } from '../../catalogue/refusingTaken.ts';
import { isEvent } from '../eventRows.ts';
import { eventCityHistory, readEventCities } from './eventCityRows.ts';

type CreateEventCity = CallOf<'eventCities.create'>;

const eventFor = async (db: Database, id: number) => {
  const [event] = await db
    .select({ id: saleEvents.id, name: saleEvents.name })
    .from(saleEvents)
    .where(and(eq(saleEvents.id, id), isEvent))
    .for('share');
  if (!event) throw invalidField('/eventId', 'reference', invalidChoice);
  return event;
};

/** The city by its id or its uuid; when both are sent they must name one city. */
const cityFor = async (db: Database, { cityId, cityUuid }: BodyOf<CreateEventCity>) => {
  const field = cityId === undefined && cityUuid !== undefined ? '/cityUuid' : '/cityId';
  if (cityId === undefined && cityUuid === undefined)
    throw invalidField(field, 'required', 'This field is required.');
  const [city] = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(
      and(
        eq(cities.isActive, true),
        cityId === undefined ? undefined : eq(cities.id, cityId),
        cityUuid === undefined ? undefined : eq(cities.uuid, cityUuid),
      ),
    );
  if (!city) throw invalidField(field, 'reference', invalidChoice);
  return { ...city, field };
};

/** POST event-city-mapping. */
export const createEventCity: Verb<CreateEventCity> = async ({ body, db, actor, audit }) => {
  const event = await eventFor(db, body.eventId);
  const city = await cityFor(db, body);
  const [created] = await refusingTaken(
    'event_cities_eventId_cityId_unique',
    `"${event.name}" takes place in ${city.name} already.`,
    () =>
      db
        .insert(eventCities)
        .values({ eventId: event.id, cityId: city.id, createdBy: actor.id, updatedBy: actor.id })
        .returning({ id: eventCities.id }),
    city.field,
  );
  const [record] = created ? await readEventCities(db, [created.id]) : [];
  if (!record) throw new Error('The insert returned no mapping');
  await audit.record({
    action: 'create',
    entity: 'event-cities',
    entityId: record.id,
    version: record.version,
    before: null,
    after: eventCityHistory(record),
  });
  return record;
};
