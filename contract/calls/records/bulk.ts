import Type, { type Static } from 'typebox';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { fieldErrorSchema } from '../errors.ts';
import { pageOf } from '../paging.ts';

const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const recordId = Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 80 })]);
const count = Type.Integer({ minimum: 0 });
const fields = Type.Record(Type.String(), Type.Unknown());

/** What applying would do with a row. */
const verdict = Type.Enum(['change', 'blocked', 'forbidden', 'unchanged']);
/** What applying did with it; `same` had the values already, `gone` is no more. */
const outcome = Type.Enum(['changed', 'merged', 'same', 'conflict', 'refused', 'gone']);
const state = Type.Enum(['previewed', 'queued', 'running', 'done', 'failed', 'cancelled']);

const fault = Type.Pick(fieldErrorSchema, ['field', 'code', 'message', 'hi']);

/** A bulk change as its owner sees it, from the preview to the end. */
export const bulkEdit = Type.Object({
  id: rowId,
  resource: Type.String(),
  changes: fields,
  /** Applying names it, so that nothing but what was previewed is applied. */
  fingerprint: Type.String(),
  state,
  counts: Type.Object({ change: count, blocked: count, forbidden: count, unchanged: count }),
  /** Rows that were tried out to the end; the others are checked by the rules of the screen until they are saved. */
  tried: count,
  /** Why rows are blocked, most frequent first. */
  reasons: Type.Array(
    Type.Object({
      field: Type.String(),
      code: Type.String(),
      message: Type.String(),
      /** The same in Hindi, where the sentence is the console's own. */
      hi: Type.Optional(Type.String()),
      count,
      examples: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
    }),
  ),
  /** Rows that are done with, and how they ended. */
  progress: count,
  outcomes: Type.Object({
    changed: count,
    merged: count,
    same: count,
    conflict: count,
    refused: count,
    gone: count,
  }),
  /** Why it stopped, when it failed. */
  error: Type.Optional(Type.String()),
  /** The change that this one takes back. */
  undoOf: Type.Optional(rowId),
  /** The change that took this one back. */
  undoneBy: Type.Optional(rowId),
});
export type BulkEdit = Static<typeof bulkEdit>;

/** One record of a bulk change; fields that the person may not see are not among its values. */
export const bulkEditRow = Type.Object({
  recordId: Type.String(),
  title: Type.String(),
  before: fields,
  after: fields,
  verdict,
  faults: Type.Array(fault),
  outcome: Type.Optional(outcome),
  /** What stood in the fields instead, where someone else was first. */
  theirs: Type.Optional(fields),
});
export type BulkEditRow = Static<typeof bulkEditRow>;

const source = 'design: bulk edit with preview; decision record 0032';

/** The same change for many records. Which fields: `list.bulkEdit` of the screen; who: its verb `edit`. */
export const bulkCalls = [
  defineCall({
    id: 'bulkEdits.preview',
    method: 'POST',
    path: '/console/v1/bulk-edits',
    // A preview changes no record; as a read it holds no transaction while it looks at thousands.
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'What a change would do to each of the records that are named or that match',
    source,
    body: strictObject({
      resource,
      changes: Type.Record(Type.String({ maxLength: 80 }), Type.Unknown(), {
        minProperties: 1,
        maxProperties: 40,
        description: 'Field to value; null clears it, fields that are absent are kept',
      }),
      ids: Type.Optional(Type.Array(recordId, { minItems: 1, maxItems: 20_000 })),
      filters: Type.Optional(Type.String({ maxLength: 4000 })),
      search: Type.Optional(Type.String({ maxLength: 100 })),
      sort: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: bulkEdit,
  }),
  defineCall({
    id: 'bulkEdits.get',
    method: 'GET',
    path: '/console/v1/bulk-edits/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The progress of the caller’s own change',
    source,
    params: idParams,
    answer: bulkEdit,
  }),
  defineCall({
    id: 'bulkEdits.rows',
    method: 'GET',
    path: '/console/v1/bulk-edits/{id}/rows',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'Its rows before and after, optionally of one verdict or one outcome',
    source,
    params: idParams,
    query: strictObject({
      verdict: Type.Optional(verdict),
      outcome: Type.Optional(outcome),
      page: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    answer: pageOf(bulkEditRow),
  }),
  defineCall({
    id: 'bulkEdits.apply',
    method: 'POST',
    path: '/console/v1/bulk-edits/{id}/apply',
    kind: 'change',
    access: 'signed-in',
    summary: 'Starts the previewed change; a second call answers its progress',
    source,
    params: idParams,
    body: strictObject({ fingerprint: Type.String({ minLength: 20, maxLength: 100 }) }),
    answer: bulkEdit,
  }),
  defineCall({
    id: 'bulkEdits.cancel',
    method: 'POST',
    path: '/console/v1/bulk-edits/{id}/cancel',
    kind: 'change',
    access: 'signed-in',
    summary: 'Stops it; rows that have already changed stay changed',
    source,
    params: idParams,
    answer: bulkEdit,
  }),
  defineCall({
    id: 'bulkEdits.undo',
    method: 'POST',
    path: '/console/v1/bulk-edits/{id}/undo',
    kind: 'change',
    access: 'signed-in',
    summary: 'Undoes it for the rows that have not changed since, as a new change',
    source,
    params: idParams,
    answer: bulkEdit,
  }),
] as const;
