import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { growing } from '../../scripts/setup/screenCost.mjs';
import { copyProject, type ProjectCopy } from '#tests/support/copyProject.ts';

/** Suites that compare documents, covers and examples with the screens; those of `growing` run besides. */
const comparing = [
  'tests/contract/howTo.test.ts',
  'tests/contract/hindi.test.ts',
  'tests/contract/screensPage.test.ts',
  'tests/screens/cover.test.ts',
  'tests/conformance/anySchema/server.test.ts',
  'tests/conformance/records/views/columns.test.ts',
  'scripts/newScreen/newScreen.test.ts',
];

const howTo = readFileSync('docs/how-to/add-a-screen.md', 'utf8');
const commands = [...howTo.matchAll(/npm run new screen -- (.*--fields.*)/g)].map(
  ([, words = '']) =>
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].flatMap(([, quoted, bare]) => quoted ?? bare ?? []),
);

/** A schema that is there already, beside the three keys that make it a screen. */
const brought = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
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
  const schema = 'opening-hours.schema.json';
  const screen = {
    $schema: '../../contract/model/resource.meta.schema.json',
    format: 1,
    resource: 'opening-hours',
    schema,
  };
  writeFileSync(join(copy.folder, 'form-schemas', schema), JSON.stringify(brought));
  writeFileSync(join(copy.folder, 'resources/setup/opening-hours.json'), JSON.stringify(screen));
});
afterAll(() => copy.remove());

it('the screens of the how-to, two files each, break no suite that looks at screens', () => {
  expect(commands).toHaveLength(2);
  const suites = [...growing, ...comparing];
  const told = inCopy('node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...suites);
  expect(told).toContain(`${suites.length} passed`);
}, 1_800_000);
