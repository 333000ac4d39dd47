import { and, eq, sql } from 'drizzle-orm';
import { jobRecordCalls } from '#contract/calls/jobs/jobs.ts';
import type { Job } from '#contract/calls/recordTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { jobParts, jobs } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

/** Of a program those of the token alone: another one may have been allowed more. */
export const jobsOf = ({ id, token }: Pick<Actor, 'id' | 'token'>) =>
  and(eq(jobs.createdBy, id), token && eq(jobs.tokenId, token.id));

const said = (name: string) => sql<string>`${jobs.payload}->>${sql.raw(`'${name}'`)}`;
const title = (language: 'en' | 'hi') =>
  sql<string>`${jobs.payload}->'title'->>${sql.raw(`'${language}'`)}`;

const fields = {
  kind: jobs.kind,
  subject: said('report'),
  title: title('en'),
  titleHi: title('hi'),
  period: said('period'),
  state: jobs.state,
  progress: jobs.progress,
  progressTotal: jobs.progressTotal,
  hasFile: sql<boolean>`(${jobs.state} = 'done' and exists (select 1 from ${jobParts} where ${jobParts.jobId} = ${jobs.id}))`,
  isDirect: sql<boolean>`coalesce((${jobs.payload}->>'isDirect')::boolean, false)`,
  error: jobs.error,
  finishedAt: jobs.finishedAt,
  /** Nobody edits a job. */
  version: sql<number>`1`.mapWith(Number),
};

/** What one has started, the newest first. */
export const jobRecords = declareRecords<Job, object>(jobRecordCalls, {
  resource: 'jobs',
  table: jobs,
  removal: 'hard',
  notThere: notThere.job,
  fields,
  search: [],
  sort: '-createdAt',
  readers: 'listed',
  narrow: (_query, actor) => [jobsOf(actor)],
});
