import Type, { type Static } from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';

const path = '/console/v1/published-screens';
const access = ['screens'] as const;
const source = 'decision record 0255';

/** The name of a screen's resource. */
export const screenName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const params = Type.Object({ resource: screenName });
const number = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Why somebody publishes, as history keeps it. */
export const publishWhy = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });
/** A screen file and its form schema, as they are written: what may be in them is what the check of screen files says. */
const written = {
  file: Type.Object({}, { additionalProperties: true }),
  schema: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]),
};

const state = Type.Enum(['holds', 'obsolete', 'faulty', 'as-files']);

const version = Type.Object({
  number,
  /** The screen is as the files say. */
  isAsFiles: Type.Boolean(),
  why: Type.String(),
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.String({ format: 'date-time' }),
});

/** What the check says, with its place in the text that `JSON.stringify(…, null, 2)` makes of the file. */
export const publishFault = Type.Object({
  /** `screen` or `schema` of what was sent, or another file that no longer fits. */
  part: Type.Enum(['screen', 'schema', 'other']),
  file: Type.String(),
  pointer: Type.String(),
  line: Type.Integer(),
  column: Type.Integer(),
  message: Type.String(),
  suggestion: Type.Union([Type.String(), Type.Null()]),
});
export type PublishFault = Static<typeof publishFault>;

const publishedScreen = Type.Object({
  resource: Type.String(),
  ...version.properties,
  state,
  /** Why it does not hold. */
  fault: Type.Union([Type.String(), Type.Null()]),
});

const filesOf = Type.Object({
  path: Type.String(),
  file: Type.Unknown(),
  schema: Type.Unknown(),
});

const published = Type.Object({
  resource: Type.String(),
  number,
  state: Type.Union([state, Type.Literal('never')]),
});

/** Screens that are published into a running instance, over what its files say (decision record 0255). */
export const publishedScreenCalls = [
  defineCall({
    id: 'publishedScreens.list',
    // The commands `npm run screens -- push`, `pull` and `published`.
    calledBy: 'other-system',
    method: 'GET',
    path,
    kind: 'read',
    access,
    summary: 'The newest version of each screen that was published, and whether it holds',
    source,
    answer: Type.Object({ results: Type.Array(publishedScreen) }),
  }),
  defineCall({
    id: 'publishedScreens.get',
    // The commands `npm run screens -- push`, `pull` and `published`.
    calledBy: 'other-system',
    method: 'GET',
    path: `${path}/{resource}`,
    kind: 'read',
    access,
    summary: 'File and form schema of a screen as they hold and as the files say, and its versions',
    source,
    params,
    answer: Type.Object({
      ...published.properties,
      holds: Type.Union([filesOf, Type.Null()]),
      inFiles: Type.Union([filesOf, Type.Null()]),
      versions: Type.Array(version),
    }),
  }),
  defineCall({
    id: 'publishedScreens.check',
    // The commands `npm run screens -- push`, `pull` and `published`.
    calledBy: 'other-system',
    method: 'POST',
    path: `${path}/{resource}/check`,
    // It looks at all screens and keeps nothing.
    kind: 'read',
    deadline: longestDeadline,
    access,
    summary:
      'What is wrong with a screen that is not published yet: the whole check, over all screens',
    source,
    params,
    body: strictObject(written),
    answer: Type.Object({
      faults: Type.Array(publishFault),
      notes: Type.Array(publishFault),
      /** Records that are stored of it. */
      stored: Type.Integer({ minimum: 0 }),
    }),
  }),
  defineCall({
    id: 'publishedScreens.publish',
    // The commands `npm run screens -- push`, `pull` and `published`.
    calledBy: 'other-system',
    method: 'POST',
    path: `${path}/{resource}`,
    kind: 'change',
    deadline: longestDeadline,
    access,
    summary: 'Publish a screen, whole, over the number that it was made from; it holds at once',
    source,
    params,
    body: strictObject({ ...written, why: publishWhy, version: number }),
    answer: published,
  }),
  defineCall({
    id: 'publishedScreens.back',
    method: 'POST',
    path: `${path}/{resource}/back`,
    kind: 'change',
    deadline: longestDeadline,
    access,
    summary: 'Publish an earlier number of a screen again, or with 0 what the files say',
    source,
    params,
    body: strictObject({ to: number, why: publishWhy, version: number }),
    answer: published,
  }),
] as const;
