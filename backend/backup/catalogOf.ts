import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

export interface StoredTable {
  readonly name: string;
  /** Those that are written; computed columns come by themselves. */
  readonly columns: readonly string[];
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  /** As SQL after `add constraint <name>`. */
  readonly definition: string;
}

/** Runs a statement and gives its rows, whichever engine answers. */
export const rowsOf = async <Row>(
  db: Database,
  statement: Parameters<Database['execute']>[0],
): Promise<readonly Row[]> => {
  const answer = (await db.execute(statement)) as { rows: readonly Row[] };
  return answer.rows;
};

/** Every table of the console, by name. */
export const tablesOf = async (db: Database): Promise<readonly StoredTable[]> =>
  rowsOf<StoredTable>(
    db,
    sql`select t.table_name as name,
        array_agg(c.column_name::text order by c.ordinal_position)
          filter (where c.is_generated = 'NEVER') as columns
      from information_schema.tables t
      join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by t.table_name order by t.table_name`,
  );

/** Every foreign key, so that a restore can put the tables in any order and check them all at the end. */
export const foreignKeysOf = (db: Database): Promise<readonly ForeignKey[]> =>
  rowsOf<ForeignKey>(
    db,
    sql`select conrelid::regclass::text as table, conname::text as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
      order by conrelid, conname`,
  );

/** Identity columns, whose counters a restore sets past the rows it brings. */
export const identitiesOf = (db: Database): Promise<readonly { table: string; column: string }[]> =>
  rowsOf(
    db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' order by 1`,
  );

/** Migrations that the database has been through; 0 for a database without any. */
export const migrationsIn = async (db: Database): Promise<number> => {
  const [found] = await rowsOf<{ has: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  if (!found?.has) return 0;
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  );
  return row?.n ?? 0;
};
