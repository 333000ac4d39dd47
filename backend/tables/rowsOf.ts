import { and, eq, getTableName, inArray, is, isNull, or, SQL, sql } from 'drizzle-orm';
import {
  QueryBuilder,
  type PgColumn,
  type PgSelectQueryBuilder,
  type PgTable,
} from 'drizzle-orm/pg-core';
import type { Page } from '#contract/calls/paging.ts';
import type { Database } from '../database/client.ts';
import { amongIds } from '../query/amongIds.ts';
import { countUpTo, oneColumn } from '../query/countUpTo.ts';
import { listPage, paged, type ListQuery, type PageClause } from '../query/listPage.ts';
import type { FieldMap } from '../query/QueryField.ts';
import { inSlices, isLongPage } from '../query/longPages.ts';
import { summed, type SumClause } from '../query/sumAlone.ts';
import { namesTable } from '../query/namesTable.ts';
import { seenBy } from '../query/QueryField.ts';
import { WholeNumber, type AnyOf } from '../query/searchToSql.ts';
import type { Numbered } from '../policies/phones/numberAsked.ts';
import type { Walk } from '../query/Walk.ts';
import type { Join, Presented } from './Declaration.ts';
import { columnsOf } from './fields.ts';
import { foundByNumber, type ClientOf } from './foundByNumber.ts';
import { fieldMapOf, type PlannedField } from './fieldPlan.ts';
import { allJoins, chooseJoins, joined } from './joins.ts';

interface ReadSpec {
  readonly table: PgTable;
  readonly plan: readonly PlannedField[];
  readonly joins: readonly Join[];
  readonly where: SQL | undefined;
  readonly search: readonly (PgColumn | SQL)[];
  readonly sort: string;
  /** Of a list that grows with the company (`Call.orders`). */
  readonly orders?: readonly string[] | undefined;
  /** Parts of fields, by their dotted paths, that the list is filtered and sorted by. */
  readonly inside?: FieldMap | undefined;
  /** Whose the records are, for a search that is a number. */
  readonly client?: ClientOf | undefined;
  /** What people look for most, for the order of search fields. */
  readonly prominence?: readonly SQL[] | undefined;
}

/**
 * An expression as a statement without joins needs it: Drizzle leaves the tables of its columns out there, which a
 * subquery of the expression would then take for columns of its own.
 */
const withTables = (expression: PgColumn | SQL): PgColumn | SQL => {
  if (!is(expression, SQL)) return expression;
  const { decoder } = expression as unknown as { decoder: Parameters<SQL['mapWith']>[0] };
  return sql`${expression}`.mapWith(decoder) as SQL;
};

/**
 * A word that may be in columns of several tables: the ids that each table finds by its own index, as one set. Joined by
 * "or" they would be asked of every pair of rows, since no index serves two tables.
 */
const anyTable = (
  { table, search }: ReadSpec,
  id: PgColumn,
  joins: readonly Join[],
  neededBy: ReturnType<typeof chooseJoins>,
): AnyOf | undefined => {
  const others = joins.filter(join => search.some(column => namesTable(column, join.table)));
  if (others.length === 0) return undefined;
  return (...places) => {
    const isOf = (place: SQL, join: Join) => namesTable(place, join.table);
    const own = places.filter(place => !others.some(join => isOf(place, join)));
    const sets = [
      sql`select ${id} from ${table} where ${or(...own) ?? sql`false`}`,
      ...others.map(join => {
        const found = or(...places.filter(place => isOf(place, join)));
        const matching = neededBy([found]).reduce<PgSelectQueryBuilder>(
          (query, one) => query.innerJoin(one.table, one.on),
          new QueryBuilder().select({ id }).from(table).$dynamic(),
        );
        // By the builder, which knows the table behind another name.
        return sql`${matching.where(found)}`;
      }),
    ];
    return sql`${id} in (${sql.join(sets, sql` union all `)})`;
  };
};

/** Whatever meets one of several conditions, each asked by its own index: the ids that each finds, as one set. */
const anyCondition =
  (
    { table }: ReadSpec,
    id: PgColumn,
    neededBy: ReturnType<typeof chooseJoins>,
    others: readonly SQL[],
  ) =>
  (words: SQL): SQL => {
    const sets = [words, ...others].map(condition => {
      const from = new QueryBuilder().select({ id }).from(table).$dynamic();
      return sql`${joined(from as never, neededBy([condition])).where(condition)}`;
    });
    return sql`${id} in (${sql.join(sets, sql` union all `)})`;
  };

/** Rows of a walk that are read in one statement: planning it costs as much as reading some ten of them. */
const walkSlice = 250;

