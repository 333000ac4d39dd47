import Type from 'typebox';
import { defineCall } from '../call.ts';
import { orNone } from '../orNone.ts';
import { pageOf } from '../paging.ts';

const recordPlace = {
  resource: Type.String({ minLength: 1, maxLength: 80 }),
  id: Type.String({ minLength: 1, maxLength: 80 }),
};

/** The record as it is after it was taken back, as the screen's own call presents it. */
const takenBack = Type.Object({ record: Type.Record(Type.String(), Type.Unknown()) });

const surface = Type.String({
  description: 'The way it was made: form, inline, bulk, import, action, revert, job, api',
});

/** The action in words beside the name of who did it (`auditActs`). */
const actWords = Type.Object({ en: Type.String(), hi: Type.String() });

/** One entry of a record's history: who changed which field when and through what. */
export const historyEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  actorName: Type.String(),
  surface,
  action: Type.String(),
  act: actWords,
  version: Type.Union([Type.Integer(), Type.Null()]),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
});

export const changeCalls = [
  defineCall({
    id: 'console.history',
    method: 'GET',
    path: '/console/v1/history',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The changes of one record, newest first; for people who may open the record, or the page of that name',
    source: 'design: every change is audited',
    query: Type.Object(
      {
        resource: Type.String({ maxLength: 80 }),
        id: Type.String({ maxLength: 80 }),
        field: Type.Optional(
          Type.String({ maxLength: 80, description: 'Only entries that changed this field' }),
        ),
        page: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      },
      { additionalProperties: false },
    ),
    answer: pageOf(historyEntry),
  }),
  defineCall({
    id: 'console.recentChanges',
    method: 'GET',
    path: '/console/v1/recent-changes',
    kind: 'read',
    access: 'signed-in',
    summary: 'The newest changes of records that the person may open',
    source: 'design: home',
    query: Type.Object(
      { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: Type.Integer(),
          at: Type.String({ format: 'date-time' }),
          actorName: Type.String(),
          action: Type.String(),
          act: actWords,
          resource: Type.String(),
          recordId: Type.String(),
          recordLabel: Type.String(),
          /** All records that the same act of the same person changed within an hour, newest first; this one is the first. */
          records: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
          /** What they are for together, in paise; null where their list adds up nothing. */
          amount: orNone(Type.Integer()),
          route: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'console.removed',
    method: 'GET',
    path: '/console/v1/removed-records',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Removed records of a screen that can be restored, newest removal first; for people who may remove them',
    source: 'design: dangerous acts, undo where possible',
    query: Type.Object(
      {
        resource: recordPlace.resource,
        before: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: 'Removals before this entry: `next` of the page before',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: Type.String(),
          label: Type.String(),
          at: Type.String({ format: 'date-time' }),
          actorName: Type.String(),
        }),
      ),
      /** What to ask for next; null at the end. */
      next: Type.Union([Type.Integer(), Type.Null()]),
    }),
  }),
  defineCall({
    id: 'console.revert',
    method: 'POST',
    path: '/console/v1/reverts',
    kind: 'change',
    access: 'signed-in',
    summary:
      "Restores fields of a record to their values before a change, through the screen's own update and its rules",
    source: 'design: every change is audited, one-field revert',
    body: Type.Object(
      {
        ...recordPlace,
        entryId: Type.Integer({ minimum: 1, description: 'The change to undo' }),
        fields: Type.Optional(
          Type.Array(Type.String({ maxLength: 80 }), {
            minItems: 1,
            maxItems: 100,
            description: 'When absent: every field that the change touched',
          }),
        ),
        version: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: 'The version that was seen; an older one gets 409',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: takenBack,
  }),
  defineCall({
    id: 'console.undo',
    method: 'POST',
    path: '/console/v1/undo',
    kind: 'change',
    access: 'signed-in',
    summary:
      'Undoes what the person just did: changed fields are restored, a new record is removed, a removed one restored',
    source: 'design: dangerous acts, undo where possible',
    body: Type.Object(
      {
        resource: recordPlace.resource,
        requestIds: Type.Array(Type.String({ maxLength: 80 }), {
          minItems: 1,
          maxItems: 500,
          description: 'Header x-request-id of the answers',
        }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: Type.String(),
          status: Type.Union([Type.Literal('undone'), Type.Literal('refused')]),
          name: Type.Optional(Type.String({ description: 'What was refused' })),
          message: Type.Optional(Type.String({ description: 'Why it was refused' })),
          hi: Type.Optional(Type.String({ description: 'The same in Hindi' })),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'console.restore',
    method: 'POST',
    path: '/console/v1/restores',
    kind: 'change',
    access: 'signed-in',
    summary: 'Restores a removed record; for people who may remove it',
    source: 'design: dangerous acts, undo where possible',
    body: Type.Object(recordPlace, { additionalProperties: false }),
    answer: takenBack,
  }),
] as const;
