import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { migrate, migrationCount } from '../database/migrate.ts';
import { foreignKeysOf, identitiesOf, migrationsIn, tablesOf } from './catalogOf.ts';
import { BackupError } from './format.ts';
import { readBackup, type BackupPart } from './readBackup.ts';

const insertRows = async (
  db: Database,
  { table, columns, rows }: BackupPart,
  known: ReadonlySet<string>,
): Promise<void> => {
  if (!known.has(table))
    throw new BackupError(
      `The backup contains a table "${table}" that its migrations do not create.`,
    );
  const name = sql.identifier(table);
  const list = sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${name} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  );
};

/** Identity columns go on after the greatest number that was restored. */
const setCounters = async (db: Database): Promise<void> => {
  for (const { table, column } of await identitiesOf(db)) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}),
        greatest(coalesce(max(${sql.identifier(column)}), 0), 1),
        max(${sql.identifier(column)}) is not null)
      from ${sql.identifier(table)}`,
    );
  }
};

/**
 * Fills an empty database from a backup, of either engine: the schema as it was then, all rows in one transaction with
 * every foreign key checked at its end, then the migrations that came since.
 * @returns how many rows were restored.
 * @throws BackupError when the database holds something already, or the file cannot be used; nothing is stored then.
 */
export const restoreBackup = async (db: Database, file: Readable): Promise<number> => {
  if ((await migrationsIn(db)) > 0)
    throw new BackupError(
      'The database is not empty. Restore into an empty one: name a new folder with DATA_DIR, or an empty database with DATABASE_URL.',
    );
  const { head, parts } = await readBackup(file);
  if (head.migrations > migrationCount())
    throw new BackupError(
      'The backup comes from a newer console than this one. Update the console first.',
    );
  await migrate(db, head.migrations);
  const total = await db.transaction(async transaction => {
    const keys = await foreignKeysOf(transaction);
    const tables = await tablesOf(transaction);
    for (const { table, name } of keys)
      await transaction.execute(
        sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`,
      );
    // Guards and counters of everyday work would refuse or repeat what is only put back; TRUNCATE clears what a
    // migration brings by itself.
    for (const { name } of tables)
      await transaction.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    await transaction.execute(
      sql`truncate ${sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
    const known = new Set(tables.map(({ name }) => name));
    let rows = 0;
    for await (const part of parts) {
      await insertRows(transaction, part, known);
      rows += part.rows.length;
    }
    for (const { name } of tables)
      await transaction.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    for (const { table, name, definition } of keys)
      await transaction.execute(
        sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    await setCounters(transaction);
    return rows;
  });
  await migrate(db);
  return total;
};
