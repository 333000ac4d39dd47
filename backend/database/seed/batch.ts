import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows for one table, in an order in which every foreign key finds its row. */
export interface Batch {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Ties rows to their table's type; the identity at run time. */
export const batch = <Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Batch => ({ table, rows });

/** A row whose id the seed has chosen. */
export type Seeded<Table extends PgTable> = Table['$inferInsert'] & { id: number };
