import Type, { type Static } from 'typebox';
import draftSchema from '#form-schemas/screen-draft.schema.json' with { type: 'json' };
import versionSchema from '#form-schemas/screen-version.schema.json' with { type: 'json' };
import { idParams, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { ScreenDraft, ScreenVersion } from '../recordTypes.ts';
import { publishFault, publishWhy, screenName } from './publishedScreens.ts';

const path = '/console/v1/screen-drafts';
const access = ['screens'] as const;
const source = 'decision record 0255';

/** Screens that someone works on in Studio: one draft a screen, whoever begins it. */
export const screenDraftCalls = recordCalls<ScreenDraft, Pick<ScreenDraft, 'screen'>>()({
  area: 'screenDrafts',
  schema: draftSchema,
  called: ['draft of a screen', 'drafts of screens'],
  access,
  source,
  list: { at: `GET ${path}` },
  get: { at: `GET ${path}/{id}` },
  update: { at: `PUT ${path}/{id}`, summary: 'Keep a draft; what is wrong with it is no matter' },
  remove: { at: `DELETE ${path}/{id}`, by: 'path' },
});

/** What was published of each screen, the newest first. */
export const screenVersionCalls = recordCalls<ScreenVersion, object>()({
  area: 'screenVersions',
  schema: versionSchema,
  called: ['version of a screen', 'versions of screens'],
  access,
  source,
  list: { at: 'GET /console/v1/screen-versions' },
});

/** What a new screen is made from. */
export const draftSources = ['screen', 'nothing', 'table', 'jsonSchema'] as const;

const draft = answerOf(screenDraftCalls.schema);
const name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

const screenChanges = Type.Object({
  /** What people see, in sentences. */
  people: Type.Array(Type.String()),
  rights: Type.Array(
    Type.Object({ turn: Type.Enum(['wider', 'narrower']), sentence: Type.String() }),
  ),
  /** What becomes of stored records. */
  records: Type.Array(Type.String()),
});

const look = Type.Object({
  faults: Type.Array(publishFault),
  notes: Type.Array(publishFault),
  /** Records that are stored of it. */
  stored: Type.Integer({ minimum: 0 }),
  changes: screenChanges,
  /** As a page reads it; null where it cannot be read yet. */
  preview: Type.Union([Type.Object({ file: Type.Unknown(), schema: Type.Unknown() }), Type.Null()]),
});
export type DraftLook = Static<typeof look>;

export const screenDraftActCalls = [
  defineCall({
    id: 'screenDrafts.begin',
    method: 'POST',
    path,
    kind: 'change',
    access,
    summary:
      'Begin a draft: of a screen that there is, or of a new one from nothing, a table as CSV, or a JSON Schema; one that is begun already is answered as it is',
    source,
    body: strictObject({
      from: Type.Enum([...draftSources]),
      resource: screenName,
      /** One record and several, of a new screen. */
      one: Type.Optional(name),
      other: Type.Optional(name),
      /** The CSV file, or the JSON Schema. */
      text: Type.Optional(Type.String({ maxLength: 2_000_000 })),
    }),
    answer: draft,
  }),
  defineCall({
    id: 'screenDrafts.look',
    method: 'POST',
    path: `${path}/{id}/look`,
    // It keeps nothing.
    kind: 'read',
    deadline: longestDeadline,
    access,
    summary:
      'What a draft would be, as it is typed: its faults, what it changes in words, and the screen for a preview',
    source,
    params: idParams,
    body: strictObject({
      file: Type.Object({}, { additionalProperties: true }),
      schema: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]),
    }),
    answer: look,
  }),
  defineCall({
    id: 'screenDrafts.publish',
    method: 'POST',
    path: `${path}/{id}/publish`,
    kind: 'change',
    deadline: longestDeadline,
    access,
    summary:
      'Publish a draft over the number that it was made from; it stays, made from what holds then',
    source,
    params: idParams,
    body: strictObject({ version: Type.Integer({ minimum: 1 }), why: publishWhy }),
    answer: Type.Object({
      resource: Type.String(),
      number: Type.Integer(),
    }),
  }),
] as const;
