import { and, or, type Column, type SQL } from 'drizzle-orm';
import { containsText } from './containsText.ts';

/** More words narrow nothing that people would notice. */
const mostWords = 10;

/** What the search box asks for: each word stands in one of the columns. Undefined for blank text (T67). */
export const searchToSql = (
  search: string | undefined,
  columns: readonly Column[],
): SQL | undefined => {
  const words = (search ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean);
  return and(
    ...words
      .slice(0, mostWords)
      .map(word => or(...columns.map(column => containsText(column, word)))),
  );
};
