import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import {
  cities,
  eventCities,
  saleEvents,
  states,
  users,
} from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isEvent } from '../eventRows.ts';
import { presentEventCity, selectEventCities } from './eventCityRows.ts';

const byEvent = sql`lower(${saleEvents.name})`;
const byCity = sql`lower(${cities.name})`;

const fields: FieldMap = {
  id: { expression: eventCities.id, kind: 'integer' },
  eventId: { expression: eventCities.eventId, kind: 'integer', order: byEvent },
  eventName: { expression: saleEvents.name, kind: 'text', order: byEvent },
  cityId: { expression: eventCities.cityId, kind: 'integer', order: byCity },
  cityUuid: { expression: sql`${cities.uuid}::text`, kind: 'text' },
  cityName: { expression: cities.name, kind: 'text', order: byCity },
  state: { expression: states.name, kind: 'text' },
  zone: { expression: cities.zone, kind: 'text' },
  updatedAt: { expression: eventCities.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET event-city-mapping; `filters=eventId==5` for the cities of one event. */
export const listEventCities: Verb<CallOf<'eventCities.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    {
      fields,
      search: [saleEvents.name, cities.name],
      sort: '-updatedAt',
      key: eventCities.id,
      where: [isEvent],
    },
    clause =>
      selectEventCities(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(eventCities)
        .innerJoin(saleEvents, eq(saleEvents.id, eventCities.eventId))
        .innerJoin(cities, eq(cities.id, eventCities.cityId))
        .innerJoin(states, eq(states.id, cities.stateId))
        .leftJoin(users, eq(users.id, eventCities.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentEventCity) };
};
