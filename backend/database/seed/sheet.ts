import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { batch, type Batch } from './batch.ts';

/**
 * Rows of many tables that belong together, such as a client with all that hangs on it. Generators write in the order
 * of the story; the sheet hands the rows out table by table, in an order in which foreign keys hold.
 */
export interface Sheet {
  /** Writes a row under the next id of its table. @returns the id */
  readonly add: <Table extends PgTable>(
    table: Table,
    row: Omit<Table['$inferInsert'], 'id'>,
  ) => number;
  /** Writes a row of a table whose key is not its own. */
  readonly put: <Table extends PgTable>(table: Table, row: Table['$inferInsert']) => void;
  /** Changes a row that was added since the sheet was last emptied. */
  readonly amend: <Table extends PgTable>(
    table: Table,
    id: number,
    changes: { readonly [Key in keyof Table['$inferInsert']]?: Table['$inferInsert'][Key] },
  ) => void;
  /** The id that `add` will give next. */
  readonly nextId: (table: PgTable) => number;
  /** Empties the sheet; ids go on counting. */
  readonly take: () => Generator<Batch>;
}

/** @param order every table that is written to; whoever is referred to comes first. */
export const makeSheet = (order: readonly PgTable[]): Sheet => {
  const pages = new Map(order.map(table => [table, [] as object[]]));
  const lastIds = new Map<PgTable, number>();
  const pageOf = (table: PgTable): object[] => {
    const page = pages.get(table);
    if (!page) throw new Error(`The sheet has no page for ${getTableName(table)}`);
    return page;
  };
  const nextId = (table: PgTable): number => (lastIds.get(table) ?? 0) + 1;
  return {
    add: (table, row) => {
      const id = nextId(table);
      lastIds.set(table, id);
      pageOf(table).push({ id, ...row });
      return id;
    },
    put: (table, row) => {
      pageOf(table).push(row);
    },
    amend: (table, id, changes) => {
      const row = pageOf(table).findLast(known => 'id' in known && known.id === id);
      if (!row) throw new Error(`The sheet has no row ${id} of ${getTableName(table)}`);
      Object.assign(row, changes);
    },
    nextId,
    *take() {
      for (const [table, page] of pages) {
        if (page.length > 0) yield batch(table, page.splice(0));
      }
    },
  };
};
