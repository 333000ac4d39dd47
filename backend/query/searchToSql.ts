import { and, or, sql, type Column, type SQL } from 'drizzle-orm';
import { otherNames } from '#contract/domain/places/otherNames.ts';
import { plainText } from '#contract/domain/texts/plainText.ts';
import { wholePhone } from '#contract/domain/checks/phone.ts';
import { containsText, isLike, likePattern } from './containsText.ts';

/** More words narrow nothing that people would notice. */
const mostWords = 10;

const wordsIn = (search: string | undefined): string[] =>
  plainText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords);

/** A column of phone numbers as it is searched for someone who sees them masked: by the whole number alone. */
export class WholeNumber {
  readonly column: Column | SQL;

  constructor(column: Column | SQL) {
    this.column = column;
  }
}

/** Where the search box looks. */
export type Searched = Column | SQL | WholeNumber;

const isWords = (searched: Searched): searched is Column | SQL =>
  !(searched instanceof WholeNumber);

const holds = (searched: Searched, word: string): SQL | undefined => {
  if (isWords(searched)) return containsText(searched, word);
  const number = wholePhone(word);
  return number === undefined ? undefined : sql`${searched.column} = ${number}::text`;
};

/** How the places where a word may stand are joined. */
export type AnyOf = (...places: SQL[]) => SQL | undefined;

/**
 * What the search box asks for: each word, or another name of the place it names, is in one of the columns; or the whole
 * text is a phone number. Undefined for blank text (T67).
 */
export const searchToSql = (
  search: string | undefined,
  columns: readonly Searched[],
  anyOf: AnyOf = or,
): SQL | undefined => {
  const standsIn = (some: readonly Searched[], texts: readonly string[]): SQL => {
    const places = texts.flatMap(text => some.flatMap(column => holds(column, text) ?? []));
    return (places.length > 0 ? anyOf(...places) : undefined) ?? sql`false`;
  };
  const words = wordsIn(search);
  if (words.length === 0) return undefined;
  const byWords = and(...words.map(word => standsIn(columns, [word, ...otherNames(word)])));
  const numbers = columns.filter(column => !isWords(column));
  // A number is typed with spaces, too.
  return numbers.length > 0 && words.length > 1
    ? or(byWords, standsIn(numbers, [words.join('')]))
    : byWords;
};

/** The column that a row is called by, for the order of what is found: never one whose parts are not to be guessed. */
export const nameAmong = (columns: readonly Searched[]): Column | SQL | undefined =>
  columns.find(isWords);

/**
 * How well a row answers a search, best first: its name begins with the words, a word of its name does, it holds them;
 * then what matched elsewhere. Without words all rows are alike.
 */
export const matchOrder = (search: string | undefined, name: Column | SQL): SQL[] => {
  const words = wordsIn(search);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const known = [phrase, ...otherNames(phrase)];
  const like = (before: string) =>
    or(...known.map(one => isLike(name, `${before}${likePattern(one)}%`)));
  return [
    sql`case when ${like('')} then 0 when ${like('% ')} then 1 when ${like('%')} then 2 else 3 end`,
  ];
};
