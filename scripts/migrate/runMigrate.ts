import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#backend/services/records/migrations/readMigrations.ts';
import type { MigrationPreview } from '#backend/services/records/migrations/previewMigration.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { stepsInWords } from '#contract/model/migrate/stepsInWords.ts';
import { recordSentences } from '#contract/model/migrate/recordSentences.ts';
import { openChanges, unreleased, type OpenChanges } from './openChanges.ts';
import { projectState, type ProjectState } from './projectState.ts';
import { proposedSteps } from './proposedSteps.ts';
import { tidyJson } from './tidyJson.ts';
import { withStoredCounts } from './storedCounts.ts';

/** A name that no migration has, after all of the same day and screen. */
const freeName = (root: string, resource: string, today: string): string => {
  const base = `${today}-${resource}`;
  const isFree = (name: string) => !existsSync(join(root, migrationsFolder, `${name}.json`));
  if (isFree(base)) return base;
  let at = 2;
  while (!isFree(`${base}-${at}`)) at += 1;
  return `${base}-${at}`;
};

const write = async (root: string, one: OpenChanges, today: string): Promise<NamedMigration> => {
  const { resource } = one.screen;
  const steps = proposedSteps(one);
  const name = freeName(root, resource, today);
  mkdirSync(join(root, migrationsFolder), { recursive: true });
  const content = { note: '', resource, steps };
  writeFileSync(join(root, migrationsFolder, `${name}.json`), await tidyJson(content));
  return { name, ...content };
};

const previewWords = ({ seen, changed, keptIn }: MigrationPreview): string => {
  const kept = Object.entries(keptIn).map(([field, count]) => `${field}: ${count}`);
  const left = kept.length > 0 ? `; values that stay as they are: ${kept.join(', ')}` : '';
  return `${changed} of ${seen} stored records change${left}`;
};

/** Migrations that no release had yet, with the screens they are for. */
const waiting = ({ screens, released, migrations }: ProjectState) =>
  screens.flatMap(({ screen }) => {
    const before = [screen.resource, ...screen.was].flatMap(name => released.get(name) ?? [])[0];
    return unreleased(migrations, screen.resource, before).map(migration => ({
      screen,
      migration,
    }));
  });

/**
 * `screens -- migrate`: writes what is open since the last release as migrations, and tells what they and those that wait for a
 * release do to the records of this machine's database.
 * @param say prints a line
 */
export const runMigrate = async (
  say: (line: string) => void,
  { root = '.', today = new Date().toISOString().slice(0, 10) } = {},
): Promise<void> => {
  const state = projectState(root);
  const { open } = openChanges(
    state.released,
    state.screens.map(({ screen }) => screen),
    state.migrations,
  );
  for (const one of open) {
    const { name, steps } = await write(root, one, today);
    say(`${migrationsFolder}/${name}.json`);
    for (const sentence of recordSentences(one.changes, one.screen)) say(`  ${sentence}`);
    say(`  It is written so: ${stepsInWords(steps)}. Look at the steps before you go on.`);
  }
  const all = waiting(projectState(root));
  if (all.length === 0) {
    say('Stored records feel nothing of what changed since the last release.');
    return;
  }
  const told = await withStoredCounts(async counts => {
    for (const { screen, migration } of all)
      say(`${migration.name}: ${previewWords(await counts.preview(screen, migration))}`);
  });
  if ('reason' in told) say(`Stored records were not counted: ${told.reason}.`);
};
