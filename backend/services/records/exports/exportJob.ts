import { and, eq, lt, sql } from 'drizzle-orm';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import { fileDays } from '#contract/domain/exports/exportLimits.ts';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import type { RequestFacts } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { jobParts, jobs } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { endJob } from '../../../jobs/endJob.ts';
import { lease, type JobKind } from '../../../jobs/JobKind.ts';
import { packRows } from '../../../jobs/parts.ts';
import { tellJob } from '../../../jobs/tellJob.ts';
import { findActorOfJob } from '../../../session/findActorOfJob.ts';
import {
  exportFileOf,
  exportKind,
  type ExportPayload,
  type Kept,
  type Reached,
} from './exportFile.ts';
import { openExport, type ExportSetting, type OpenExport } from './openExport.ts';
import { mailFile } from './mailFile.ts';

interface Run {
  readonly worker: string;
  /** Where its rows are read. */
  readonly from: Database;
  readonly open: OpenExport;
}

const factsOf = (jobId: number): RequestFacts => ({
  id: `export-${jobId}`,
  ip: '',
  userAgent: '',
  surface: 'bulk',
  idempotencyKey: undefined,
});

const removeOldFiles = (db: Database, now: Date) =>
  db.delete(jobParts).where(
    sql`${jobParts.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.kind} = ${exportKind}
      and ${lt(jobs.finishedAt, new Date(now.getTime() - fileDays * 86_400_000))})`,
  );

/** What a failed reading is called in the history of jobs. */
const errorOf = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'FORBIDDEN' || error.code === 'UNKNOWN_FIELD') return jobErrors.rights.message;
  return error.code === 'TOO_LARGE' ? jobErrors.tooMany.message : error.message;
};

/**
 * Lists as jobs: a page of the list is a piece. Rows are read with the rights that the person has at that moment; a process
 * that takes a job over begins it anew, since nothing is written but the file.
 */
export const exportJobs = (setting: ExportSetting): JobKind => {
  const runs = new Map<number, Run>();
  const { services } = setting;
  const { db, now, events, replica } = services;
  const placeToRead = async (): Promise<Database> =>
    replica && (await replica.isCurrent()) ? replica.longDb : db;

  const runChunk = async (jobId: number, worker: string): Promise<boolean> => {
    const isOurs = and(eq(jobs.id, jobId), eq(jobs.state, 'running'), eq(jobs.lockedBy, worker));
    const [job] = await db.select().from(jobs).where(isOurs);
    const stop = (): false => {
      runs.delete(jobId);
      return false;
    };
    if (!job) return stop();
    const fail = async (error: string): Promise<false> => {
      await transactionWithEffects(db, inner =>
        endJob(services, inner, jobId, 'failed', { error }),
      );
      return stop();
    };
    const payload = job.payload as ExportPayload;
    const actor = await findActorOfJob(services, job);
    if (!actor) return fail(jobErrors.gone.message);
    const known = runs.get(jobId);
    const isNew = known?.worker !== worker;
    try {
      // Opened for every page: rights that were withdrawn meanwhile end it.
      const from = isNew ? await placeToRead() : known.from;
      const around = { actor, db: from, request: factsOf(jobId) };
      const open = await openExport(setting, around, payload, !isNew);
      const run = isNew ? { worker, from, open } : known;
      runs.set(jobId, run);
      const page = await run.open.pages.next();
      const total = page.done ? 0 : page.value.total;
      if (total > mostAtOnce) return await fail(jobErrors.tooMany.message);
      const rows: readonly Kept[] = page.done
        ? []
        : (await run.open.cellsOf(page.value)).map(cells => ({
            cells: cells.map(({ text, isNumber = false }) => [text, isNumber] as const),
          }));
      const content = await packRows(rows as unknown as Parameters<typeof packRows>[0]);
      return await transactionWithEffects(db, async inner => {
        const [still] = await inner.select().from(jobs).where(isOurs).for('update');
        if (!still) return stop();
        const before = isNew
          ? { parts: 0, progress: 0 }
          : { ...(still.result as Reached), progress: still.progress };
        if (isNew) {
          await removeOldFiles(inner, now());
          await inner.delete(jobParts).where(eq(jobParts.jobId, jobId));
        }
        const isKept = rows.length > 0 || before.parts === 0;
        if (isKept)
          await inner
            .insert(jobParts)
            .values({ jobId, position: before.parts, rowCount: rows.length, content });
        const [moved] = await inner
          .update(jobs)
          .set({
            progress: before.progress + rows.length,
            progressTotal: page.done ? before.progress : total,
            result: {
              header: run.open.header,
              parts: before.parts + (isKept ? 1 : 0),
            } satisfies Reached,
            lockedUntil: new Date(now().getTime() + lease),
          })
          .where(eq(jobs.id, jobId))
          .returning();
        if (!page.done) {
          if (moved) await tellJob(events, inner, moved);
          return true;
        }
        await endJob(services, inner, jobId, 'done');
        if (moved && payload.schedule)
          await mailFile(
            { db: inner, services },
            { job: moved, actor, schedule: payload.schedule },
          );
        return stop();
      });
    } catch (error) {
      const isOfReplica = replica !== null && runs.get(jobId)?.from === replica.longDb;
      if (isOfReplica && !(error instanceof Refusal)) {
        // Its next piece begins the file anew, from the database itself.
        replica.leave();
        runs.delete(jobId);
        return true;
      }
      return fail(errorOf(error));
    }
  };

  return {
    kind: exportKind,
    lanes: 2,
    runChunk,
    failure: jobErrors.tryAgain.message,
    fileOf: exportFileOf,
  };
};
