import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { jobRecordCalls } from '../jobs/jobs.ts';

const params = Type.Object({ resource: Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' }) });

/** What of a list is saved: its rows in their order, and the columns. */
const asked = {
  filters: Type.Optional(Type.String({ maxLength: 4000 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  columns: Type.Optional(
    Type.String({ maxLength: 4000, description: 'Fields in order, separated by commas' }),
  ),
  language: Type.Optional(Type.Enum(['en', 'hi'])),
  /** `change`: the columns of the screen's import, each value as the import reads it; no `columns` then. */
  use: Type.Optional(Type.Enum(['view', 'change'])),
};

/** Files of what a list has found. Who may have one: the verb `export` of the screen. */
export const exportCalls = [
  defineCall({
    id: 'exports.get',
    method: 'GET',
    path: '/console/v1/exports/{resource}',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary:
      'Up to 1,000 matching records of a screen as CSV: as the list shows their values, or to change and import',
    source: 'design: export of all matching rows; decision records 0032 and 0104',
    params,
    query: strictObject(asked),
    /** `text/csv` with a byte order mark, in parts as the rows are read. */
    answer: Type.Any(),
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'exports.start',
    method: 'POST',
    path: '/console/v1/exports/{resource}',
    kind: 'change',
    access: 'signed-in',
    summary:
      'The same of any number of records, as a job: with the rights and masks that the caller has when it runs',
    source: 'decision record 0135',
    params,
    body: strictObject(asked),
    answer: jobRecordCalls.byVerb.get.answer,
  }),
] as const;
