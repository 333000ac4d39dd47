// npm run size: the lines of the project by kind. npm run size -- caps: those of a domain, file by file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const zones = [
  'authProvider',
  'backend',
  'contract',
  'dataProvider',
  'form-schemas',
  'resources',
  'scripts',
  'src',
  'tests',
];

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    : [];

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
const linesIn = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + linesOf(file), 0);
const print = (lines: number, what: string) => console.log(`${String(lines).padStart(7)}  ${what}`);

const isTest = (file: string): boolean =>
  file.startsWith('tests/') || /\.(?:test|fixture)\.tsx?$/.test(file);

/** What the figures of size count (docs/reference/figures.md). */
const kinds: readonly (readonly [what: string, counts: (file: string) => boolean])[] = [
  ['TypeScript without tests', file => /\.tsx?$/.test(file) && !isTest(file)],
  ['tests and their fixtures', file => /\.tsx?$/.test(file) && isTest(file)],
  ['screen files', file => file.startsWith('resources/') && file.endsWith('.json')],
  ['record schemas', file => /^form-schemas\/[^/]+\.schema\.json$/.test(file)],
  ['simulated seed', file => /^backend\/database\/seed\/.*\.ts$/.test(file) && !isTest(file)],
];

const [domain] = process.argv.slice(2);
const files = zones.flatMap(filesIn).toSorted();

if (domain === undefined) {
  for (const [what, counts] of kinds) print(linesIn(files.filter(counts)), what);
} else {
  const one = domain.replace(/ies$/, 'y').replace(/s$/, '');
  const own = files.filter(
    file =>
      file.split('/').slice(0, -1).includes(domain) ||
      file === `backend/database/schema/${domain}.ts` ||
      file === `form-schemas/${one}.schema.json`,
  );
  for (const file of own) print(linesOf(file), file);
  print(linesIn(own), 'in all');
}
