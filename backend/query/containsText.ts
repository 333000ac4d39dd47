import { sql, type Column, type SQL } from 'drizzle-orm';

/** Whether a text holds another, letter case apart and without wildcards; a trigram index serves it. */
export const containsText = (expression: Column | SQL, part: string): SQL => {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${expression} ilike ${pattern}::text`;
};
