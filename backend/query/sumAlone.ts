import { AsyncLocalStorage } from 'node:async_hooks';
import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Condition } from '#contract/rules/condition.ts';
import { fieldsOf } from '#contract/rules/fieldsOf.ts';
import { conditionToSql } from './conditionToSql.ts';
import type { FieldMap, QueryField } from './QueryField.ts';
import { unknownField } from './refuseQuery.ts';

/** What groups a day or a time is put into: midnight in India begins each, a Monday the week. */
export type Span = 'day' | 'week' | 'month';

export interface SumsAsked {
  /** Fields to add up. Those that the list cannot filter by have no sum. */
  readonly fields: readonly string[];
  /** Which rows show a field: the others are not in its sum. Default: all. */
  readonly shownIn?: ((field: string) => Condition) | undefined;
  /** A field with a group for each of its values. */
  readonly by?: { readonly field: string; readonly span?: Span | undefined } | undefined;
}

export interface SumRow {
  /** Of a group; null without a value. Of a span, its first day. */
  readonly value: string | number | boolean | null;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}

/** What the statement of sums takes. */
export interface SumClause {
  readonly where: SQL | undefined;
  readonly selection: Readonly<Record<string, SQL>>;
  /** Absent: one row for all that is found. */
  readonly groupBy?: SQL;
  readonly orderBy: SQL[];
  readonly limit: number;
}

export type ReadSums = (clause: SumClause) => Promise<readonly Record<string, unknown>[]>;

/** A statement that selects what the clause names, with the rest of it. */
export const summed = (select: PgSelect, { where, groupBy, orderBy, limit }: SumClause) => {
  const found = select.where(where);
  return (groupBy ? found.groupBy(groupBy) : found).orderBy(...orderBy).limit(limit);
};

/** More groups than a person compares; the largest are told, of days the last. */
export const mostGroups = 400;

interface Asking extends SumsAsked {
  found?: readonly SumRow[];
}

const asking = new AsyncLocalStorage<Asking>();

const sumOf = ({ expression }: QueryField, shown: SQL | null): SQL =>
  sql`coalesce(sum(${expression})${shown ? sql` filter (where ${shown})` : sql``}, 0)`.mapWith(
    Number,
  );

/** As far as the list knows what the condition asks. */
const shownTo = (condition: Condition, fields: FieldMap): SQL | null =>
  condition === true || !fieldsOf(condition).every(path => Object.hasOwn(fields, path))
    ? null
    : conditionToSql(condition, fields);

const groupOf = ({ expression, kind }: QueryField, span: Span = 'day'): SQL => {
  if (kind === 'day' || kind === 'instant') {
    const local =
      kind === 'day' ? sql`${expression}` : sql`${expression} at time zone 'Asia/Kolkata'`;
    return sql`(date_trunc(${sql.raw(`'${span}'`)}, (${local})::timestamp)::date)::text`;
  }
  const value = sql`${expression}`;
  return kind === 'integer' || kind === 'number' ? value.mapWith(Number) : value;
};

/** The place of a column in a statement, which the database counts from 1. */
const columnAt = (place: number): SQL => sql.raw(String(place));

const clauseOf = (asked: SumsAsked, fields: FieldMap, where: SQL | undefined): SumClause => {
  const sums = asked.fields.flatMap(name => {
    const field = fields[name];
    return field && (field.kind === 'integer' || field.kind === 'number')
      ? [[`sum ${name}`, sumOf(field, shownTo(asked.shownIn?.(name) ?? true, fields))] as const]
      : [];
  });
  const totals = { count: sql`count(*)`.mapWith(Number), ...Object.fromEntries(sums) };
  if (!asked.by) return { where, selection: totals, orderBy: [], limit: 1 };
  const group = fields[asked.by.field];
  if (!group || group.kind === 'phone')
    throw unknownField('by', asked.by.field, Object.keys(fields));
  const isTime = group.kind === 'day' || group.kind === 'instant';
  return {
    where,
    selection: { value: groupOf(group, asked.by.span), ...totals },
    groupBy: columnAt(1),
    // By the first sum, or by the number where nothing is summed.
    orderBy: [desc(columnAt(isTime ? 1 : sums.length > 0 ? 3 : 2))],
    limit: mostGroups + 1,
  };
};

/**
 * Answers what the list is asked to add up, where that is asked. @returns whether it was
 * @throws Refusal UNKNOWN_FIELD for a group by what the list does not know
 */
export const noteSums = async (
  fields: FieldMap,
  where: SQL | undefined,
  read: ReadSums | undefined,
): Promise<boolean> => {
  const asked = asking.getStore();
  if (!asked) return false;
  if (!read) return true;
  const rows = await read(clauseOf(asked, fields, where));
  asked.found = rows.map(({ value = null, count, ...rest }) => ({
    value: value as SumRow['value'],
    count: count as number,
    sums: Object.fromEntries(
      Object.entries(rest).map(([name, sum]) => [name.replace('sum ', ''), sum as number]),
    ),
  }));
  return true;
};

/**
 * Does some work that reads a list, and adds up what the list finds instead: it answers no rows then. undefined where the list
 * is none that can be added up.
 */
export const sumAlone = async (
  asked: SumsAsked,
  work: () => Promise<unknown>,
): Promise<readonly SumRow[] | undefined> => {
  const noted: Asking = { ...asked };
  await asking.run(noted, work);
  return noted.found;
};
