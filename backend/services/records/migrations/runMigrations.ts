import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { isKnownStep, stepsInWords } from '#contract/model/migrate/stepsInWords.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Services } from '../../../calls/Context.ts';
import { recordMigrations } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import type { Database } from '../../../database/client.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { againAfterClash } from '../../../calls/againAfterClash.ts';
import { migrateChunk, type StoredMigration } from './migrateChunk.ts';
import { moveBelongings } from './moveBelongings.ts';
import { standsInWay } from './standsInWay.ts';
import { lastIdOf, previewMigration } from './previewMigration.ts';
import { takeBackChunk } from './takeBackChunk.ts';

/** Why a migration cannot run, as an administrator reads it. */
const noScreenFor = (resource: string): string =>
  `There is no screen "${resource}" whose records the console keeps. Mend the migration's file and start the console again.`;

const unknownStep = (name: string): string =>
  `This version of the console does not know the step "${name}". Run npm run check on the release.`;

const screenFor = (screens: Screens, resource: string): RecordScreen | undefined => {
  const screen = screens.get(resource);
  return screen?.type === 'records' && screen.data.calls === null ? screen : undefined;
};

type Setting = Pick<Services, 'db' | 'now' | 'config'>;

/** Whoever decides on a migration has seen it as it is now. */
const nextVersion = sql`${recordMigrations.version} + 1`;

const faultOf = (
  screens: Screens,
  { resource, steps }: Pick<NamedMigration, 'resource' | 'steps'>,
): string | undefined => {
  const stray = steps.find(step => !isKnownStep(step));
  return screenFor(screens, resource) ? stray && unknownStep(stray.do) : noScreenFor(resource);
};

/**
 * Enters a migration that is new, and moves what goes with the screen of today; it waits with what it would do, until `startDue` or an
 * administrator starts it.
 */
const register = async (
  { db: usual }: Setting,
  screens: Screens,
  { name, note = '', resource, steps }: NamedMigration,
): Promise<void> => {
  const screen = screenFor(screens, resource);
  const error = faultOf(screens, { resource, steps });
  // Before the transaction: on the embedded engine nobody else is served while one is open.
  const preview =
    screen && error === undefined
      ? await previewMigration(usual, screen, { resource, steps })
      : undefined;
  await transactionWithEffects(usual, async db => {
    const [entered] = await db
      .insert(recordMigrations)
      .values({
        name,
        resource,
        note,
        about: stepsInWords(steps),
        steps: [...steps],
        state: error === undefined ? 'waiting' : 'failed',
        error: error ?? null,
        ...preview,
      })
      .onConflictDoNothing()
      .returning({ id: recordMigrations.id });
    if (!entered || error !== undefined) return;
    const moved = await moveBelongings(db, { resource, steps });
    await db
      .update(recordMigrations)
      .set({ moved: [...moved] })
      .where(eq(recordMigrations.id, entered.id));
  });
};

/** What a migration begins with, the first time and after it was taken back. */
export const beginning = async (
  db: Database,
  now: Date,
  plan: Pick<NamedMigration, 'resource' | 'steps'>,
) => ({
  state: 'running' as const,
  cursor: 0,
  until: await lastIdOf(db, plan),
  seen: 0,
  changed: 0,
  keptIn: {},
  error: null,
  startedAt: now,
  endedAt: null,
});

/** Starts those that wait and that nothing stands in the way of. */
const startDue = async ({ db, now }: Setting, own: ReadonlyMap<string, NamedMigration>) => {
  const waiting = await db
    .select()
    .from(recordMigrations)
    .where(eq(recordMigrations.state, 'waiting'))
    .orderBy(asc(recordMigrations.name));
  for (const row of waiting) {
    const migration = own.get(row.name);
    if (!migration || (await standsInWay(db, row, 'on')) !== undefined) continue;
    await db
      .update(recordMigrations)
      .set({ ...(await beginning(db, now(), migration)), version: nextVersion })
      .where(and(eq(recordMigrations.id, row.id), eq(recordMigrations.state, 'waiting')));
  }
};

/** Whether the release of this process is the one that the migration belongs to; another one has other screens. */
const isOwn = (row: StoredMigration, own: ReadonlyMap<string, NamedMigration>): boolean => {
  const { resource, steps } = own.get(row.name) ?? {};
  return canonicalJson([row.resource, row.steps]) === canonicalJson([resource, steps]);
};

const finish = async (setting: Setting, screens: Screens, row: StoredMigration): Promise<void> => {
  const screen = screenFor(screens, row.resource);
  if (row.state === 'running') {
    const plan = { resource: row.resource, steps: row.steps as NamedMigration['steps'] };
    const fault = faultOf(screens, plan);
    if (fault !== undefined) throw new Error(fault);
  }
  const next = () =>
    againAfterClash(() =>
      screen && row.state === 'running'
        ? migrateChunk(setting, screen, row.id)
        : takeBackChunk(setting, row.id),
    );
  // Others are served between two chunks.
  while (await next()) await setImmediate();
};

/** What is under way; where several processes of several releases share a database, each does its own. */
const nextDue = async (
  { db }: Setting,
  own: ReadonlyMap<string, NamedMigration>,
  done: ReadonlySet<number>,
): Promise<StoredMigration | undefined> => {
  const due = await db
    .select()
    .from(recordMigrations)
    .where(inArray(recordMigrations.state, ['running', 'taking-back']))
    .orderBy(asc(recordMigrations.name));
  for (const row of due) {
    if (done.has(row.id)) continue;
    if (row.state === 'taking-back') return row;
    if (isOwn(row, own) && (await standsInWay(db, row, 'on')) === undefined) return row;
  }
  return undefined;
};

/**
 * Works off what is to be migrated or taken back, one after the other in the order of the names, so that a screen that changed twice
 * goes through both.
 * @param migrations those of the release
 */
export const runMigrations = async (
  setting: Setting,
  screens: Screens,
  migrations: readonly NamedMigration[],
): Promise<void> => {
  const { db } = setting;
  const own = new Map(migrations.map(one => [one.name, one]));
  const known = new Map(
    (await db.select().from(recordMigrations)).map(row => [row.name, row] as const),
  );
  for (const migration of migrations) {
    const row = known.get(migration.name);
    if (row && !(row.state === 'failed' && row.cursor === 0 && !isOwn(row, own))) continue;
    // One that could not begin, and whose file is another one now.
    if (row) await db.delete(recordMigrations).where(eq(recordMigrations.id, row.id));
    await register(setting, screens, migration);
  }
  const done = new Set<number>();
  for (;;) {
    if (setting.config.recordMigrations === 'apply') await startDue(setting, own);
    const row = await nextDue(setting, own, done);
    if (!row) return;
    done.add(row.id);
    try {
      await finish(setting, screens, row);
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error);
      // What was being taken back begins anew when it is applied: where it stood says nothing of it.
      const cursor = row.state === 'taking-back' ? { cursor: 0 } : {};
      await db
        .update(recordMigrations)
        .set({ state: 'failed', error: told, version: nextVersion, ...cursor })
        .where(eq(recordMigrations.id, row.id));
      throw error;
    }
  }
};
