import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { jobs } from '../../../database/schema/index.ts';
import type { BulkSetting } from './BulkSetting.ts';
import { lease, runChunk } from './runChunk.ts';
import { jobKind } from './startJob.ts';

/** Milliseconds between two transactions of a job, in which other requests get theirs. */
const pause = 5;

export interface BulkRunner {
  /** Looks for work, unless it is at work already. */
  readonly wake: () => void;
  /** Ends after the transaction that is under way. */
  readonly stop: () => Promise<void>;
}

/** Takes the oldest job that waits, or whose process died. */
const claim = async ({ services: { db, now } }: BulkSetting, worker: string) => {
  const time = now();
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, jobKind),
        or(eq(jobs.state, 'queued'), and(eq(jobs.state, 'running'), lt(jobs.lockedUntil, time))),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({
      state: 'running',
      lockedBy: worker,
      lockedUntil: new Date(time.getTime() + lease),
      attempts: sql`${jobs.attempts} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${time.toISOString()}::timestamptz)`,
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning({ id: jobs.id });
  return job;
};

const fail = ({ services: { db, now } }: BulkSetting, id: number) =>
  db
    .update(jobs)
    .set({
      state: 'failed',
      finishedAt: now(),
      error: 'Something went wrong. Preview the change again to go on with the rows that are left.',
    })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running')));

/** Works off bulk changes one after the other, a few rows at a time, beside the requests of this process. */
export const createRunner = (
  setting: BulkSetting,
  report: (error: unknown) => void,
): BulkRunner => {
  const worker = crypto.randomUUID();
  let work: Promise<void> | undefined;
  const stopping = new AbortController();
  let isAsked = false;

  const runJob = async (id: number): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await runChunk(setting, id, worker)))
        await setTimeout(pause);
    } catch (error) {
      report(error);
      await fail(setting, id);
    }
  };

  const runAll = async (): Promise<void> => {
    do {
      isAsked = false;
      for (let job = await claim(setting, worker); job; job = await claim(setting, worker)) {
        await runJob(job.id);
        if (stopping.signal.aborted) return;
      }
    } while (isAsked);
  };

  return {
    wake: () => {
      isAsked = true;
      if (stopping.signal.aborted || work) return;
      work = runAll()
        .catch(report)
        .finally(() => {
          work = undefined;
        });
    },
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
};
