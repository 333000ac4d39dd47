import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';

/**
 * Batches that are still put together, of lines that somebody takes out or whose account somebody changes, get a new
 * version: whoever looks at the older one cannot check what they did not see.
 * @param isOf a condition on "payout_lines"
 */
export const newVersionOf = (db: Database, isOf: SQL): Promise<unknown> =>
  db.execute(sql`update payout_batches set version = version + 1
    where status = 'draft'
      and id in (select "payout_lines"."batch_id" from payout_lines where ${isOf})`);
