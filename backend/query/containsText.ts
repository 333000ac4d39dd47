import { sql, type Column, type SQL } from 'drizzle-orm';

/** A text as a pattern that stands for itself alone. */
export const likePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a text is like a pattern, letter case, accents and the form of quotes apart (`foldedText`). */
export const isLike = (expression: Column | SQL, pattern: string): SQL =>
  sql`folded_text(${expression}) like folded_text(${pattern}::text)`;

/** Whether a text holds another, compared like that and without wildcards; a trigram index serves it. */
export const containsText = (expression: Column | SQL, part: string): SQL =>
  isLike(expression, `%${likePattern(part)}%`);
