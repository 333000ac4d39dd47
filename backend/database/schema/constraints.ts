import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  check,
  index,
  type AnyPgColumn,
  type CheckBuilder,
  type ExtraConfigColumn,
  type IndexBuilder,
} from 'drizzle-orm/pg-core';

/** `<table>_<column>[_<more>]_<suffix>`, as drizzle-kit would name it. */
const nameOf = (columns: readonly AnyPgColumn[], suffix: string): string =>
  [
    columns[0] ? getTableName(columns[0].table) : '',
    ...columns.map(column => toSnakeCase(column.name)),
    suffix,
  ].join('_');

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** A check that only the listed values may be in a column; null stays allowed where the column allows it. */
export const oneOf = (column: AnyPgColumn, values: readonly (string | number)[]): CheckBuilder =>
  check(nameOf([column], 'check'), sql`${column} in (${sql.raw(values.map(literal).join(', '))})`);

/** A check that a number lies between two bounds, both included. */
export const between = (column: AnyPgColumn, low: number, high: number): CheckBuilder =>
  check(nameOf([column], 'check'), sql`${column} between ${sql.raw(`${low} and ${high}`)}`);

/** A check that the end is not before the start; equal days are a period of one day (decision T79). */
export const inOrder = (start: AnyPgColumn, end: AnyPgColumn): CheckBuilder =>
  check(nameOf([start], 'order'), sql`${start} <= ${end}`);

/** Whole numbers that count something, or measure it, are never negative. */
export const notNegative = (...columns: readonly AnyPgColumn[]): CheckBuilder[] =>
  columns.map(column => check(nameOf([column], 'check'), sql`${column} >= 0`));

/**
 * The checks that follow from a column's kind: texts with listed values, money that is not negative, percentages
 * that are not negative.
 * @param columns Of one table; its own columns are asked, since those handed to the callback lack the listed values.
 * @param signed Names of money columns whose sign carries meaning.
 */
export const checked = (
  columns: Record<string, AnyPgColumn>,
  signed: readonly string[] = [],
): CheckBuilder[] =>
  Object.entries(columns).flatMap(([name, { table }]) => {
    const column = getTableColumns(table)[name];
    if (column?.enumValues?.length) return [oneOf(column, column.enumValues)];
    if (column && /(Paise|Bp)$/.test(name) && !signed.includes(name)) return notNegative(column);
    return [];
  });

/** One index a column: foreign keys, and what lists filter by. */
export const indexed = (...columns: readonly ExtraConfigColumn[]): IndexBuilder[] =>
  columns.map(column => index(nameOf([column], 'index')).on(column));

interface Removable {
  readonly id: ExtraConfigColumn;
  readonly deletedAt: ExtraConfigColumn;
}

/**
 * An index that a long list is read from in order: a column, then the key that breaks ties; removed rows left out.
 * @param carried Columns that conditions ask for, so that passing over many rows reads the index alone.
 */
export const sorted = (
  { id, deletedAt }: Removable,
  column: ExtraConfigColumn,
  ...carried: readonly ExtraConfigColumn[]
): IndexBuilder =>
  index(nameOf([column], 'sort'))
    .on(column, id, ...carried)
    .where(sql`${deletedAt} is null`);

/** The other way round of an index over a column that may be empty: rows without a value come last both ways (`sortToSql`). */
export const latestFirst = (column: ExtraConfigColumn): IndexBuilder =>
  index(nameOf([column], 'latest')).on(column.desc().nullsLast());

/** What a list that is put in the order of words reads: their order whatever their case. */
export const inWordOrder = (column: AnyPgColumn): IndexBuilder =>
  index(`${getTableName(column.table)}_lower_${toSnakeCase(column.name)}_index`).on(
    sql`lower(${column})`,
  );

/** Trigram indexes for the columns that people search by a part of the text, as `containsText` compares it. */
export const searched = (...columns: readonly ExtraConfigColumn[]): IndexBuilder[] =>
  columns.map(column =>
    index(nameOf([column], 'search')).using('gin', sql`folded_text(${column}) gin_trgm_ops`),
  );
