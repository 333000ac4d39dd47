import type { Database } from '#backend/database/client.ts';
import { readRows } from './readRows.ts';

export interface TableColumn {
  readonly table: string;
  readonly column: string;
  /** PostgreSQL's name of the type, such as `int8`, `timestamptz`, `date` or `uuid`. */
  readonly type: string;
  /** The table whose id it holds, by its foreign key. */
  readonly refers: string | null;
}

/** The columns of the tables that can be written, in their order. */
export const readColumns = (
  db: Database,
  tables: readonly string[],
): Promise<readonly TableColumn[]> =>
  readRows<TableColumn>(
    db,
    `select c.relname as table, a.attname as column, y.typname as type, (
        select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as refers
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type y on y.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relname in (${tables.map(name => `'${name}'`).join()})
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  );
