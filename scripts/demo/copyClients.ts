import { sql } from 'drizzle-orm';
import type { Database } from '#backend/database/client.ts';
import { clonedTables, tiers, type ClonedTable } from './clonedTables.ts';
import { columnChanges, gstinFunction } from './columnChanges.ts';
import { readColumns, type TableColumn } from './readColumns.ts';
import { readNumber, run } from './readRows.ts';

/** Ids of people that carry no foreign key. */
const writers: readonly string[] = ['created_by', 'updated_by'];

/**
 * Lays the demo's rows beside the facts that their copies need: the account at their root, whether all is over, and the tier.
 * Temporary tables `grow_<table>`, which the transaction forgets.
 */
export const layOutTemplates = async (db: Database): Promise<void> => {
  for (const { name, under, join, extra, tier, settled } of clonedTables) {
    const [column, parent] = under ?? [];
    const source = parent
      ? `${name} t join grow_${parent} p on ${join ?? `p.id = t.${column}`}`
      : `${name} t`;
    const hasAccount = extra?.includes('client_name') === true;
    const facts = [
      `${parent ? 'p.root' : 't.id'} as root`,
      `${settled ?? (parent ? 'p.settled' : 'true')} as settled`,
      `${tier ?? (parent ? 'p.tier' : `${tiers.always}`)}::smallint as tier`,
      ...(extra ? [extra] : []),
    ];
    await run(
      db,
      `create temporary table grow_${name} on commit drop as
       select t.*, ${facts.join(', ')} from ${source}${hasAccount ? ' join accounts a on a.id = p.root' : ''}`,
    );
    if (name !== 'simulated_payment_links') await run(db, `create index on grow_${name} (id)`);
  }
  await run(db, `analyze ${clonedTables.map(({ name }) => `grow_${name}`).join()}`);
};

const expressionOf = (
  { table, column, type, refers }: TableColumn,
  level: ClonedTable['level'],
  changes: Readonly<Record<string, string>>,
  strides: ReadonlyMap<string, number>,
): string => {
  const own = `t.${column}`;
  const changed = changes[`${table}.${column}`];
  if (changed !== undefined) return changed;
  const moved = (of: string, by: ClonedTable['level']): string =>
    `${own} + k.${by === 'client' ? 'c' : 'n'} * ${strides.get(of) ?? 0}::bigint`;
  if (column === 'id') return moved(table, level);
  if (refers === 'users' || writers.includes(column)) return `k.people[${own}]`;
  const cloned = clonedTables.find(({ name }) => name === refers);
  if (cloned) return moved(cloned.name, cloned.level);
  if (type === 'timestamptz') return `${own} - case when t.settled then k.back else k.fresh end`;
  if (type === 'date') return `${own} - case when t.settled then k.back_days else 0 end`;
  if (type === 'uuid')
    return `case when k.c = 0 then ${own} else md5(${own} || ':' || k.c)::uuid end`;
  return own;
};

const quoted = (name: string): string => `"${name}"`;

/** The rows of a table as all copies have them: the columns in their order, and the statement that reads them. */
export interface Copies {
  readonly table: string;
  readonly columns: readonly string[];
  readonly select: string;
}

const isInCopy = `t.tier = any(k.tiers) and case when k.root is null then t.root <= k.up_to else t.root = k.root end`;

/** Says how every table is copied; `grow_copies` holds the copies. */
export const readCopies = async (db: Database, seed: number): Promise<readonly Copies[]> => {
  await run(db, gstinFunction);
  const columns = await readColumns(
    db,
    clonedTables.map(({ name }) => name),
  );
  const strides = new Map<string, number>();
  for (const { name } of clonedTables)
    if (columns.some(({ table, column }) => table === name && column === 'id'))
      strides.set(name, await readNumber(db, `select max(id) from ${name}`));
  const changes = columnChanges({ seed, strideOf: table => strides.get(table) ?? 0 });
  return clonedTables.map(({ name, level }) => {
    const own = columns.filter(({ table }) => table === name);
    const values = own.map(
      one => `${expressionOf(one, level, changes, strides)} as ${quoted(one.column)}`,
    );
    return {
      table: name,
      columns: own.map(({ column }) => column),
      select: `select ${values.join(', ')} from grow_copies k join grow_${name} t on ${isInCopy}
        ${level === 'client' ? 'where k.with_clients' : ''}`,
    };
  });
};

/** Writes the copies of a table. @returns how many rows. */
export const writeCopies = async (
  db: Database,
  { table, columns, select }: Copies,
): Promise<number> => {
  const written = (await db.execute(
    sql.raw(`insert into ${table} (${columns.map(quoted).join(', ')}) ${select}`),
  )) as { rowCount?: number | null; affectedRows?: number };
  return written.rowCount ?? written.affectedRows ?? 0;
};
