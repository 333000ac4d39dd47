import Type from 'typebox';
import { cityEntry } from '../petra/cities.ts';
import { removeAnswer, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { adminGroupRoles } from './adminGroupRoles.ts';
import { removalBody, removeQuery } from './removals.ts';

/** A city in which the marketplace sells: a city entry with the bookkeeping of a record. */
export const monetizableCity = Type.Object({
  id: rowId,
  ...cityEntry,
  tier: Type.Integer(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

/** Cities in which the marketplace sells (part 2 section 7). */
export const monetizableCityCalls = [
  defineCall({
    id: 'monetizableCities.list',
    method: 'GET',
    path: '/sapna/v1/monetizable-cities',
    kind: 'read',
    access: 'signed-in',
    summary: 'Cities in which the marketplace sells',
    source: 'part 2 §7, decision record 0024',
    query: strictObject(listQuery),
    answer: pageOf(monetizableCity),
  }),
  defineCall({
    id: 'monetizableCities.create',
    method: 'POST',
    path: '/sapna/v1/monetizable-cities',
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Start selling in a city',
    source: 'part 2 §7, decision record 0024',
    body: strictObject({ city_id: Type.Integer() }),
    answer: monetizableCity,
  }),
  defineCall({
    id: 'monetizableCities.remove',
    method: 'DELETE',
    path: '/sapna/v1/monetizable-cities',
    kind: 'delete',
    access: adminGroupRoles,
    summary: 'Stop selling in cities; all of them or none',
    source: 'part 2 §7, T119, decision record 0024',
    query: removeQuery,
    body: removalBody,
    answer: removeAnswer,
  }),
] as const;
