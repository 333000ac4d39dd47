import { storeNames } from '../storeNames.ts';
import { kinds } from '../../kinds/index.ts';
import type { NewKind } from './newKinds.ts';
import { bothWords } from './words.ts';
import type { FieldPlan } from './ScreenPlan.ts';

/** What a value of a column may be, the narrowest first; the kind that reads every cell of it is taken. */
const candidates = ['boolean', 'date', 'datetime', 'time', 'email', 'number'] as const;

/** Kinds that look like a number or a word: the heading has to say that it is one. */
const byHeading: readonly (readonly [RegExp, NewKind])[] = [
  [/phone|mobile|फ़ोन|फोन|मोबाइल/i, 'phone'],
  [/pin ?code|\bpin\b|पिन/i, 'pincode'],
  [/\bgst(in)?\b/i, 'gstin'],
  [/\bpan\b/i, 'pan'],
];

/** More values than these are no list to choose from, and each has to come three times. */
const mostOptions = 12;
const timesEach = 3;
/** Longer ones are written on several lines. */
const lineLength = 120;

const isRead = (kind: NewKind, cells: readonly string[]): boolean => {
  const reader = kinds[kind as keyof typeof kinds];
  return cells.every(cell => 'value' in reader.parse(cell, { language: 'en', options: [] }));
};

const isWhole = (cells: readonly string[]): boolean =>
  cells.every(cell => !/[.,]\d{1,2}$/.test(cell));

const kindOf = (heading: string, cells: readonly string[]): NewKind => {
  if (cells.length === 0) return 'text';
  const said = byHeading.find(([pattern, kind]) => pattern.test(heading) && isRead(kind, cells));
  if (said) return said[1];
  const isFlag = cells.some(cell => /\p{L}/u.test(cell));
  const read = candidates.find(kind => (kind !== 'boolean' || isFlag) && isRead(kind, cells));
  if (read) return read === 'number' && !isWhole(cells) ? 'decimal' : read;
  const distinct = new Set(cells);
  if (distinct.size <= mostOptions && cells.length >= timesEach * distinct.size) return 'choice';
  return cells.some(cell => cell.length > lineLength || cell.includes('\n')) ? 'longtext' : 'text';
};

const wordsIn = (heading: string): readonly string[] =>
  heading
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .match(/[A-Za-z0-9]+/g) ?? [];

/** `Opened on (day)` → `openedOnDay`; a heading in another script has the number of its column. */
export const nameFor = (heading: string, at: number, others: ReadonlySet<string>): string => {
  const [first = '', ...more] = wordsIn(heading).map(word => word.toLowerCase());
  const joined = [first, ...more.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
  const plain = /^[a-z]/.test(joined) ? joined.slice(0, 40) : `column${at + 1}`;
  const own = storeNames.includes(plain)
    ? `own${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
    : plain;
  let name = own;
  for (let count = 2; others.has(name); count += 1) name = `${own}${count}`;
  return name;
};

/**
 * The fields of a screen for a table that somebody has: one a column, of the kind that reads every cell of it, required where none
 * is empty. An import of the same table reads what this found.
 * @param rows cells as the file has them; what says nothing is ''
 */
export const planFromTable = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly FieldPlan[] => {
  const names = new Set<string>();
  return header.map((heading, at) => {
    const cells = rows.map(row => (row[at] ?? '').trim()).filter(cell => cell !== '');
    const name = nameFor(heading, at, names);
    names.add(name);
    const kind = kindOf(heading, cells);
    return {
      name,
      kind,
      isRequired: rows.length > 0 && cells.length === rows.length && kind !== 'boolean',
      label: bothWords(heading.trim()),
      options: kind === 'choice' ? [...new Set(cells)].sort() : [],
      to: '',
      bounds: {},
      of: [],
      notBefore: '',
    };
  });
};

/**
 * The column that tells the rows of a table apart, as the field that an import of the same table finds its records by: the first
 * with a value of its own in every row. None where no column does.
 */
export const tellsApart = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => {
  const fields = planFromTable(header, rows);
  const found = fields.find(({ kind }, at) => {
    const cells = rows.map(row => (row[at] ?? '').trim().toLowerCase());
    const isWord = kind !== 'boolean' && kind !== 'longtext';
    return (
      isWord && cells.length > 0 && !cells.includes('') && new Set(cells).size === cells.length
    );
  });
  return found ? [found.name] : [];
};
