import { and, eq, gt, is, lt, or } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Services } from '../calls/Context.ts';
import type { Database } from '../database/client.ts';
import { jobs } from '../database/schema/index.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

type Setting = Pick<Services, 'db' | 'now'>;

const jobKind = 'import-progress';
/** Milliseconds between two notes for other processes, and after which a run that notes nothing is over. */
const pause = 300;
const lease = 60_000;

/** Runs of this process; each is forgotten when it ends. */
const running = new Map<string, Progress>();

const keyOf = (userId: number, run: string): string => `${jobKind}:${userId}:${run}`;

/** The embedded database belongs to this process, and a note would wait there for the very import it tells of. */
const isShared = (db: Database): boolean => !is(db, PgliteDatabase);

/** How far a run of this person is, in whichever process; undefined when it has not begun or is over. */
export const findProgress = async (
  { db, now }: Setting,
  userId: number,
  run: string,
): Promise<Progress | undefined> => {
  const key = keyOf(userId, run);
  const own = running.get(key);
  if (own || !isShared(db)) return own;
  const [noted] = await db
    .select({ done: jobs.progress, total: jobs.progressTotal })
    .from(jobs)
    .where(and(eq(jobs.uniqueKey, key), eq(jobs.state, 'running'), gt(jobs.lockedUntil, now())));
  return noted && { done: noted.done, total: noted.total ?? 0 };
};

const note = (
  { db, now }: Setting,
  userId: number,
  uniqueKey: string,
  { done, total }: Progress,
): Promise<unknown> => {
  const lockedUntil = new Date(now().getTime() + lease);
  const fields = { progress: done, progressTotal: total, lockedUntil };
  return db.transaction(async inner => {
    const mine = and(eq(jobs.uniqueKey, uniqueKey), eq(jobs.state, 'running'));
    const known = await inner.update(jobs).set(fields).where(mine).returning({ id: jobs.id });
    if (known.length === 0)
      await inner
        .insert(jobs)
        .values({ kind: jobKind, state: 'running', uniqueKey, createdBy: userId, ...fields });
  });
};

/** Its own note, and those of processes that died. */
const forget = ({ db, now }: Setting, uniqueKey: string): Promise<unknown> =>
  db
    .delete(jobs)
    .where(
      and(eq(jobs.kind, jobKind), or(eq(jobs.uniqueKey, uniqueKey), lt(jobs.lockedUntil, now()))),
    );

/**
 * Where the work of a run is told, and that it ended; a run without a name is told nowhere. Other processes of the same
 * database read it there. Progress is a courtesy: a note that fails stops no import.
 */
export const progressOf = (setting: Setting, userId: number, run: string | undefined) => {
  const key = run === undefined ? undefined : keyOf(userId, run);
  let last = Number.NEGATIVE_INFINITY;
  let notes: Promise<unknown> = Promise.resolve();
  const queue = (work: () => Promise<unknown>): void => {
    notes = notes.then(work).catch(() => undefined);
  };
  return {
    tell: (done: number, total: number): void => {
      if (key === undefined) return;
      running.set(key, { done, total });
      if (!isShared(setting.db) || performance.now() - last < pause) return;
      last = performance.now();
      queue(() => note(setting, userId, key, { done, total }));
    },
    end: (): void => {
      if (key === undefined) return;
      running.delete(key);
      if (last > 0) queue(() => forget(setting, key));
    },
  };
};
