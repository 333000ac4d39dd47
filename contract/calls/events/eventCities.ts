import Type from 'typebox';
import schema from '#form-schemas/event-city.schema.json' with { type: 'json' };
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { EventCity, EventCityFields } from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

const path = '/sapna/v1/event-city-mapping';

/** In which cities an event takes place; a mapping is added and removed, never changed (part 2 section 3). */
export const eventCityCalls = recordCalls<EventCity, EventCityFields>()({
  area: 'eventCities',
  schema,
  called: ['mapping', 'mappings'],
  access: adminGroupRoles,
  source: 'part 2 §2, §3, T119, decision record 0022',
  list: {
    at: `GET ${path}`,
    access: 'signed-in',
    summary: 'The cities of events; those of one event with filters=eventId==5',
  },
  create: { at: `POST ${path}`, summary: 'Map an event to a city, named by its id or its uuid' },
  remove: {
    at: `DELETE ${path}`,
    by: 'query-or-body',
    summary: 'Remove events from cities; all of them or none',
  },
});

/** Cities that one request adds at most. */
export const mostAddedCities = 200;

/** Many cities of one event at once; those that it has are left as they are. */
export const addEventCitiesCall = defineCall({
  id: 'eventCities.addMany',
  method: 'POST',
  path: '/console/v1/event-cities',
  kind: 'change',
  access: adminGroupRoles,
  summary: 'Map an event to several cities, all of them or none; those that it has stay',
  source: 'part 2 §3, decision record 0022',
  body: strictObject({
    eventId: rowId,
    cityIds: Type.Array(rowId, { minItems: 1, maxItems: mostAddedCities, uniqueItems: true }),
  }),
  answer: Type.Object({
    added: Type.Integer({ minimum: 0 }),
    /** Cities that the event had already. */
    already: Type.Integer({ minimum: 0 }),
  }),
});
