import Type, {
  type TLiteral,
  type TObject,
  type TOptional,
  type TSchema,
  type TUnsafe,
} from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf, type Page } from '../paging.ts';
import { answerOf, createBodyOf, updateBodyOf, type RecordSchema } from '../recordSchemas.ts';
import { slotEditorRoles } from './slotEditors.ts';

const day = Type.String({ format: 'date' });

const slotParams = Type.Object({ slotId: rowId });

/** The slot that is on the days and polygons that were asked for, as a 409 names it in `conflict.holder`. */
export const slotHolder = Type.Object({
  slot_id: rowId,
  /** Its kind, which names its page: an ad package may stand where a single slot is wanted. */
  kind: Type.String(),
  name: Type.String(),
  polygon_uuid: Type.String(),
  polygon_name: Type.String(),
  start_date: day,
  end_date: day,
  booked_by: Type.Optional(Type.String()),
  /** Kept for someone, and not sold yet: they can be asked for it. */
  is_held: Type.Boolean(),
});

/** The first days of the same length on which every polygon is free; null: none within a year. */
export const freeDays = Type.Union([Type.Object({ start_date: day, end_date: day }), Type.Null()]);

const noted = Type.Object({ field: Type.String(), message: Type.String() });

/** What a save would say: what is missing, what is wrong, and who holds the place. */
export const slotCheckAnswer = Type.Object({
  missing: Type.Array(noted),
  faults: Type.Array(noted),
  holder: Type.Union([slotHolder, Type.Null()]),
  free: freeDays,
});

interface SlotCallsOf<Name extends string> {
  /** First half of the ids of its calls. */
  readonly name: Name;
  /** As the summaries call them: "Site takeovers". */
  readonly plural: string;
  readonly source: string;
  /** `source` of the query that means this kind; the kind without one is meant when nothing is said (record 0160). */
  readonly panel?: string;
  /** Where its calls stand when not with those of the other kinds. */
  readonly paths?: { readonly create: string; readonly update: string; readonly list?: string };
  /** Its record: bodies hold what people write of it, answers all of it. */
  readonly schema: RecordSchema;
}

/** What every answer has of a slot, drafts included; any other field is absent without a value. */
type Answered =
  | 'id'
  | 'slot_id'
  | 'slot_status'
  | 'is_draft'
  | 'is_frozen'
  | 'polygon_uuids'
  | 'polygon_names'
  | 'builder_projects'
  | 'product_details'
  | 'product_cards'
  | 'project_ids'
  | 'project_names'
  | 'promoted_products'
  | 'video_image_list'
  | 'version'
  | 'updated_at';

/** A slot as every call presents it. Amounts are paise. */
export type SlotAnswer<Row> = Partial<Row> & Required<Pick<Row, Answered & keyof Row>>;

/** The types say of a schema what was derived from the record. */
const typed = <Value>(schema: TSchema) => schema as unknown as TUnsafe<Value>;

const ads = { create: '/ads/create-builder-slots', update: '/ads/slots/update/{slotId}' };

/**
 * The calls that every kind of slots has: list, one, create, change, stop, check, and what a day shows. Nothing is required
 * by the schema: a draft may lack anything, and what a slot that is booked lacks is told in the specification's words.
 */
export const slotCalls =
  <Row, Written>() =>
  <const Name extends string>({
    name,
    plural,
    source,
    panel,
    paths = ads,
    schema,
  }: SlotCallsOf<Name>) => {
    const record = answerOf(schema);
    const answer = typed<SlotAnswer<Row>>(record);
    const written = createBodyOf(schema);
    const at = (path: string) => (panel === undefined ? path : `${path}?source=${panel}`);
    // Where no panel is named the query has no such field; one that may be absent says the same of what is sent.
    const chosen = (panel === undefined
      ? {}
      : { source: Type.Optional(Type.Literal(panel)) }) as unknown as {
      source: TOptional<TLiteral<string>>;
    };
    return [
      defineCall({
        id: `${name}.list` as const,
        method: 'GET',
        path: at(paths.list ?? '/ads/get-slots-details'),
        kind: 'read',
        access: 'signed-in',
        summary: `${plural}, ten per page, drafts included; newest change first`,
        source,
        query: strictObject({ ...listQuery, ...chosen }),
        answer: typed<Page<SlotAnswer<Row>>>(pageOf(record)),
      }),
      defineCall({
        id: `${name}.get` as const,
        method: 'GET',
        path: at('/sapna/v1/{product}/helper/8'),
        kind: 'read',
        access: 'signed-in',
        summary: `One of the ${plural.toLowerCase()}, with its related records`,
        source,
        query: strictObject({ slot_id: rowId, ...chosen }),
        answer,
      }),
      defineCall({
        id: `${name}.create` as const,
        method: 'POST',
        path: at(paths.create),
        kind: 'change',
        access: slotEditorRoles,
        summary:
          'Create a slot, or a draft of one; 409 names who holds the place and the next free days',
        source,
        query: strictObject(chosen),
        body: typed<Written>(written),
        answer,
      }),
      defineCall({
        id: `${name}.update` as const,
        method: 'PUT',
        path: at(paths.update),
        kind: 'change',
        access: slotEditorRoles,
        summary: 'Change a slot; is_draft=false books a draft. The answer is the new state (T103)',
        source: `${source}, T103`,
        params: slotParams,
        query: strictObject(chosen),
        body: typed<Written & { version: number }>(updateBodyOf(schema)),
        answer,
      }),
      defineCall({
        id: `${name}.stop` as const,
        method: 'POST',
        path: at('/sapna/v1/{product}/helper/18'),
        kind: 'change',
        access: slotEditorRoles,
        summary:
          'Stop a slot: a live one becomes stopped, one that has not started becomes cancelled; its place is free at once',
        source,
        query: strictObject(chosen),
        body: strictObject({
          slot_id: rowId,
          version: rowId,
          reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
        }),
        answer,
      }),
      defineCall({
        id: `${name}.check` as const,
        method: 'POST',
        path: at('/sapna/v1/{product}/helper/10'),
        kind: 'read',
        access: 'signed-in',
        summary: 'What is missing or wrong in a slot, and who holds its place; changes nothing',
        source,
        query: strictObject(chosen),
        body: typed<Written & { slot_id?: number }>(
          strictObject({ ...(written as TObject).properties, slot_id: Type.Optional(rowId) }),
        ),
        answer: slotCheckAnswer,
      }),
      defineCall({
        id: `${name}.live` as const,
        calledBy: 'other-system',
        method: 'GET',
        path: at('/sapna/v1/{product}/helper/11'),
        kind: 'read',
        access: 'signed-in',
        summary:
          'The slots that are shown on a day (default: today) in the given polygons, without drafts',
        source,
        query: strictObject({
          ...chosen,
          date: Type.Optional(day),
          polygon_uuids: Type.Optional(
            Type.String({ maxLength: 2000, description: 'separated by commas; all when absent' }),
          ),
        }),
        answer: typed<{ results: SlotAnswer<Row>[] }>(Type.Object({ results: Type.Array(record) })),
      }),
    ] as const;
  };
