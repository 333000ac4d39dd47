// The screen files: `check` prints what is wrong with them, `test` drives each of them in a browser, `try` shows what becomes
// of a schema, `fetch` writes what a schema refers to on the web beside it, `infer` makes them from calls, `eject` writes the pages of
// one as code, `diff` tells what a branch changes, `migrate` writes what becomes of stored records, `release` keeps the screens as
// they are, `push`, `pull` and `published` are about what is published into an instance, `reference` writes their documentation.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fault } from '#contract/model/check/fault.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { unusedShared } from '#contract/model/check/fields/checkShared.ts';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { writtenSchema } from '#contract/model/grammar/metaSchema.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import { faultLine, placeFaults } from './placeFaults.ts';
import { keyExamples } from './keyExamples.ts';
import { keywordReference } from './keywordReference.ts';
import { screenReference } from './screenReference.ts';
import { screenCounts, screensPage } from './screensPage.ts';
import { settingsPage } from './settingsPage.ts';
import { runDiff } from './diff/runDiff.ts';
import { runEject } from './eject/runEject.ts';
import { strayPages } from './eject/strayPages.ts';
import { runFetch } from './fetch/runFetch.ts';
import { runPublish } from './publish/runPublish.ts';
import { runInfer } from './infer/runInfer.ts';
import { projectState } from './migrate/projectState.ts';
import { isOpen, releaseFaults } from './migrate/releaseFaults.ts';
import { runMigrate } from './migrate/runMigrate.ts';
import { runRelease } from './migrate/runRelease.ts';
import { withStoredCounts } from './migrate/storedCounts.ts';
import { checkTables } from './tables/checkTables.ts';
import { openTrial, TrialRefused } from './try/openTrial.ts';
import { schemaTrial } from './try/schemaTrial.ts';
import { trialReport } from './try/trialReport.ts';
import {
  codeFiles,
  knownNames,
  readFullProductFiles,
  readFullScreenFiles,
  readMigrationFiles,
  readProductFiles,
  readSchemaFiles,
  readScreenFiles,
  readSharedFiles,
} from './screenSources.ts';

/** What stored records feel of the screens as they are; the database is asked only where there is anything to count. */
const storedFaults = async (isRelease: boolean): Promise<readonly Fault[]> => {
  const state = projectState();
  if (!isOpen(state)) return releaseFaults(state, undefined, isRelease);
  const told = await withStoredCounts(counts => releaseFaults(state, counts, isRelease));
  return 'answer' in told ? told.answer : releaseFaults(state, undefined, isRelease);
};

const check = async (options: readonly string[]): Promise<void> => {
  const screens = readScreenFiles();
  const schemas = readSchemaFiles();
  const shared = readSharedFiles();
  const ofFiles = [
    ...checkScreens(screens, schemas, knownNames()),
    ...unusedShared(screens, shared),
  ];
  // A screen that cannot be read says nothing of its records.
  const isSound = ofFiles.every(({ isNote }) => isNote);
  const further = isSound
    ? [
        // What a screen takes from another one is its own here.
        ...strayPages(codeFiles(), readFullScreenFiles()),
        ...(await checkTables(readFullScreenFiles())),
        ...(await storedFaults(options.includes('--release'))),
      ]
    : [];
  const faults = placeFaults(
    [...ofFiles, ...further],
    [...screens, ...schemas, ...shared, ...readMigrationFiles()],
  );
  const notes = faults.filter(({ isNote }) => isNote).length;
  const count = faults.length - notes;
  for (const fault of faults) console.log(faultLine(fault));
  console.log(
    `${screens.length} screen files, ${count === 1 ? '1 fault' : `${count} faults`}${notes > 0 ? `, ${notes === 1 ? '1 note' : `${notes} notes`}` : ''}`,
  );
  if (count > 0) process.exitCode = 1;
};

/** Drives the named screens, or all, in a browser. */
const test = (names: readonly string[]): void => {
  const known = readScreenFiles().map(({ text }) => (JSON.parse(text) as ScreenFile).resource);
  const stray = names.find(name => !known.includes(name));
  if (stray !== undefined) {
    const near = nearest(stray, known);
    console.error(`There is no screen "${stray}"${near ? `: did you mean "${near}"?` : ''}`);
    process.exitCode = 2;
    return;
  }
  const args = ['scripts/test-screens.mjs', ...names];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
};

/** What becomes of a schema of others, and its form. */
const tryOut = async ([file, ...options]: readonly string[]): Promise<void> => {
  if (file === undefined || !existsSync(file)) {
    console.error(
      file === undefined
        ? 'Name the file of a schema: npm run screens -- try <file> [--table]'
        : `There is no file ${file}`,
    );
    process.exitCode = 2;
    return;
  }
  const text = readFileSync(file, 'utf8');
  const trial = schemaTrial({ file, text }, readSchemaFiles());
  for (const line of trialReport(trial, process.stdout.columns || 120)) console.log(line);
  if (!trial.isScreen) process.exitCode = 1;
  else if (!options.includes('--table'))
    await openTrial(text).catch((error: unknown) => {
      if (!(error instanceof TrialRefused)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    });
};

const commands: Readonly<Record<string, (names: readonly string[]) => void | Promise<void>>> = {
  check,
  test,
  try: tryOut,
  migrate: () => runMigrate(line => console.log(line)),
  release: async () => {
    const faults = placeFaults(await runRelease(), [...readScreenFiles(), ...readMigrationFiles()]);
    for (const fault of faults) console.log(faultLine(fault));
    if (faults.length > 0) process.exitCode = 1;
    else console.log('Released: later changes of screens are compared with these.');
  },
  infer: async names => {
    process.exitCode = await runInfer(names);
  },
  eject: async names => {
    process.exitCode = await runEject(names);
  },
  push: async names => {
    process.exitCode = await runPublish('push', names);
  },
  pull: async names => {
    process.exitCode = await runPublish('pull', names);
    if (process.exitCode === 0) await check([]);
  },
  published: async names => {
    process.exitCode = await runPublish('published', names);
  },
  fetch: async names => {
    process.exitCode = await runFetch(names);
  },
  diff: names => {
    process.exitCode = runDiff(names);
  },
  reference: async () => {
    writeFileSync(
      'docs/reference/screen-format.md',
      screenReference(writtenSchema, keyExamples(writtenSchema, readProductFiles())),
    );
    writeFileSync('docs/reference/schema-keywords.md', await keywordReference());
    writeFileSync('docs/reference/screens.md', await screensPage(readFullProductFiles()));
    for (const line of screenCounts(readFullProductFiles())) console.log(line);
    writeFileSync('docs/reference/settings.md', await settingsPage());
  },
};

const command = commands[process.argv[2] ?? 'check'];
if (command) await command(process.argv.slice(3));
else {
  console.error(`Commands: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
}
