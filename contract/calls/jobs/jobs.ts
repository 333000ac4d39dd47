import Type from 'typebox';
import schema from '#form-schemas/job.schema.json' with { type: 'json' };
import { idParams, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { recordCalls } from '../recordCalls.ts';
import type { Job } from '../recordTypes.ts';

const source = 'decision record 0135';

/** What one has started and goes on without the page; another's job is not there for anyone. */
export const jobRecordCalls = recordCalls<Job, object>()({
  area: 'jobs',
  schema,
  called: ['job', 'jobs'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/jobs' },
  get: { at: 'GET /console/v1/jobs/{id}', calledBy: 'other-system' },
});

export const fileFormat = Type.Enum(['csv', 'xlsx']);

export const jobCalls = [
  ...jobRecordCalls.calls,
  defineCall({
    id: 'jobs.cancel',
    method: 'POST',
    path: '/console/v1/jobs/{id}/cancel',
    kind: 'change',
    access: 'signed-in',
    summary: 'Stops the caller’s own job within a second; a job that has ended does not change',
    source,
    params: idParams,
    answer: jobRecordCalls.byVerb.get.answer,
  }),
  defineCall({
    id: 'jobs.file',
    method: 'GET',
    path: '/console/v1/jobs/{id}/file',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'The result of the caller’s own job, as CSV or XLSX; kept for a week',
    source,
    params: idParams,
    query: strictObject({
      format: Type.Optional(fileFormat),
      language: Type.Optional(Type.Enum(['en', 'hi'])),
    }),
    /** In parts as they are read, so that a long file costs no memory. */
    answer: Type.Any(),
    answers: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
] as const;
