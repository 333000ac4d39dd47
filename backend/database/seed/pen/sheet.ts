import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { batch, type Batch } from './batch.ts';

/**
 * Rows of many tables that belong together, such as a client with all that hangs on it. Factories write in the order
 * of the story; the sheet hands the rows out table by table, in an order in which foreign keys hold.
 */
export interface Sheet {
  /** Writes a row, told in parts, under the next id of its table. @returns the id */
  readonly add: <Table extends PgTable>(
    table: Table,
    ...parts: readonly {
      readonly [Key in keyof Table['$inferInsert']]?: Table['$inferInsert'][Key];
    }[]
  ) => number;
  /** Writes a row of a table whose key is not its own. */
  readonly put: <Table extends PgTable>(
    table: Table,
    ...parts: readonly {
      readonly [Key in keyof Table['$inferInsert']]?: Table['$inferInsert'][Key];
    }[]
  ) => void;
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

/** Each table after those that its foreign keys name, itself aside. */
const inOrderOfKeys = (tables: readonly PgTable[]): Set<PgTable> => {
  const seen = new Set<PgTable>();
  const done = new Set<PgTable>();
  const visit = (table: PgTable): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const key of getTableConfig(table).foreignKeys) visit(key.reference().foreignTable);
    done.add(table);
  };
  for (const table of tables) visit(table);
  return done;
};

export const makeSheet = (): Sheet => {
  const pages = new Map<PgTable, object[]>();
  const lastIds = new Map<PgTable, number>();
  const pageOf = (table: PgTable): object[] => {
    const page = pages.get(table) ?? [];
    pages.set(table, page);
    return page;
  };
  const nextId = (table: PgTable): number => (lastIds.get(table) ?? 0) + 1;
  return {
    add: (table, ...parts) => {
      const id = nextId(table);
      lastIds.set(table, id);
      pageOf(table).push(Object.assign({ id }, ...parts) as object);
      return id;
    },
    put: (table, ...parts) => void pageOf(table).push(Object.assign({}, ...parts) as object),
    amend: (table, id, changes) => {
      const row = pageOf(table).findLast(known => 'id' in known && known.id === id);
      if (!row) throw new Error(`The sheet has no row ${id} of ${getTableName(table)}`);
      Object.assign(row, changes);
    },
    nextId,
    *take() {
      for (const table of inOrderOfKeys([...pages.keys()])) {
        const page = pages.get(table) ?? [];
        if (page.length > 0) yield batch(table, page.splice(0));
      }
    },
  };
};
