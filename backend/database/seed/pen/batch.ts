import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows for one table, in an order in which every foreign key finds its row. */
export interface Batch {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The rows of a table that is filled at once; where it has ids and the rows have none, they are counted from 1. */
export const batch = <Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Batch => {
  const isCounted = 'id' in getTableColumns(table);
  return { table, rows: isCounted ? rows.map((row, at) => ({ id: at + 1, ...row })) : rows };
};

/** A row whose id the seed has chosen. */
export type Seeded<Table extends PgTable> = Table['$inferInsert'] & { id: number };
