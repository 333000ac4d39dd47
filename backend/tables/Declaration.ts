import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordSchema } from '#contract/calls/recordSchemas.ts';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Context } from '../calls/Context.ts';
import type { Database } from '../database/client.ts';
import type { FieldMap } from '../query/QueryField.ts';
import type { OpenKind } from '../policies/openKinds.ts';
import type { ClientOf } from './foundByNumber.ts';
import type { Computed, Elsewhere, Mapped, Ordered, Reference } from './fields.ts';

/** Fields that every table keeps in the same columns; a declaration leaves them out. */
export type KeptByTable = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedByName';

/** What stands without its rows of a declaration: which schema which table holds, and where each field is. */
export interface Declared {
  readonly contract: { readonly schema: RecordSchema };
  readonly declaration: {
    readonly resource: string;
    readonly table: PgTable;
    readonly fields:
      | Readonly<Record<string, FieldSource>>
      | ((
          today: Day,
          product: Product,
          moment: SQL<Date>,
        ) => Readonly<Record<string, FieldSource>>);
  };
}

/** A record as its calls present it. */
export interface Presented {
  readonly id: number;
  readonly version: number;
}

/** A column of the table is read and written; what stands elsewhere is read alone, or a hook writes it. */
export type FieldSource = PgColumn | SQL | Reference | Mapped | Elsewhere | Ordered | Computed;

/** A record that someone wants to store. */
export interface Proposed<Row, Written> {
  /** As it would stand; a field that loses its value is null. */
  readonly record: Written;
  /** As it stands; undefined for a new one. */
  readonly before: Row | undefined;
  /** What differs from it; all of a new record. */
  readonly changes: Partial<Written>;
}

/** A unique index or exclusion constraint of the table, and what people are told who ran into it. */
export interface Unique<Row, Written> {
  readonly index: string;
  /** The field that is at fault; by record where people may say the same in two ways. */
  readonly field: (string & keyof Written) | ((record: Written) => string & keyof Written);
  /** `duplicate` unless it says otherwise. */
  readonly code?: string;
  readonly taken: (
    record: Written,
    db: Database,
    before: Row | undefined,
  ) => string | Told | Promise<string | Told>;
}

/** Another table that is needed to read the record, beside those that its references name. */
export interface Join {
  readonly table: PgTable;
  readonly on: SQL | undefined;
  /** Every record has one. */
  readonly isInner: boolean;
}

export type FieldSources<Row> = {
  readonly [Name in Exclude<keyof Row & string, KeptByTable>]: FieldSource;
};

/** What one call does beside what its declaration says: a verb by hand hands it over. */
export interface Beside<Row, Written> {
  /** What history calls it: `copy`. */
  readonly action?: AuditAct;
  /** Rules of this call, after those of the declaration. @throws Refusal */
  readonly refuse?: (proposed: Proposed<Row, Written>) => Promise<void>;
  /** Columns that it writes with the record and that no field says. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** What this call writes once the row is written. */
  readonly written?: (proposed: Proposed<Row, Written> & { readonly id: number }) => Promise<void>;
  /** What history keeps beside the record. */
  readonly history?: () => Record<string, unknown>;
}

/** What a hook works with; `db` is the transaction of the write. */
export type InWrite = Pick<Context, 'db' | 'services' | 'audit' | 'query'> & {
  readonly actor: Actor;
};

/** Conditions for what the calls of list and removal ask beside the usual, and for who asks. */
type Narrow = (
  query: Readonly<Record<string, unknown>>,
  actor: Actor,
  today: Day,
  now: Date,
) => readonly (SQL | undefined)[];

/**
 * Whose records these are, which `get` and all that tells of a record by its id ask: whose a list shows (`listed`), more
 * than that, such as those of one's team, or those of anyone whom the grants let in, for kinds that say why in `openKinds`.
 */
type Whose =
  | {
      /** The name of its screen, under which history keeps it. */
      readonly resource: string;
      readonly readers: 'listed' | ((actor: Actor, now: Date) => SQL | undefined);
      readonly narrow: Narrow;
    }
  | { readonly resource: OpenKind; readonly readers: 'granted'; readonly narrow?: Narrow };

/**
 * Records of a table behind documented calls. What is said here and in the record's JSON Schema is all there is of list,
 * get, create, update, removal, history, import and bulk edit; what departs is a hook, or a verb by hand beside it.
 */
export type Declaration<Row extends Presented, Written> = DeclaredParts<Row, Written> & Whose;

interface DeclaredParts<Row extends Presented, Written> {
  readonly table: PgTable;
  readonly removal: 'soft' | 'hard';
  readonly notThere: Told;
  /** Where each field of the record is kept, under the names of its JSON Schema; by day, or by the moment of the statement, where that matters. */
  readonly fields:
    FieldSources<Row> | ((today: Day, product: Product, moment: SQL<Date>) => FieldSources<Row>);
  readonly joins?: readonly Join[] | ((product: Product) => readonly Join[]);
  /** What holds of every record that the calls know, beside not being removed. */
  readonly where?: SQL;
  /** Columns that the search box looks into. */
  readonly search: readonly (PgColumn | SQL)[];
  /** Of what clients have: whose it is, so that the search box finds it by their ids and phones, too. */
  readonly client?: ClientOf;
  /** Parts of fields, by their dotted paths, that lists are filtered and sorted by. */
  readonly inside?: FieldMap;
  /** The order when nobody names one: `-updatedAt`. */
  readonly sort: string;
  readonly unique?: readonly Unique<Row, Written>[];

  /** What people may say in several ways, in the one way that is stored; before everything else. @throws Refusal */
  readonly prepare?: <Body extends Partial<Written>>(
    context: InWrite,
    body: Body,
    before: Row | undefined,
  ) => Promise<Body>;

  /** Rules that need no database: they are asked before anything is read or written. */
  readonly faults?: (proposed: Proposed<Row, Written>, today: Day) => readonly FieldFault[];
  /**
   * Locks what two people could otherwise both find free: before the records themselves are locked, for all of a write
   * in one order, as they are and as they would be. Of a removal it gets the records that go.
   */
  readonly inLine?: (db: Database, records: readonly Written[]) => Promise<unknown>;
  /** Rules that need the database. @throws Refusal */
  readonly refuse?: (context: InWrite, proposed: Proposed<Row, Written>) => Promise<void>;
  /** Columns that no field of the record names, on every write. */
  readonly columns?: (
    proposed: Proposed<Row, Written>,
    context: InWrite,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** What else is written with a record, once its row is. */
  readonly written?: (
    context: InWrite,
    proposed: Proposed<Row, Written> & { readonly id: number },
  ) => Promise<void>;
  /** Why records may not be removed, by id; a record that may go is not in it. */
  readonly obstacles?: (
    db: Database,
    rows: readonly Row[],
    today: Day,
  ) => ReadonlyMap<number, string> | Promise<ReadonlyMap<number, string>>;
  /** What goes with records that are removed. */
  readonly removed?: (context: InWrite, ids: readonly number[]) => Promise<unknown>;
  /** What history keeps; the fields that people write when it is left out. */
  readonly history?: (row: Row) => Record<string, unknown>;
}
