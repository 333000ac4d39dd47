import Type from 'typebox';
import { mostHoldHours } from '../../domain/slots/holds/holdTerms.ts';
import { slotStatuses } from '../../domain/slots/slotStatus.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { slotEditorRoles } from './slotEditors.ts';

const day = Type.String({ format: 'date' });
const source = 'decision record 0172';
const hours = Type.Optional(
  Type.Integer({ minimum: 1, maximum: mostHoldHours, description: 'Default: 48' }),
);

const held = Type.Object({
  slot_id: rowId,
  slot_status: Type.Enum(slotStatuses.map(({ id }) => id)),
  version: Type.Integer(),
  held_until: Type.Optional(Type.String({ format: 'date-time' })),
});

const ofSlot = strictObject({ slot_id: rowId });

/** Places that someone keeps for a while, without having sold them yet. */
export const slotHoldCalls = [
  defineCall({
    id: 'slotHolds.takePlace',
    method: 'POST',
    path: '/console/v1/slots/holds/place',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Hold a free place with a draft slot, so that nobody else can take it',
    source,
    body: strictObject({
      product_id: rowId,
      polygon_uuid: Type.String({ format: 'uuid' }),
      start_date: day,
      end_date: day,
      hours,
    }),
    answer: held,
  }),
  defineCall({
    id: 'slotHolds.take',
    method: 'POST',
    path: '/console/v1/slots/holds',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Hold the place of a draft; at most two per person, for up to 14 days',
    source,
    body: strictObject({ slot_id: rowId, hours }),
    answer: held,
  }),
  defineCall({
    id: 'slotHolds.release',
    method: 'POST',
    path: '/console/v1/slots/holds/release',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Release a place before the hold expires: the slot becomes a draft again',
    source,
    body: ofSlot,
    answer: held,
  }),
  defineCall({
    id: 'slotHolds.ask',
    method: 'POST',
    path: '/console/v1/slots/holds/ask',
    kind: 'change',
    access: slotEditorRoles,
    summary:
      'Notify the holder of a place that someone would like it; once a day. The holder has 24 hours where the caller has sold it',
    source,
    body: ofSlot,
    answer: Type.Object({
      told: Type.String(),
      /** Until when the holder has to answer, where the caller has an approved termsheet for the place. */
      until: Type.Optional(Type.String({ format: 'date-time' })),
    }),
  }),
  defineCall({
    id: 'slotHolds.book',
    method: 'POST',
    path: '/console/v1/slots/holds/book',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Book a slot that is held, once nothing is missing',
    source,
    body: ofSlot,
    answer: held,
  }),
] as const;
