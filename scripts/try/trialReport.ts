import type { SchemaTrial } from './schemaTrial.ts';

type Row = readonly string[];

/** Columns as wide as their words, the last one as wide as is left. */
const table = (head: Row, rows: readonly Row[], width: number): readonly string[] => {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map(row => row[at]?.length ?? 0)));
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
  const room = Math.max(24, width - before);
  const short = (words: string) =>
    words.length > room ? `${words.slice(0, room - 1).trimEnd()}…` : words;
  return all.map(row =>
    row
      .map((cell, at) => (at === row.length - 1 ? short(cell) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};

/** The first sentence alone: the whole of it is in `docs/reference/schema-keywords.md`. */
const firstSentence = (words: string): string => /^.*?\.(?= |$)/.exec(words)?.[0] ?? words;

/** So many are told by name. */
const namedParts = 12;

const keptLines = (kept: SchemaTrial['kept']): readonly string[] => {
  if (kept.length === 0) return [];
  const largest = kept.toSorted((one, other) => other.parts - one.parts).slice(0, namedParts);
  const names = largest.map(({ name, parts }) => `${name} (${parts})`).join(', ');
  return [
    `It is large, so ${kept.length} of its parts are drawn when they are opened: ${names}${kept.length > namedParts ? ' and smaller ones' : ''}`,
    '',
  ];
};

/**
 * What became of a schema, as lines for a terminal.
 * @param width letters that a line may have
 */
export const trialReport = (
  { keywords, fields, kept, said, isScreen }: SchemaTrial,
  width: number,
): readonly string[] => [
  ...table(
    ['keyword', 'times', 'first at', 'becomes'],
    keywords.map(({ keyword, times, at, becomes }) => [
      keyword,
      String(times),
      at,
      firstSentence(becomes),
    ]),
    width,
  ),
  '',
  ...(fields.length > 0
    ? [
        ...table(
          ['field', 'kind', 'asked for', 'name'],
          fields.map(({ path, kind, asked, label }) => [path, kind, asked, label]),
          width,
        ),
        '',
      ]
    : []),
  ...keptLines(kept),
  ...said,
  isScreen ? 'It is a screen as it is.' : 'It is no screen yet: mend the faults above.',
];
