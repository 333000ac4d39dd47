import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Tables of which the planner knows nothing, or what they were when they were a fifth smaller. */
const uncounted = sql`
  select relid::regclass::text as name
  from pg_stat_user_tables join pg_class on pg_class.oid = relid
  where reltuples < 0
    or pg_relation_size(relid) / current_setting('block_size')::int > 10 + 1.2 * relpages`;

/**
 * Counts what the planner goes by where that is missing or old: what is known outlives the process, so a start on the same data
 * costs one look at the catalogue (docs/decisions/0243-embedded-engine-grows-out.md).
 */
export const countUncounted = async (db: Database): Promise<void> => {
  const { rows } = (await db.execute(uncounted)) as { rows: { name: string }[] };
  for (const { name } of rows) await db.execute(sql.raw(`analyze ${name}`));
};
