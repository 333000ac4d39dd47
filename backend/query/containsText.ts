import { sql, type Column, type SQL } from 'drizzle-orm';

/** A text as a pattern that stands for itself alone. */
export const likePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a text holds another, letter case apart and without wildcards; a trigram index serves it. */
export const containsText = (expression: Column | SQL, part: string): SQL =>
  sql`${expression} ilike ${`%${likePattern(part)}%`}::text`;