/** Reads the records of a declaration: one at a time, some by their ids, or a page of those that match. */
export const rowsOf = <Row extends Pick<Presented, 'id'>>(spec: ReadSpec) => {
  const { table, plan, search, sort, orders, prominence } = spec;
  const { id, deletedAt } = columnsOf(table);
  if (!id) throw new Error(`${getTableName(table)} has no id`);
  const joins = allJoins(spec);
  const neededBy = chooseJoins(table, joins);
  const known = { ...fieldMapOf(plan), ...spec.inside };
  const numbers = new Set(
    Object.values(known).flatMap(({ kind, expression }) => (kind === 'phone' ? [expression] : [])),
  );
  const selectionOf = (some: readonly PlannedField[]): Readonly<Record<string, PgColumn | SQL>> =>
    Object.fromEntries(some.map(({ name, expression }) => [name, withTables(expression)]));
  const whole = selectionOf(plan);
  const anyOf = anyTable(spec, id, joins, neededBy);
  const isThere = and(deletedAt && isNull(deletedAt), spec.where);

  const select = (db: Database) => joined(db.select(whole).from(table).$dynamic(), joins);

  const present = (stored: Readonly<Record<string, unknown>>, some = plan): Row => {
    const record: Record<string, unknown> = {};
    for (const { name, read } of some) {
      const value = read(stored[name]);
      if (value !== null && value !== undefined) record[name] = value;
    }
    return record as unknown as Row;
  };

  const readByIds = async (
    db: Database,
    ids: readonly number[],
    narrowed: readonly (SQL | undefined)[] = [],
  ): Promise<Row[]> => {
    if (ids.length === 0) return [];
    const rows = await select(db).where(and(amongIds(id, ids), isThere, ...narrowed));
    return rows.map(row => present(row));
  };

  /** The same with some of their fields, and what these need alone; all fields where none are named. */
  const readFieldsByIds = (db: Database, fields: ReadonlySet<string> | undefined) => {
    if (!fields) return (ids: readonly number[]) => readByIds(db, ids);
    const some = plan.filter(({ name }) => fields.has(name) || name === 'id');
    const selection = selectionOf(some);
    const needed = neededBy([isThere, ...some.map(({ expression }) => sql`${expression}`)]);
    return async (ids: readonly number[]): Promise<Row[]> => {
      const rows = await joined(db.select(selection).from(table).$dynamic(), needed).where(
        and(amongIds(id, ids), isThere),
      );
      return rows.map(row => present(row, some));
    };
  };

  /** Those among the keys whose records meet the conditions, removed ones included. */
  const keysAmong = async (
    db: Database,
    keys: readonly string[],
    key: string,
    conditions: readonly (SQL | undefined)[],
  ): Promise<ReadonlySet<string>> => {
    const named = plan.find(({ name }) => name === key)?.expression ?? id;
    const isNumber = key === 'id';
    const numeric = keys.map(Number).filter(Number.isSafeInteger);
    const among = isNumber ? amongIds(id, numeric) : inArray(sql`${named}::text`, [...keys]);
    const where = and(among, spec.where, ...conditions);
    const rows = await joined(
      db
        .select({ key: sql<string>`${isNumber ? id : named}::text` })
        .from(table)
        .$dynamic(),
      neededBy([where, is(named, SQL) ? named : undefined]),
    ).where(where);
    return new Set(rows.map(row => (row as { key: string }).key));
  };

  /**
   * Ids in their order, of so many rows at most. Those that match are found first, in any order: in one step the planner would
   * rather look through the whole table in the order of an index than put some thousand rows in order.
   */
  const findIds = async (
    db: Database,
    { where, orderBy, limit }: Omit<PageClause, 'offset'>,
  ): Promise<readonly number[]> => {
    const bare = () => db.select({ id }).from(table).$dynamic();
    const found = joined(bare(), neededBy([where]))
      .where(where)
      .limit(limit);
    const rows = await joined(bare(), neededBy(orderBy))
      .where(sql`${id} in (${found})`)
      .orderBy(...orderBy);
    return rows.map(row => (row as { id: number }).id);
  };

  /** What a row holds, as the database writes it. */
  const valueAt = async (db: Database, rowId: number, by: SQL): Promise<string | undefined> => {
    const value = sql<string | null>`(${by})::text`;
    const [row] = await joined(db.select({ value }).from(table).$dynamic(), neededBy([by]))
      .where(eq(id, rowId))
      .limit(1);
    return (row as { value: string | null } | undefined)?.value ?? undefined;
  };

  const readSums = async (db: Database, clause: SumClause) => {
    const needed = neededBy([clause.where, ...Object.values(clause.selection)]);
    return summed(joined(db.select(clause.selection).from(table).$dynamic(), needed), clause);
  };

  const list = async (
    query: ListQuery,
    db: Database,
    narrowed: readonly (SQL | undefined)[] = [],
    seesPhones = false,
    walk?: Walk,
    number?: Numbered,
  ): Promise<Page<Row>> => {
    const fields = seenBy(known, seesPhones);
    const searched = search.map(column =>
      numbers.has(column) && !seesPhones ? new WholeNumber(column) : column,
    );
    return listPage(
      query,
      {
        fields,
        search: searched,
        anyOf,
        beside:
          number &&
          spec.client &&
          anyCondition(spec, id, neededBy, foundByNumber(number, id, spec.client)),
        sort,
        orders,
        key: id,
        valueAt: (rowId, by) => valueAt(db, rowId, by),
        prominence,
        readSums: clause => readSums(db, clause),
        where: [isThere, ...narrowed],
      },
      async clause => {
        // Of a list that grows with the company the order is found first, without the tables of its fields.
        if (!orders && !isLongPage(query))
          return (await paged(select(db), clause)).map(row => present(row));
        const bare = db.select({ id }).from(table).$dynamic();
        const needed = neededBy([clause.where, ...clause.orderBy]);
        const order = await paged(joined(bare, needed), clause);
        return inSlices(
          order.map(row => (row as { id: number }).id),
          slice => readByIds(db, slice),
        );
      },
      (where, most) => {
        const counted = joined(db.select(oneColumn).from(table).$dynamic(), neededBy([where]));
        return countUpTo(db, counted.where(where), most);
      },
      walk && {
        walk,
        findIds: clause => findIds(db, clause),
        readByIds: ids => inSlices(ids, readFieldsByIds(db, walk.fields), walkSlice),
      },
    );
  };

  /** Locks rows for the rest of the transaction, in the order of their ids. */
  const lock = async (db: Database, ids: readonly number[]): Promise<void> => {
    await db.select({ id }).from(table).where(amongIds(id, ids)).orderBy(id).for('update');
  };

  return { id, readByIds, keysAmong, list, lock };
};
