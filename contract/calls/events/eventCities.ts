import schema from '#form-schemas/event-city.schema.json' with { type: 'json' };
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
