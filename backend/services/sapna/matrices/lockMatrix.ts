import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';

/**
 * Puts changes of one matrix in a line until the transaction ends: whether levels fit together depends on rows that
 * another request may be adding, and rows that do not exist yet cannot be locked.
 */
export const lockMatrix = async (db: Database, ...names: readonly (string | number)[]) => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${names.join(':')}::text, 0))`,
  );
};
