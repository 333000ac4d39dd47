import { and, eq, inArray, sql } from 'drizzle-orm';
import { churnAccess } from '#contract/calls/churn/churn.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import { batchSize } from '#contract/domain/lists/pageSizes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Text } from '#contract/model/types.ts';
import type { Services, Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import { jobParts, jobs, projects } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { endJob } from '../../jobs/endJob.ts';
import { lease, type JobKind } from '../../jobs/JobKind.ts';
import { packRows, readParts } from '../../jobs/parts.ts';
import { tellJob } from '../../jobs/tellJob.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { findActorOfJob } from '../../session/findActorOfJob.ts';
import { jobRecords, jobsOf } from '../jobs/jobRecords.ts';
import { refuseBroken } from './bulkSchedules.ts';
import { simulateOne, type Simulated } from './simulate.ts';

export const dryRunKind = 'churn-dry-run';

interface Payload {
  readonly title: Text;
  readonly period: string;
  readonly schedule: Omit<ChurnScheduleFields, 'entity_id'>;
  readonly entityIds: readonly number[];
}

interface Row extends Simulated {
  readonly entity_id: number;
  readonly entity_name: string;
}

const simulateBatch = async (
  { db, now }: Services,
  { schedule }: Payload,
  ids: readonly number[],
): Promise<Row[]> => {
  const names = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const today = indiaDay(now());
  const rows: Row[] = [];
  for (const id of ids)
    rows.push({
      entity_id: id,
      entity_name: nameOf.get(id) ?? String(id),
      ...(await simulateOne(db, { ...schedule, entity_id: id }, today)),
    });
  return rows;
};

/** The next five projects (part 2 section 4), kept with how far it has come. */
const runChunk = async (services: Services, jobId: number, worker: string): Promise<boolean> => {
  const { db, now, events } = services;
  const isOurs = and(eq(jobs.id, jobId), eq(jobs.state, 'running'), eq(jobs.lockedBy, worker));
  const [job] = await db.select().from(jobs).where(isOurs);
  if (!job) return false;
  const payload = job.payload as Payload;
  const actor = await findActorOfJob(services, job);
  if (!actor?.roleCodes.some(code => churnAccess.includes(code))) {
    const { message } = actor ? jobErrors.rights : jobErrors.gone;
    await transactionWithEffects(db, inner =>
      endJob(services, inner, jobId, 'failed', { error: message }),
    );
    return false;
  }
  const ids = payload.entityIds.slice(job.progress, job.progress + batchSize);
  const rows = await simulateBatch(services, payload, ids);
  const content = await packRows(rows.map(row => ({ ...row })));
  return transactionWithEffects(db, async inner => {
    const [still] = await inner.select({ id: jobs.id }).from(jobs).where(isOurs).for('update');
    if (!still) return false;
    const position = job.progress / batchSize;
    await inner.insert(jobParts).values({ jobId, position, rowCount: rows.length, content });
    const [moved] = await inner
      .update(jobs)
      .set({
        progress: sql`${jobs.progress} + ${rows.length}`,
        lockedUntil: new Date(now().getTime() + lease),
      })
      .where(eq(jobs.id, jobId))
      .returning();
    if (moved && moved.progress < payload.entityIds.length) {
      await tellJob(events, inner, moved);
      return true;
    }
    await endJob(services, inner, jobId, 'done');
    return false;
  });
};

const headings = {
  en: ['Project ID', 'Project', 'Eligible leads', 'Message'],
  hi: ['परियोजना आईडी', 'परियोजना', 'योग्य लीड', 'संदेश'],
};

/** Dry runs for several projects, as a job (docs/decisions/0151-campaigns.md). */
export const dryRunJobs = (services: Services): JobKind => ({
  kind: dryRunKind,
  lanes: 1,
  runChunk: (jobId, worker) => runChunk(services, jobId, worker),
  failure: jobErrors.tryAgain.message,
  fileOf: (job, language) => ({
    name: `${dryRunKind}-${indiaDay(job.createdAt)}`,
    headings: headings[language],
    cellsOf: row => {
      const {
        entity_id: id,
        entity_name: name,
        eligible_count: found,
        message,
        hi,
      } = row as Partial<Row>;
      const words = (language === 'hi' ? hi : undefined) ?? message;
      return [
        { as: 'number', number: Number(id), text: String(id) },
        { as: 'text', text: name ?? '' },
        typeof found === 'number' ? { as: 'number', number: found, text: String(found) } : null,
        words === undefined ? null : { as: 'text', text: words },
      ];
    },
  }),
});

/** POST churn-dry-runs: queues the job; its lane is woken once this is committed. */
export const startDryRun =
  (screens: Screens): Verb<CallOf<'churnDryRuns.start'>> =>
  async context => {
    const { body, db, actor, audit, services } = context;
    const { entity_ids: entityIds, ...schedule } = body;
    const [first = null] = entityIds;
    refuseBroken(screens, context, { ...schedule, entity_id: first });
    const payload: Payload = {
      title: { en: 'Churn dry run', hi: 'चर्न का परीक्षण' },
      period: '',
      schedule,
      entityIds,
    };
    const now = services.now();
    const [job] = await db
      .insert(jobs)
      .values({
        kind: dryRunKind,
        payload,
        progressTotal: entityIds.length,
        runAt: now,
        createdAt: now,
        createdBy: actor.id,
        tokenId: actor.token?.id ?? null,
      })
      .returning({ id: jobs.id });
    if (!job) throw new Error('The insert returned no job');
    await audit.record({
      action: 'start',
      entity: 'jobs',
      entityId: job.id,
      after: { projects: entityIds.length },
    });
    return jobRecords.readOne(context, job.id);
  };

/** GET churn-dry-runs/{id}: one's own, as far as it has come. */
export const readDryRun: Verb<CallOf<'churnDryRuns.get'>> = async ({ params, db, actor }) => {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, params.id), eq(jobs.kind, dryRunKind), jobsOf(actor)));
  if (!job) throw notFound(notThere.job);
  const results: Row[] = [];
  for await (const rows of readParts(db, job.id)) results.push(...(rows as unknown as Row[]));
  return { results };
};
