import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A column that is among the few values which a select finds. The select is asked once, as an array: PostgreSQL takes it for
 * short, so it begins with the values and looks their rows up, and never reads a whole list in its order to come across
 * them. Back as rows the values are a set; an array would be searched from its beginning for each row.
 */
export const amongFew = (column: PgColumn, select: SQL): SQL =>
  sql`${column} in (select unnest(array(${select})))`;
