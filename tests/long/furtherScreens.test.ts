import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { growing } from '../../scripts/setup/screenCost.mjs';
import { copyProject, type ProjectCopy } from '#tests/support/copyProject.ts';

/** Suites that compare documents, covers and examples with the screens; those of `growing` run besides. */
const comparing = [
  'scripts/diff/noSilentKey.test.ts',
  'scripts/infer/ownCalls.test.ts',
  'scripts/newScreen/newScreen.test.ts',
  'scripts/schemaFaults.test.ts',
  'src/app',
  'tests/access/menuTable.test.ts',
  'tests/architecture',
  'tests/conformance/anySchema/server.test.ts',
  'tests/conformance/closed/offered.test.ts',
  'tests/conformance/lists',
  'tests/conformance/records/views',
  'tests/contract/callers.test.ts',
  'tests/contract/glossary.test.ts',
  'tests/contract/hindi.test.ts',
  'tests/contract/howTo.test.ts',
  'tests/contract/importHeadings.test.ts',
  'tests/contract/namedValues.test.ts',
  'tests/contract/proposals.test.ts',
  'tests/contract/reachedTexts.test.ts',
  'tests/contract/reasons.test.ts',
  'tests/contract/screensPage.test.ts',
  'tests/contract/sentences.test.ts',
  'tests/contract/specification.test.ts',
  'tests/contract/tabLabels.test.ts',
  'tests/contract/tileWords.test.ts',
  'tests/screens/cover.test.ts',
];

const howTo = readFileSync('docs/how-to/add-a-screen.md', 'utf8');
const commands = [...howTo.matchAll(/npm run new screen -- (.*--fields.*)/g)].map(
  ([, words = '']) =>
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].flatMap(([, quoted, bare]) => quoted ?? bare ?? []),
);

const blocks = [...howTo.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const [, , brought = '', amenities = '', action = ''] = blocks;
const [, grant = ''] = /`"admin": (\[.*?\])`/.exec(howTo) ?? [];

/** A schema that is there already, which three keys make a screen. */
const hours = {
  title: 'Opening hours',
  type: 'object',
  properties: { day: { type: 'string' }, opens: { type: 'string' }, closed: { type: 'boolean' } },
  required: ['day'],
};

let copy: ProjectCopy;
const inCopy = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

beforeAll(() => {
  copy = copyProject();
  for (const args of commands) inCopy('scripts/run.mjs', 'scripts/new.ts', 'screen', ...args);
  const write = (file: string, text: string) => writeFileSync(join(copy.folder, file), text);
  // Changed as the how-to goes on, up to the action that somebody else decides.
  write('resources/setup/amenities.json', amenities);
  const visits = JSON.parse(
    readFileSync(join(copy.folder, 'resources/setup/site-visits.json'), 'utf8'),
  ) as object;
  const access = { admin: JSON.parse(grant) as readonly string[] };
  const decided = { ...visits, ...(JSON.parse(action) as object), access };
  write('resources/setup/site-visits.json', JSON.stringify(decided));
  write('form-schemas/opening-hours.schema.json', JSON.stringify(hours));
  write('resources/setup/opening-hours.json', brought);
});
afterAll(() => copy.remove());

it('the screens of the how-to, two files each, break no suite that looks at screens', () => {
  expect(commands).toHaveLength(2);
  const suites = [...growing, ...comparing];
  // One that was renamed would be missed by nobody.
  expect(suites.filter(suite => !existsSync(join(copy.folder, suite)))).toEqual([]);
  const told = inCopy('node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...suites);
  const [, passed = '0'] = /Test Files\D+(\d+) passed/.exec(told) ?? [];
  // Some of them are folders.
  expect(Number(passed)).toBeGreaterThanOrEqual(suites.length);
  expect(told).not.toMatch(/Test Files.* failed/);
}, 1_800_000);
