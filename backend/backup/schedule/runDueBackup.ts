import { and, eq, lt, sql } from 'drizzle-orm';
import type { Services } from '../../calls/Context.ts';
import type { DatabaseClient } from '../../database/client.ts';
import { jobs } from '../../database/schema/index.ts';
import { tell } from '../../observed/observers.ts';
import type { BackupSettings } from '../../settings/operation/backupsOf.ts';
import { redact } from '../../plugins/logged.ts';
import { backupStoreOf } from '../store/backupStoreOf.ts';
import { dueAt } from './dueAt.ts';
import { backupKind, lastRun } from './lastBackups.ts';
import { makeBackup, removeOld } from './makeBackup.ts';
import { tellAdministrators } from './tellAdministrators.ts';

/** Milliseconds that a process has for one; another then takes it for dead. */
const lease = 3 * 3_600_000;
/** Milliseconds after a failure until the next try. */
const again = 15 * 60_000;
const longestError = 500;

type Setting = Pick<Services, 'db' | 'mail' | 'config' | 'now'>;

/** Takes the turn: at most one is made at a time, whichever process tries. @returns undefined where nothing is due */
const begin = async (
  { db, now }: Setting,
  settings: BackupSettings,
): Promise<{ id: number; isFirst: boolean } | undefined> => {
  const time = now();
  const due = dueAt(time, settings).toISOString();
  await db
    .update(jobs)
    .set({ state: 'failed', error: 'Its process ended', finishedAt: time, lockedUntil: null })
    .where(and(eq(jobs.kind, backupKind), eq(jobs.state, 'running'), lt(jobs.lockedUntil, time)));
  const last = await lastRun(db, sql`${jobs.payload}->>'dueAt' >= ${due}`);
  if (last?.state === 'done' || last?.state === 'running') return undefined;
  if (last?.finishedAt && time.getTime() - last.finishedAt.getTime() < again) return undefined;
  const [taken] = await db
    .insert(jobs)
    .values({
      kind: backupKind,
      uniqueKey: backupKind,
      payload: { dueAt: due },
      state: 'running',
      attempts: 1,
      startedAt: time,
      lockedUntil: new Date(time.getTime() + lease),
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return taken && { id: taken.id, isFirst: last === undefined };
};

const wordsOf = (error: unknown): string =>
  redact(error instanceof Error ? error.message : String(error)).slice(0, longestError);

/**
 * Makes the backup that is due, if one is, and removes those that are too many. One that fails is tried again, and the administrators
 * are told of the first failure.
 * @throws what went wrong, so that the log has it
 */
export const runDueBackup = async (services: Setting, client: DatabaseClient): Promise<void> => {
  const { db, config, now } = services;
  const settings = config.backups;
  const taken = settings && (await begin(services, settings));
  if (!settings || !taken) return;
  const end = (values: Partial<typeof jobs.$inferInsert>) =>
    db
      .update(jobs)
      .set({ finishedAt: now(), lockedUntil: null, ...values })
      .where(eq(jobs.id, taken.id));
  try {
    const store = await backupStoreOf(settings.to);
    const product = config.product.slug;
    const made = await makeBackup(client, store, { product, at: now() });
    await end({ state: 'done', result: made });
    tell({ what: 'backup', outcome: 'done' });
    await removeOld(store, product, settings.keep).catch((error: unknown) =>
      end({ error: `Older backups could not be removed: ${wordsOf(error)}` }),
    );
  } catch (error) {
    await end({ state: 'failed', error: wordsOf(error) });
    tell({ what: 'backup', outcome: 'failed' });
    const untold = taken.isFirst ? await tellAdministrators(services, wordsOf(error)) : [];
    throw untold.length > 0 ? new AggregateError([error, ...untold], 'A backup failed') : error;
  }
};
