import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../calls/Context.ts';
import type { Database } from '../database/client.ts';
import { jobs } from '../database/schema/index.ts';
import { tellJob } from './tellJob.ts';

interface Facts {
  readonly error?: string;
  readonly result?: Readonly<Record<string, unknown>>;
}

/** Ends a job that waits or runs, and tells its person. @returns false when it had ended already. */
export const endJob = async (
  { events, now }: Pick<Services, 'events' | 'now'>,
  db: Database,
  jobId: number,
  state: 'done' | 'failed' | 'cancelled',
  facts: Facts = {},
): Promise<boolean> => {
  const [job] = await db
    .update(jobs)
    .set({ state, finishedAt: now(), lockedBy: null, lockedUntil: null, ...facts })
    .where(and(eq(jobs.id, jobId), inArray(jobs.state, ['queued', 'running'])))
    .returning();
  if (job) await tellJob(events, db, job);
  return job !== undefined;
};
