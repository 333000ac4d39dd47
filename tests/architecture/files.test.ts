import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { metaSchemaFile, metaSchemaText } from '../../scripts/metaSchemaFile.ts';
import { sourceFiles } from './readImports.ts';

const files = sourceFiles();
/** Lists of like things that are found by name: commands, kinds of fields, journeys. */
const likeFiles = ['scripts', 'contract/kinds', 'tests/e2e'];

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

it('the meta-schema of screen files says the grammar, with the names that there are', async () => {
  expect(readFileSync(metaSchemaFile, 'utf8'), 'run npm run types').toBe(await metaSchemaText());
});

describe('source files', () => {
  it('have at most 300 lines', () => {
    expect(files.filter(file => linesOf(file) > 300)).toEqual([]);
  });

  it('are small in the middle', () => {
    const lengths = files
      .filter(file => !file.includes('.test.'))
      .map(linesOf)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('stand at most 25 in a folder, their tests not counted', () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      if (/\.(test|fixture)\./.test(file) || likeFiles.includes(dirname(file))) continue;
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });

  it('say in their names what they hold', () => {
    const vague = /^(utils?|helpers?|common|misc|manager|shared)$/i;
    expect(files.filter(file => file.split(/[/.]/).some(part => vague.test(part)))).toEqual([]);
  });

  it.each([
    ['any', /(:|<|\bas) any\b/],
    ['a silenced type error', /@ts-(ignore|expect-error|nocheck)/],
    ['a note to oneself', /\b(TODO|FIXME|XXX)\b/],
    ['a test that is left out', /\b(it|describe|test)\.(only|skip)\(/],
    ['a fixed wait', /waitForTimeout|networkidle/],
    ['a failure without its reasons', /<Alert severity="error"[^>]*>\s*\{[\w.]*[eE]rror\.message/],
  ])('hold no %s', (_what, pattern) => {
    const own = join('tests', 'architecture', 'files.test.ts');
    const holders = files.filter(file => file !== own && pattern.test(readFileSync(file, 'utf8')));
    expect(holders).toEqual([]);
  });
});

it.each([
  ['the time of the machine', /new Date\(\)|Date\.now\(\)/],
  ['the time of the database', /sql[^`]*`[^`]*(?<![.\w{])now\(\)/],
])('what decides over time asks the clock of the services, not %s', (_what, pattern) => {
  const folders = ['services', 'tables', 'policies', 'query', 'records', 'adapters'];
  const deciding = files.filter(
    file =>
      folders.some(folder => file.startsWith(join('backend', folder, '/'))) &&
      !file.includes('.test.'),
  );
  expect(deciding.filter(file => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});

const documents = [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
  ...[
    'contract',
    'dataProvider',
    'authProvider',
    'src',
    'backend',
    'resources',
    'tests',
    'scripts',
  ].flatMap(zone =>
    readdirSync(zone, { recursive: true, encoding: 'utf8' })
      .filter(name => basename(name) === 'README.md')
      .map(name => join(zone, name)),
  ),
];

/** Paths in back-ticks that begin with a folder or file of ours; a place-holder such as `<name>` ends the check. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:contract|dataProvider|authProvider|src|backend|resources|form-schemas|tests|scripts|docs)\/[^`\s]*)`/g,
    ),
  ]
    .map(match => (match[1] ?? '').split(/[<*{]/)[0] ?? '')
    .filter(Boolean);

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', document => {
    const missing = pathsIn(readFileSync(document, 'utf8')).filter(path => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s links only to files that exist', document => {
    const links = [
      ...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g),
    ];
    const folder = document.slice(0, -basename(document).length);
    expect(
      links.map(link => link[1] ?? '').filter(link => !existsSync(join(folder, link))),
    ).toEqual([]);
  });
});
