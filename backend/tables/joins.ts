import { eq, getTableName, is, StringChunk, type SQL } from 'drizzle-orm';
import { getTableConfig, PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core';
import { namesTable } from '../query/namesTable.ts';
import type { Join } from './Declaration.ts';
import { columnsOf, editorName, editors } from './fields.ts';
import type { PlannedField } from './fieldPlan.ts';

interface Joined {
  readonly table: PgTable;
  readonly plan: readonly PlannedField[];
  readonly joins: readonly Join[];
}

/** The tables that the fields of a record need beside its own: what its references name, and who changed it last. */
export const allJoins = ({ table, plan, joins }: Joined): readonly Join[] => {
  const { updatedBy } = columnsOf(table);
  const linked = plan.flatMap(({ reference }): Join[] =>
    reference
      ? [
          {
            table: reference.target,
            on: eq(reference.targetId, reference.column),
            isInner: reference.column.notNull,
          },
        ]
      : [],
  );
  const all = [...linked, ...joins];
  const editor: Join[] =
    updatedBy && plan.some(({ expression }) => expression === editorName)
      ? [{ table: editors, on: eq(editors.id, updatedBy), isInner: false }]
      : [];
  return [...all, ...editor];
};

export const joined = (select: PgSelect, joins: readonly Join[]): PgSelect =>
  joins.reduce<PgSelect>(
    (statement, { table, on, isInner }) =>
      isInner ? statement.innerJoin(table, on) : statement.leftJoin(table, on),
    select,
  );

/** The two sides of a plain `a = b`; undefined for any other condition. */
const sidesOf = (on: SQL | undefined): readonly [PgColumn, PgColumn] | undefined => {
  const parts = (on?.queryChunks ?? []).filter(
    part => !is(part, StringChunk) || part.value.join('').trim() !== '',
  );
  const [one, sign, other, ...more] = parts;
  const isEquality = is(sign, StringChunk) && sign.value.join('').trim() === '=';
  if (!isEquality || more.length > 0 || !is(one, PgColumn) || !is(other, PgColumn))
    return undefined;
  return [one, other];
};

/** Whether the database itself keeps that what a column names is there; a key of several columns holds where none is empty. */
const refersTo = (from: PgColumn, to: PgColumn): boolean =>
  getTableConfig(from.table).foreignKeys.some(key => {
    const { columns, foreignColumns } = key.reference();
    const at = columns.findIndex(({ name }) => name === from.name);
    return foreignColumns[at]?.name === to.name && columns.every(({ notNull }) => notNull);
  });

const isOf = (column: PgColumn, table: PgTable): boolean =>
  getTableName(column.table) === getTableName(table);

/**
 * Inner joins that leave rows out: those where the database does not promise a partner for each row. They are part of every
 * statement that finds or counts rows, whether something else names them or not; else a page would count rows that its
 * record is never read with.
 */
const narrowing = (table: PgTable, joins: readonly Join[]): ReadonlySet<Join> => {
  const certain = new Set([getTableName(table)]);
  const found = new Set<Join>();
  for (const join of joins.filter(({ isInner }) => isInner)) {
    const sides = sidesOf(join.on);
    const [to, from] = sides && isOf(sides[0], join.table) ? sides : (sides?.toReversed() ?? []);
    const isPromised = to && from && certain.has(getTableName(from.table)) && refersTo(from, to);
    if (isPromised) certain.add(getTableName(join.table));
    else found.add(join);
  }
  return found;
};

/**
 * Chooses among the joins of a record for a statement: those that its conditions or its order name, those that they stand
 * on, and those that leave rows out.
 */
export const chooseJoins = (table: PgTable, joins: readonly Join[]) => {
  const always = narrowing(table, joins);
  return (named: readonly (SQL | undefined)[]): readonly Join[] => {
    const needed: Join[] = [];
    for (const join of joins.toReversed()) {
      const isNamed = namesTable([...named, ...needed.map(({ on }) => on)], join.table);
      if (isNamed || always.has(join)) needed.unshift(join);
    }
    return needed;
  };
};
