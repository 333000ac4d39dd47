import { count, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { noteCounted } from './countedTables.ts';

/**
 * How many rows a statement finds; with `most` it stops there. Counts nothing while it is asked out of which tables.
 * @param select the statement, which selects `one`
 */
export const countUpTo = async (
  db: Database,
  select: PgSelect,
  most: number | undefined,
): Promise<number> => {
  if (noteCounted(select)) return 0;
  const found = (most === undefined ? select : select.limit(most)).as('found');
  const [total] = await db.select({ count: count() }).from(found);
  return total?.count ?? 0;
};

/** What a statement that is only counted selects. */
export const oneColumn = { one: sql`1` };
