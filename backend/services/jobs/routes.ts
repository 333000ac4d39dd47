import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Language } from '#contract/model/types.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Context, Services, Verb } from '../../calls/Context.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import { serve } from '../../calls/serve.ts';
import { jobs } from '../../database/schema/index.ts';
import { mostXlsxRows } from '../../files/xlsxFile.ts';
import { sendFile, type FileFormat } from '../../files/sendFile.ts';
import type { Jobs } from '../../jobs/createJobs.ts';
import { endJob } from '../../jobs/endJob.ts';
import type { Job } from '../../jobs/JobKind.ts';
import { readParts } from '../../jobs/parts.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { jobRecords, jobsOf } from './jobRecords.ts';

/** A job of the person. @throws Refusal NOT_FOUND, also for one of someone else */
export const ownJob = async (
  { db }: Pick<Context, 'db'>,
  id: number,
  actor: Pick<Actor, 'id' | 'token'>,
): Promise<Job> => {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), jobsOf(actor)));
  if (!job) throw notFound(notThere.job);
  return job;
};

interface Asked {
  readonly format?: FileFormat;
  readonly language?: Language;
}

/** What a job has made, as a file. @throws Refusal NOT_FOUND where it has made none, or not yet */
export const sendJobFile = async (
  context: Pick<Context, 'db' | 'services'>,
  { job, kinds, reply }: { job: Job; kinds: Jobs; reply: FastifyReply },
  { format = 'csv', language = 'en' }: Asked,
) => {
  const file = kinds.kindOf(job.kind)?.fileOf?.(job, language);
  const { hasFile } = await jobRecords.readOne(context, job.id);
  if (!file || !hasFile) throw notFound(notThere.file);
  if (format === 'xlsx' && job.progress > mostXlsxRows)
    throw new Refusal('TOO_LARGE', {
      message: 'A workbook can have 10,48,575 rows. Choose CSV, or a shorter time period.',
      hi: 'एक वर्कबुक में 10,48,575 पंक्तियाँ आती हैं। CSV लें, या कम समय चुनें।',
    });
  const { db } = context.services;
  const parts = async function* parts() {
    for await (const rows of readParts(db, job.id)) yield rows.map(file.cellsOf);
  };
  return sendFile(reply, { ...file, format, parts: parts() });
};

const getJob: Verb<CallOf<'jobs.get'>> = async context => {
  const { id } = await ownJob(context, context.params.id, context.actor);
  return jobRecords.readOne(context, id);
};

/** POST jobs/{id}/cancel: nothing holds the row while a piece is read, so this waits for a write at most. */
const cancelJob: Verb<CallOf<'jobs.cancel'>> = async context => {
  const { params, db, actor, audit, services } = context;
  const { id } = await ownJob(context, params.id, actor);
  if (await endJob(services, db, id, 'cancelled'))
    await audit.record({ action: 'cancel', entity: 'jobs', entityId: id });
  else audit.nothingChanged();
  return jobRecords.readOne(context, id);
};

/** One's own jobs: how far they have come, and what they have made (record 0135). */
export const jobRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, jobRecords, { get: getJob });
  serve(app, services, callOf('jobs.cancel'), cancelJob);
  serve(app, services, callOf('jobs.file'), async context => {
    const { params, actor, query, reply } = context;
    const job = await ownJob(context, params.id, actor);
    return sendJobFile(context, { job, kinds: app.jobs, reply }, query);
  });
};
