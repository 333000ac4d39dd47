import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * Puts changes of one thing in a line until the transaction ends, in all processes: what is right for it depends on rows
 * that another request may be adding, and rows that do not exist yet cannot be locked.
 * @param names what it is, the sort of thing first.
 */
export const lockByName = async (db: Database, ...names: readonly (string | number)[]) => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${names.join(':')}::text, 0))`,
  );
};
