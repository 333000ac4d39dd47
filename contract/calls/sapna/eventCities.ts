import Type from 'typebox';
import { cityEntry } from '../petra/cities.ts';
import { removeAnswer, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { adminGroupRoles } from './adminGroupRoles.ts';
import { removalBody, removeQuery } from './removals.ts';

/** An event in a city (part 2 section 3). */
export const eventCity = Type.Object({
  id: rowId,
  eventId: rowId,
  eventName: Type.String(),
  cityId: rowId,
  cityUuid: cityEntry.uuid,
  cityName: Type.String(),
  state: cityEntry.state,
  zone: cityEntry.zone,
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

const path = '/sapna/v1/event-city-mapping';

/** In which cities an event takes place; a mapping is added and removed, never changed. */
export const eventCityCalls = [
  defineCall({
    id: 'eventCities.list',
    method: 'GET',
    path,
    kind: 'read',
    access: 'signed-in',
    summary: 'Which event takes place in which city; those of one with filters=eventId==5',
    source: 'part 2 §2, §3, decision record 0022',
    query: strictObject(listQuery),
    answer: pageOf(eventCity),
  }),
  defineCall({
    id: 'eventCities.create',
    method: 'POST',
    path,
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Map an event to a city, named by its id or its uuid',
    source: 'part 2 §2, §3, decision record 0022',
    body: strictObject({
      eventId: Type.Integer(),
      cityId: Type.Optional(Type.Integer()),
      cityUuid: Type.Optional(Type.String({ format: 'uuid' })),
    }),
    answer: eventCity,
  }),
  defineCall({
    id: 'eventCities.remove',
    method: 'DELETE',
    path,
    kind: 'delete',
    access: adminGroupRoles,
    summary: 'Take events out of cities; all of them or none',
    source: 'part 2 §2, T119, decision record 0022',
    query: removeQuery,
    body: removalBody,
    answer: removeAnswer,
  }),
] as const;
