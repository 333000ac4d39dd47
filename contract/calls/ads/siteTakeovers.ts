import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { siteTakeover, siteTakeoverFields } from './siteTakeoverRecord.ts';
import { slotEditorRoles } from './slotEditors.ts';

const day = Type.String({ format: 'date' });
const source = 'part 3 §3, §5, §7, decision record 0060';

const slotParams = Type.Object({ slotId: rowId });

/** The slot that stands on the days and polygons that were asked for, as a 409 names it in `conflict.holder`. */
export const slotHolder = Type.Object({
  slot_id: rowId,
  name: Type.String(),
  polygon_uuid: Type.String(),
  polygon_name: Type.String(),
  start_date: day,
  end_date: day,
  booked_by: Type.Optional(Type.String()),
});

/** The first days of the same length on which every polygon is free; null: none within a year. */
export const freeDays = Type.Union([Type.Object({ start_date: day, end_date: day }), Type.Null()]);

const noted = Type.Object({ field: Type.String(), message: Type.String() });

/** Site takeovers (product 74). Paths without a host in the specification stand under `/ads`. */
export const siteTakeoverCalls = [
  defineCall({
    id: 'siteTakeovers.list',
    method: 'GET',
    path: '/ads/get-slots-details',
    kind: 'read',
    access: 'signed-in',
    summary: 'Site takeovers, ten to a page, drafts included; newest change first',
    source,
    query: strictObject(listQuery),
    answer: pageOf(siteTakeover),
  }),
  defineCall({
    id: 'siteTakeovers.get',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/8',
    kind: 'read',
    access: 'signed-in',
    summary: 'One slot with its details and cards; source=stories_panel asks for a story',
    source,
    query: strictObject({
      slot_id: rowId,
      source: Type.Optional(Type.Literal('stories_panel')),
    }),
    answer: siteTakeover,
  }),
  defineCall({
    id: 'siteTakeovers.create',
    method: 'POST',
    path: '/ads/create-builder-slots',
    kind: 'change',
    access: slotEditorRoles,
    summary:
      'Create a slot, or a draft of one; 409 names who holds the place and the next free days',
    source,
    body: strictObject(siteTakeoverFields),
    answer: siteTakeover,
  }),
  defineCall({
    id: 'siteTakeovers.update',
    method: 'PUT',
    path: '/ads/slots/update/{slotId}',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Change a slot; is_draft=false books a draft. The answer is the new state (T103)',
    source: `${source}, T103`,
    params: slotParams,
    body: strictObject({ ...siteTakeoverFields, version: rowId }),
    answer: siteTakeover,
  }),
  defineCall({
    id: 'siteTakeovers.stop',
    method: 'POST',
    path: '/sapna/v1/{product}/helper/18',
    kind: 'change',
    access: slotEditorRoles,
    summary:
      'Stop a slot: live becomes stopped, one that has not begun cancelled; its place is free at once',
    source,
    body: strictObject({
      slot_id: rowId,
      version: rowId,
      reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    }),
    answer: siteTakeover,
  }),
  defineCall({
    id: 'siteTakeovers.check',
    method: 'POST',
    path: '/sapna/v1/{product}/helper/10',
    kind: 'read',
    access: 'signed-in',
    summary: 'What a slot lacks, what is wrong with it, and who holds its place; writes nothing',
    source,
    body: strictObject({ ...siteTakeoverFields, slot_id: Type.Optional(rowId) }),
    answer: Type.Object({
      missing: Type.Array(noted),
      faults: Type.Array(noted),
      holder: Type.Union([slotHolder, Type.Null()]),
      free: freeDays,
    }),
  }),
  defineCall({
    id: 'siteTakeovers.live',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/11',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The slots that are shown on a day (default: today), in the polygons asked for; never a draft',
    source,
    query: strictObject({
      date: Type.Optional(day),
      polygon_uuids: Type.Optional(
        Type.String({ maxLength: 2000, description: 'with commas between; all when absent' }),
      ),
    }),
    answer: Type.Object({ results: Type.Array(siteTakeover) }),
  }),
] as const;
