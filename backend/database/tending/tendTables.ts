import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * Tables that a PostgreSQL would clean up by itself by now, those with most to do first. Beside its own rules (a fifth
 * changed or new) one that holds after a kill too, which loses what the engine counted: pages that no clean-up has seen.
 */
const due = sql`
  with tables as (
    select relid::regclass::text as name, greatest(reltuples, 0) as rows, relallvisible as seen,
      pg_relation_size(relid) / current_setting('block_size')::int as pages,
      n_dead_tup as dead, n_ins_since_vacuum as added, n_mod_since_analyze as changed
    from pg_stat_user_tables join pg_class on pg_class.oid = relid)
  select name from tables
  where dead > 50 + 0.2 * rows or added > 1000 + 0.2 * rows or changed > 50 + 0.1 * rows
    or (pages > 50 and seen < 0.8 * pages)
  order by pages desc`;

const namesOfDue = async (db: Database): Promise<readonly string[]> => {
  const { rows } = (await db.execute(due)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
};

/**
 * Cleans up after writes and counts again what the planner goes by; the embedded engine has no process that does it. Without
 * it files grow with every change, and no list is read or counted out of an index alone.
 * @returns the tables it tended.
 */
export const tendTables = async (db: Database): Promise<readonly string[]> => {
  const names = await namesOfDue(db);
  for (const name of names) {
    // Calls that came in meanwhile go first.
    await setImmediate();
    await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  }
  return names;
};
