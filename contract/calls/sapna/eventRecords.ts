import Type from 'typebox';
import { clientTypes } from '../../domain/accounts/clientTypes.ts';
import { clearable, idParams, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { catalogueRoles } from './catalogueRoles.ts';

const day = Type.String({ format: 'date' });
const clientTypeId = Type.Enum(clientTypes.map(({ id }) => id));

const fields = {
  needed: {
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    startDate: day,
    endDate: day,
  },
  more: {
    description: clearable(Type.String({ maxLength: 1000 })),
    clientTypeId: clearable(clientTypeId),
    active: Type.Optional(Type.Boolean()),
  },
};

const record = {
  id: rowId,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  /** Both days are part of the event (T127). */
  startDate: day,
  endDate: day,
  /** Absent: for every client type. */
  clientTypeId: Type.Optional(clientTypeId),
  active: Type.Boolean(),
  cityCount: Type.Integer({ minimum: 0 }),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
};

/** A sales drive as every call presents it; a field without a value is absent. */
export const event = Type.Object(record);

/** A slot that an event takes along, from its days to its new ones. */
export const slotMove = Type.Object({
  slotId: rowId,
  kind: Type.String(),
  productName: Type.String(),
  state: Type.String(),
  startDate: day,
  endDate: day,
  newStartDate: day,
  newEndDate: day,
  /** Why it cannot move; absent when it can. */
  conflict: Type.Optional(Type.String()),
});

export const eventRecordCalls = [
  defineCall({
    id: 'events.list',
    method: 'GET',
    path: '/sapna/event',
    kind: 'read',
    access: 'signed-in',
    summary: 'Events, a page at a time; one of them with filters=id==5',
    source: 'part 2 §7, T68',
    query: strictObject(listQuery),
    answer: pageOf(event),
  }),
  defineCall({
    id: 'events.create',
    method: 'POST',
    path: '/sapna/event',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Create an event',
    source: 'part 2 §7, decision record 0021',
    body: strictObject({ ...fields.needed, ...fields.more }),
    answer: event,
  }),
  defineCall({
    id: 'events.update',
    method: 'PUT',
    path: '/sapna/event/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change an event; with updateSlot=true its slots move with it, all of them or nothing',
    source: 'part 2 §7, T124, decision record 0021',
    params: idParams,
    query: strictObject({ updateSlot: Type.Optional(Type.Boolean()) }),
    body: updateBody(fields.needed, fields.more),
    answer: Type.Object({
      ...record,
      /** Only with updateSlot. */
      movedSlots: Type.Optional(Type.Array(slotMove)),
    }),
  }),
  defineCall({
    id: 'events.slotMoves',
    method: 'GET',
    path: '/console/v1/events/{id}/slot-moves',
    kind: 'read',
    access: catalogueRoles,
    summary: 'What updateSlot=true would do: the slots that move, and those that cannot',
    source: 'T124, decision record 0021',
    params: idParams,
    query: strictObject({ startDate: day, endDate: day }),
    answer: Type.Object({
      results: Type.Array(slotMove),
      totalCount: Type.Integer({ minimum: 0 }),
      conflictCount: Type.Integer({ minimum: 0 }),
    }),
  }),
] as const;
