import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import type { Services } from '../calls/Context.ts';
import { jobs } from '../database/schema/index.ts';
import { during, tell } from '../observed/observers.ts';
import { endJob } from './endJob.ts';
import { lease, type JobKind } from './JobKind.ts';

/** Milliseconds between two pieces of a job, in which other requests get theirs. */
const pause = 5;

type Setting = Pick<Services, 'db' | 'events' | 'now'>;

export interface Lane {
  /** Looks for work, unless it is at work already. */
  readonly wake: () => void;
  /** Ends after the piece that is under way, and gives back the job that it is of. */
  readonly stop: () => Promise<void>;
}

/** Takes the oldest job of the kind that waits, or whose process died. */
const claim = async ({ db, now }: Setting, kind: string, worker: string) => {
  const time = now();
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, kind),
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
    .returning({ id: jobs.id, attempts: jobs.attempts, maxAttempts: jobs.maxAttempts });
  return job;
};

const fail = (setting: Setting, id: number, error: string): Promise<boolean> =>
  setting.db.transaction(db => endJob(setting, db, id, 'failed', { error }));

/** What a process that ends has not finished: the next that looks takes it up at once, and it does not count as a try that failed. */
const giveBack = async ({ db, now }: Setting, id: number, worker: string): Promise<void> => {
  await db
    .update(jobs)
    .set({
      lockedBy: null,
      lockedUntil: new Date(now().getTime() - 1),
      attempts: sql`${jobs.attempts} - 1`,
    })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.lockedBy, worker)));
};

/** Works off the jobs of one kind one after the other, a piece at a time, beside the requests of this process. */
export const createLane = (
  setting: Setting,
  { kind, runChunk, failure }: JobKind,
  report: (error: unknown) => void,
): Lane => {
  const worker = crypto.randomUUID();
  let work: Promise<void> | undefined;
  const stopping = new AbortController();
  let isAsked = false;

  const runJob = async (id: number): Promise<void> => {
    try {
      const isGivenBack = await during({ kind: 'job', name: kind }, async () => {
        while (await runChunk(id, worker)) {
          if (stopping.signal.aborted) return true;
          await setTimeout(pause);
        }
        return false;
      });
      if (isGivenBack) return await giveBack(setting, id, worker);
      tell({ what: 'job', kind, outcome: 'ended' });
    } catch (error) {
      report(error);
      tell({ what: 'job', kind, outcome: 'failed' });
      await fail(setting, id, failure);
    }
  };

  const runAll = async (): Promise<void> => {
    do {
      isAsked = false;
      for (
        let job = await claim(setting, kind, worker);
        job;
        job = await claim(setting, kind, worker)
      ) {
        // What takes its process down each time must not do so forever.
        if (job.attempts > job.maxAttempts)
          await fail(setting, job.id, jobErrors.interrupted.message);
        else await runJob(job.id);
        if (stopping.signal.aborted) return;
      }
    } while (isAsked && !stopping.signal.aborted);
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
