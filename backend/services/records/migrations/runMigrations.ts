import { asc, eq, inArray } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { isKnownStep, stepsInWords } from '#contract/model/migrate/stepsInWords.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Services } from '../../../calls/Context.ts';
import { recordMigrations } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { migrateChunk, type StoredMigration } from './migrateChunk.ts';
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

/** Enters a migration that is new: it runs at once, or waits with what it would do. */
const register = async (
  { db, now, config }: Setting,
  screens: Screens,
  { name, note = '', resource, steps }: NamedMigration,
): Promise<void> => {
  const screen = screenFor(screens, resource);
  const isAsked = config.recordMigrations === 'ask';
  const stray = steps.find(step => !isKnownStep(step));
  const error = !screen ? noScreenFor(resource) : stray && unknownStep(stray.do);
  const state = error !== undefined ? 'failed' : isAsked ? 'waiting' : 'running';
  const preview =
    screen && state === 'waiting'
      ? await previewMigration(db, screen, { resource, steps })
      : undefined;
  await db
    .insert(recordMigrations)
    .values({
      name,
      resource,
      note,
      about: stepsInWords(steps),
      steps: [...steps],
      state,
      until: await lastIdOf(db, { resource, steps }),
      error: error ?? null,
      ...(state === 'running' && { startedAt: now() }),
      ...preview,
    })
    .onConflictDoNothing();
};

/** One that could not begin, and whose file is another one now. */
const isMended = (row: StoredMigration, { resource, steps }: NamedMigration): boolean =>
  row.state === 'failed' &&
  row.cursor === 0 &&
  canonicalJson([row.resource, row.steps]) !== canonicalJson([resource, steps]);

const finish = async (setting: Setting, screens: Screens, row: StoredMigration): Promise<void> => {
  const screen = screenFor(screens, row.resource);
  if (row.state === 'running' && !screen) throw new Error(noScreenFor(row.resource));
  const next = () =>
    screen && row.state === 'running'
      ? migrateChunk(setting, screen, row.id)
      : takeBackChunk(setting, row.id);
  // Others are served between two chunks.
  while (await next()) await setImmediate();
};

/**
 * Works off what is to be migrated or taken back, one after the other in the order of the names, so that a screen that changed twice
 * goes through both. @param migrations those of the release
 */
export const runMigrations = async (
  setting: Setting,
  screens: Screens,
  migrations: readonly NamedMigration[],
): Promise<void> => {
  const { db } = setting;
  const known = new Map(
    (await db.select().from(recordMigrations)).map(row => [row.name, row] as const),
  );
  for (const migration of migrations) {
    const row = known.get(migration.name);
    if (row && !isMended(row, migration)) continue;
    if (row) await db.delete(recordMigrations).where(eq(recordMigrations.id, row.id));
    await register(setting, screens, migration);
  }
  const due = await db
    .select()
    .from(recordMigrations)
    .where(inArray(recordMigrations.state, ['running', 'taking-back']))
    .orderBy(asc(recordMigrations.name));
  for (const row of due)
    try {
      await finish(setting, screens, row);
    } catch (error) {
      await db
        .update(recordMigrations)
        .set({ state: 'failed', error: error instanceof Error ? error.message : String(error) })
        .where(eq(recordMigrations.id, row.id));
      throw error;
    }
};
