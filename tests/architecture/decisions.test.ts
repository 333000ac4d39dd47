import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './readImports.ts';

const folder = 'docs/decisions';
const records = readdirSync(folder).filter(name => /^\d{4}-.*\.md$/.test(name));
const read = (file: string): string => readFileSync(file, 'utf8');
const numbersIn = (text: string): readonly string[] => text.match(/(?<!\+)\b0\d{3}\b/g) ?? [];

/** The numbers that a record stands for: its own, and those of the records that were folded into it. */
const coveredBy = (record: string): readonly string[] =>
  numbersIn(/^Covers: (.+)$/m.exec(read(`${folder}/${record}`))?.[1] ?? '');

const covered = records.flatMap(coveredBy);

/** Records as comments and sources of calls cite them: `record 0100`, `decision records 0134, 0229`, `decisions/0100`. */
const cited = (text: string): readonly string[] =>
  [
    ...text.matchAll(/(?:decisions?|records?)(?: records?)? (0\d{3}(?:(?:, | and )0\d{3})*)/g),
    ...text.matchAll(/decisions\/(0\d{3})/g),
  ].flatMap(([, numbers = '']) => numbersIn(numbers));

it('there are at most fifty records, and each says which numbers it covers, its own among them', () => {
  expect(records.length).toBeLessThanOrEqual(50);
  expect(records.filter(name => !coveredBy(name).includes(name.slice(0, 4)))).toEqual([]);
});

it('no number is covered twice', () => {
  expect(covered.filter((number, at) => covered.indexOf(number) !== at)).toEqual([]);
});

it('the index names every record and every number', () => {
  const index = read(`${folder}/README.md`);
  expect(records.filter(name => !index.includes(`(${name})`))).toEqual([]);
  expect(covered.filter(number => !numbersIn(index).includes(number))).toEqual([]);
});

it('a citation leads to a record', () => {
  const astray = (file: string, numbers: readonly string[]) =>
    numbers.filter(number => !covered.includes(number)).map(number => `${file}: ${number}`);
  expect([
    ...sourceFiles().flatMap(file => astray(file, cited(read(file)))),
    ...records.flatMap(name => astray(name, numbersIn(read(`${folder}/${name}`)))),
  ]).toEqual([]);
});
