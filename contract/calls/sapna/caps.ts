import Type from 'typebox';
import { capLevels, mostSlots } from '../../domain/caps/capLevels.ts';
import { clearable, idParams, removeAnswer, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { catalogueRoles } from './catalogueRoles.ts';
import { versionBody, versionQuery } from './removals.ts';

const level = Type.Enum(capLevels.map(({ id }) => id));
const day = Type.String({ format: 'date' });

const fields = {
  needed: {
    level,
    productId: Type.Integer(),
    limit: Type.Integer({ minimum: 0, maximum: mostSlots }),
    startDate: day,
    endDate: day,
  },
  more: {
    /** The city of an INDIVIDUAL_CITY cap; the other levels have none. */
    cityId: clearable(Type.Integer()),
    packageId: clearable(Type.Integer()),
    eventId: clearable(Type.Integer()),
    active: Type.Optional(Type.Boolean()),
  },
};

/** A cap as every call presents it; a field without a value is absent. */
export const cap = Type.Object({
  id: rowId,
  level,
  cityId: Type.Optional(rowId),
  cityName: Type.Optional(Type.String()),
  productId: rowId,
  productName: Type.String(),
  packageId: Type.Optional(rowId),
  packageName: Type.Optional(Type.String()),
  eventId: Type.Optional(rowId),
  eventName: Type.Optional(Type.String()),
  /** How many slots may be sold at most; 0 sells none. */
  limit: Type.Integer({ minimum: 0 }),
  /** Both days are part of the period (T127). */
  startDate: day,
  endDate: day,
  active: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

/** How many slots may be sold: in one city, in each city, or in India (part 3 section 7, T125). */
export const capCalls = [
  defineCall({
    id: 'caps.list',
    method: 'GET',
    path: '/sapna/v1/cap/all-caps',
    kind: 'read',
    access: catalogueRoles,
    summary: 'Caps, a page at a time; one of them with filters=id==5',
    source: 'part 3 §7, T68',
    query: strictObject(listQuery),
    answer: pageOf(cap),
  }),
  defineCall({
    id: 'caps.create',
    method: 'POST',
    path: '/sapna/v1/cap',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Create a cap; no two in force say different figures for one day',
    source: 'part 3 §7, T125, decision record 0023',
    body: strictObject({ ...fields.needed, ...fields.more }),
    answer: cap,
  }),
  defineCall({
    id: 'caps.update',
    method: 'PUT',
    path: '/sapna/v1/cap/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change a cap',
    source: 'part 3 §7, T125, decision record 0023',
    params: idParams,
    body: updateBody(fields.needed, fields.more),
    answer: cap,
  }),
  defineCall({
    id: 'caps.remove',
    method: 'DELETE',
    path: '/sapna/v1/cap/{id}',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove a cap',
    source: 'part 3 §7, T119',
    params: idParams,
    query: versionQuery,
    body: versionBody,
    answer: removeAnswer,
  }),
] as const;
