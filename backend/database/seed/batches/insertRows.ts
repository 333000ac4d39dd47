import { getTableColumns, is, sql, type Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../client.ts';

/** One statement takes its rows as a single JSON parameter: no limit on parameters, and little to parse. */
const rowsPerStatement = 1_000;

type Row = Readonly<Record<string, unknown>>;

interface Field {
  readonly key: string;
  readonly name: string;
  /** Only types of our own are written differently from what JSON makes of them. */
  readonly custom: Column | null;
  readonly fallback: unknown;
}

const fieldsOf = (
  table: PgTable,
  rows: readonly Row[],
  defaults: Readonly<Record<string, unknown>>,
): Field[] => {
  const given = new Set(rows.flatMap(row => Object.keys(row)));
  return Object.entries(getTableColumns(table))
    .filter(([key]) => given.has(key) || key in defaults)
    .map(([key, column]) => ({
      key,
      name: toSnakeCase(key),
      custom: is(column, PgCustomColumn) ? column : null,
      fallback: defaults[key],
    }));
};

/** What nobody changed since was last written when it was made. */
const fallbackOf = ({ key, fallback }: Field, { createdAt }: Row): unknown =>
  key === 'updatedAt' ? (createdAt ?? fallback) : fallback;

/** A row as JSON has it; what is absent is left out, and becomes null in the database. */
const recordOf = (fields: readonly Field[], row: Row) => {
  const record: Record<string, unknown> = {};
  for (const field of fields) {
    const { key, name, custom } = field;
    const value = row[key] === undefined ? fallbackOf(field, row) : row[key];
    record[name] = custom && value !== null ? custom.mapToDriverValue(value) : value;
  }
  return record;
};

/** What the database said, without the thousand rows that the driver's error carries along. */
const refusal = (table: string, error: unknown): Error => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const detail = cause instanceof Error && 'detail' in cause ? cause.detail : null;
  const message = cause instanceof Error ? cause.message : String(cause);
  const end = typeof detail === 'string' ? ` (${detail})` : '';
  return new Error(`The demo data of ${table} was refused: ${message}${end}`);
};

/**
 * Inserts rows in bulk. A column that one of the rows names is null in the rows that do not; keys that are not a column
 * are left out, so a generator may carry facts along; other columns take the value of `defaults`, or the table's.
 */
export const insertRows = async (
  db: Database,
  table: PgTable,
  rows: readonly Row[],
  defaults: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const fields = fieldsOf(table, rows, defaults);
  const names = sql.raw(fields.map(({ name }) => `"${name}"`).join(', '));
  const type = sql.raw(`null::"${getTableConfig(table).name}"`);
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const records = rows.slice(at, at + rowsPerStatement).map(row => recordOf(fields, row));
    const rowSet = sql`json_populate_recordset(${type}, ${JSON.stringify(records)}::json)`;
    await db
      .execute(sql`insert into ${table} (${names}) select ${names} from ${rowSet}`)
      .catch((error: unknown) => {
        throw refusal(getTableConfig(table).name, error);
      });
  }
};

/** Sets the identity of a table behind its highest id, so that the next insert takes the one after it. */
export const resetIdentity = async (db: Database, table: PgTable): Promise<void> => {
  const { name, columns } = getTableConfig(table);
  if (!columns.some(column => toSnakeCase(column.name) === 'id' && column.generatedIdentity))
    return;
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
  );
};
