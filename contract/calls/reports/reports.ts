import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { fileFormat, jobRecordCalls } from '../jobs/jobs.ts';

const source = 'part 3 §7, decision record 0136';
const params = Type.Object({ report: Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' }) });
/** By the names of the report's file, as its call takes them. */
const parameters = Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 200 }), {
  maxProperties: 20,
});

export const reportPreview = Type.Object({
  /** Rows that the whole report has; `countBound` and one where there are more (decision 0242). */
  count: Type.Integer({ minimum: 0 }),
  /** The first of them, by the names of the columns. */
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** Of the whole report. */
  chart: Type.Object({
    /** One for each kind that must not be added to others; else one. */
    plots: Type.Array(
      Type.Object({
        /** The value of `each`; null where the report has one kind, or a row has none. */
        kind: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
        /** Months as `2026-11`, years as `2026`; null: rows that have no value to be told apart by. */
        bars: Type.Array(
          Type.Object({
            name: Type.Union([Type.String(), Type.Null()]),
            value: Type.Number(),
          }),
        ),
        /** Of all its rows, the others among them. */
        total: Type.Number(),
        /** What has no bar of its own: how many values, and what they come to. */
        others: Type.Object({ count: Type.Integer(), value: Type.Number() }),
      }),
    ),
    /** Rows that are in no plot. */
    leftOut: Type.Integer({ minimum: 0 }),
  }),
});

/** Reports in general. Who may have one: who may open its screen, with the rows that they find in lists. */
export const reportCalls = [
  defineCall({
    id: 'reports.preview',
    method: 'POST',
    path: '/console/v1/reports/{report}/preview',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'How many rows a report has, its first rows, and its chart',
    source,
    params,
    body: parameters,
    answer: reportPreview,
  }),
  defineCall({
    id: 'reports.start',
    method: 'POST',
    path: '/console/v1/reports/{report}/runs',
    kind: 'change',
    access: 'signed-in',
    summary: 'Starts to create the file of a report; the answer is the job that creates it',
    source,
    params,
    body: parameters,
    answer: jobRecordCalls.byVerb.get.answer,
  }),
  defineCall({
    id: 'reports.trusted',
    method: 'POST',
    path: '/trusted',
    kind: 'change',
    access: 'signed-in',
    summary: 'A token that opens one file of the caller’s own report once, within 60 seconds',
    source: 'part 3 §7, T25, T116',
    query: strictObject({
      /** The person themselves; the session says who that is, and another one is refused (T25). */
      username: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    answer: Type.Object({ token: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
  }),
  defineCall({
    id: 'reports.linked',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/report-files/{id}',
    kind: 'read',
    deadline: longestDeadline,
    access: 'anyone',
    summary: 'The file of a report, opened once with the token of POST /trusted',
    source: 'T116',
    params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    query: strictObject({
      token: Type.Optional(Type.String({ maxLength: 200 })),
      format: Type.Optional(fileFormat),
      language: Type.Optional(Type.Enum(['en', 'hi'])),
    }),
    answer: Type.Any(),
    answers: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
] as const;
