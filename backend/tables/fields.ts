import { getTableColumns, is, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { users } from '../database/schema/index.ts';

/** A column that holds the id of a row of another table. */
export class Reference {
  readonly column: PgColumn;
  readonly target: PgTable;
  readonly targetId: PgColumn;
  /** Which rows of that table may be chosen. */
  readonly isThere: SQL | undefined;
  /** What the list is ordered by when it is ordered by this field. */
  readonly order: PgColumn | undefined;

  constructor(column: PgColumn, target: PgTable, options: ReferenceOptions) {
    const { id, deletedAt } = getTableColumns(target) as Record<string, PgColumn | undefined>;
    if (!id) throw new Error('A reference leads to a table with an id');
    this.column = column;
    this.target = target;
    this.targetId = id;
    this.isThere = options.isThere ?? (deletedAt && isNull(deletedAt));
    this.order = options.order;
  }
}

interface ReferenceOptions {
  readonly isThere?: SQL;
  readonly order?: PgColumn;
}

/** The id of a row of `target`; one that is removed, or that `isThere` leaves out, is refused. */
export const reference = (
  column: PgColumn,
  target: PgTable,
  options: ReferenceOptions = {},
): Reference => new Reference(column, target, options);

/** A column or an expression whose value reads otherwise in the calls. */
export class Mapped {
  readonly column: PgColumn | SQL;
  readonly read: (stored: never) => unknown;
  readonly write: (value: never) => unknown;
  readonly asked: PgColumn | SQL | undefined;

  constructor(
    column: PgColumn | SQL,
    read: (stored: never) => unknown,
    write: (value: never) => unknown,
    asked?: PgColumn | SQL,
  ) {
    this.column = column;
    this.read = read;
    this.write = write;
    this.asked = asked;
  }
}

/**
 * A column with a reader and a writer of its own; null and undefined pass by the reader unread, and null reaches the
 * writer when someone clears the field. What is read alone needs no writer. Lists are filtered and sorted by what is `asked`.
 */
export const mapped = <Stored, Value>(
  column: PgColumn | SQL,
  read: (stored: Stored) => unknown,
  write: (value: Value | null) => Stored | null = () => null,
  asked?: PgColumn | SQL,
): Mapped => new Mapped(column, read, write, asked);

/** Hundredths of a percent in a column, as percent. */
export const percent = (column: PgColumn): Mapped =>
  mapped<number, number>(
    column,
    stored => stored / 100,
    given => (given === null ? null : Math.round(given * 100)),
    sql`${column} / 100.0`,
  );

/** What people write of a record and a hook of its declaration keeps. */
export class Elsewhere {
  readonly source: PgColumn | SQL;
  readonly read: ((stored: never) => unknown) | undefined;
  readonly asked: SQL | undefined;

  constructor(source: PgColumn | SQL, read?: (stored: never) => unknown, asked?: SQL) {
    this.source = source;
    this.read = read;
    this.asked = asked;
  }
}

/**
 * A field that `prepare`, `columns` or `written` of the declaration keeps: in another column, or in rows of its own.
 * With a reader, lists are filtered and sorted by what is `asked`.
 */
export const elsewhere = (
  source: PgColumn | SQL,
  read?: (stored: never) => unknown,
  asked?: SQL,
): Elsewhere => new Elsewhere(source, read, asked);

/** A column or an expression by which a list is ordered otherwise: an id by the name that people read. */
export class Ordered {
  readonly source: PgColumn | SQL;
  readonly order: PgColumn | SQL;

  constructor(source: PgColumn | SQL, order: PgColumn | SQL) {
    this.source = source;
    this.order = order;
  }
}

/** What is read alone, and ordered by something else. */
export const ordered = (source: PgColumn | SQL, order: PgColumn | SQL): Ordered =>
  new Ordered(source, order);

/** What every row has a value of, though no column keeps it. */
export class Computed {
  readonly source: SQL;

  constructor(source: SQL) {
    this.source = source;
  }
}

/** An expression over columns that are never empty: one index then serves its order both ways. */
export const computed = (source: SQL): Computed => new Computed(source);

/** Who changed a record last; under a name of its own, since a record may name users, or be one. */
export const editors = alias(users, 'editors');

/** Their name; each look at a column of an alias makes another object. */
export const editorName: PgColumn = editors.name;

/** The columns of a table under their names in the code. */
export const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn>> =>
  getTableColumns(table);

export const isColumnOf = (table: PgTable, source: unknown): source is PgColumn =>
  is(source, PgColumn) && source.table === table;
