import Type, { type Static } from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const path = '/console/v1/live-screens';
const source = 'decision record 0255';

const params = Type.Object({ resource: Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' }) });
const query = strictObject({
  /** Of the screen as it holds: a page that asks for an older one reads the heads again. */
  version: Type.String({ minLength: 1, maxLength: 40 }),
});
const text = Type.Object({ en: Type.String(), hi: Type.Optional(Type.String()) });

/** What a page needs to know at once of the screens that are other than its build has them. */
export const liveHeads = Type.Object({
  heads: Type.Array(Type.Unknown()),
  /** The version of each, by its resource. */
  versions: Type.Record(Type.String(), Type.String()),
  /** What Home says of them. */
  lines: Type.Record(Type.String(), text),
  /** Screens of the build that the person may not open any more. */
  without: Type.Array(Type.String()),
});
export type LiveHeads = Static<typeof liveHeads>;

/** How a page follows the screens that are published while it is open. What each answers is of the person's own rights. */
export const liveScreenCalls = [
  defineCall({
    id: 'liveScreens.heads',
    calledBy: 'address',
    method: 'GET',
    path,
    kind: 'read',
    access: 'signed-in',
    isBackground: true,
    summary: 'Heads and versions of the screens that were published and that the person may open',
    source,
    answer: liveHeads,
  }),
  defineCall({
    id: 'liveScreens.file',
    calledBy: 'address',
    method: 'GET',
    path: `${path}/{resource}`,
    kind: 'read',
    access: 'signed-in',
    isBackground: true,
    summary: 'A published screen with its record schema, as the page reads it',
    source,
    params,
    query,
    answer: Type.Object({ file: Type.Unknown(), schema: Type.Unknown() }),
  }),
  defineCall({
    id: 'liveScreens.validator',
    calledBy: 'address',
    method: 'GET',
    path: `${path}/{resource}/validator.js`,
    kind: 'read',
    access: 'signed-in',
    isBackground: true,
    summary: 'The functions that check its records, compiled, as a module of the page',
    source,
    params,
    query,
    answer: Type.Any(),
    answers: ['text/javascript'],
  }),
] as const;
