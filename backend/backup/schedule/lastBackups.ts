import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { jobs } from '../../database/schema/index.ts';
import type { MadeBackup } from './makeBackup.ts';

/** As `jobs.kind` names them. No lane takes them up: the clocks do. */
export const backupKind = 'backup';

/** One try to make a backup. */
export interface BackupRun {
  readonly id: number;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** ISO instant that it is for. */
  readonly dueAt: string;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly lockedUntil: Date | null;
  readonly made: MadeBackup | null;
  readonly error: string | null;
}

/** The newest try for which a condition holds. */
export const lastRun = async (db: Database, condition?: SQL): Promise<BackupRun | undefined> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, backupKind), condition))
    .orderBy(desc(jobs.id))
    .limit(1);
  if (!row) return undefined;
  const { id, state, startedAt, finishedAt, lockedUntil, error } = row;
  const { dueAt = '' } = row.payload as { dueAt?: string };
  const made = row.result as MadeBackup | null;
  return { id, state, dueAt, startedAt, finishedAt, lockedUntil, made, error };
};

export const lastDone = (db: Database): Promise<BackupRun | undefined> =>
  lastRun(db, eq(jobs.state, 'done'));
