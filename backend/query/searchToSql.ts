import { and, or, sql, type Column, type SQL } from 'drizzle-orm';
import { otherNames } from '#contract/domain/geo/placeNames.ts';
import { containsText, likePattern } from './containsText.ts';

/** More words narrow nothing that people would notice. */
const mostWords = 10;

const wordsIn = (search: string | undefined): string[] =>
  (search ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, mostWords);

/** How the places where a word may stand are joined. */
export type AnyOf = (...places: SQL[]) => SQL | undefined;

/**
 * What the search box asks for: each word, or another name of the place it names, stands in one of the columns.
 * Undefined for blank text (T67).
 */
export const searchToSql = (
  search: string | undefined,
  columns: readonly (Column | SQL)[],
  anyOf: AnyOf = or,
): SQL | undefined =>
  and(
    ...wordsIn(search).map(word =>
      anyOf(
        ...[word, ...otherNames(word)].flatMap(name =>
          columns.map(column => containsText(column, name)),
        ),
      ),
    ),
  );

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
    or(...known.map(one => sql`${name} ilike ${`${before}${likePattern(one)}%`}::text`));
  return [
    sql`case when ${like('')} then 0 when ${like('% ')} then 1 when ${like('%')} then 2 else 3 end`,
  ];
};
