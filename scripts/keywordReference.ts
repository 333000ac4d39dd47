import { format, resolveConfig } from 'prettier';
import { readKeywords, refusedKeywords } from '#contract/model/schema/keywords.ts';

const code = (names: string): string =>
  names
    .split(' / ')
    .map(name => `\`${name}\``)
    .join(', ');

const table = (head: string, rows: Readonly<Record<string, string>>): readonly string[] => [
  `| keyword | ${head} |`,
  '| --- | --- |',
  ...Object.entries(rows).map(
    ([names, words]) => `| ${code(names)} | ${words.replaceAll('|', '\\|')} |`,
  ),
];

/** `docs/reference/schema-keywords.md`: every keyword of JSON Schema with what becomes of it. */
export const keywordReference = async (): Promise<string> => {
  const text = [
    '# Keywords of JSON Schema',
    '',
    'What the console makes of a record schema in `form-schemas`, whichever draft it is written in. `npm run screens -- reference` writes this page from `contract/model/schema/keywords.ts`, which `npm run screens -- check` reads too: a keyword that is in neither table is told in a note and has no effect; none is told of one that begins with `x-`.',
    '',
    'A file that describes no object is a record with the one field `value`. Values with a form of their own – alternatives, entries that people name, tuples, lists of lists, what holds itself – are one field of kind `shape`: drawn part by part, shown in words, exported and imported as JSON, and not filtered by.',
    '',
    '## Read',
    '',
    ...table('becomes', readKeywords),
    '',
    '## Refused',
    '',
    ...table('what to write', refusedKeywords),
    '',
  ].join('\n');
  const options = await resolveConfig('docs/reference/schema-keywords.md');
  return format(text, { ...options, parser: 'markdown' });
};
