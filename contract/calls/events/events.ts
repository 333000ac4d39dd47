import Type from 'typebox';
import schema from '#form-schemas/event.schema.json' with { type: 'json' };
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { Event, EventFields } from '../recordTypes.ts';
import { catalogueRoles } from '../catalogue/catalogueRoles.ts';

const day = Type.String({ format: 'date' });

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

/** Sales drives; both of its days are part of an event (part 2 section 7, T127). */
export const eventCalls = recordCalls<Event, EventFields>()({
  area: 'events',
  schema,
  called: ['event', 'events'],
  access: catalogueRoles,
  source: 'part 2 §7, T68, decision record 0021',
  list: { at: 'GET /sapna/event', access: 'signed-in' },
  create: { at: 'POST /sapna/event' },
  update: {
    at: 'PUT /sapna/event/{id}',
    summary: 'Change an event; with updateSlot=true its slots move with it, all of them or nothing',
    source: 'part 2 §7, T124, decision record 0021',
    query: { updateSlot: Type.Optional(Type.Boolean()) },
    /** Only with updateSlot. */
    beside: { movedSlots: Type.Optional(Type.Array(slotMove)) },
  },
});

export const slotMovesCall = defineCall({
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
});
