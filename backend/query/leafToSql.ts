import { sql, type SQL } from 'drizzle-orm';
import type { Operator } from '#contract/rules/condition.ts';
import { containsText } from './containsText.ts';
import type { QueryField } from './QueryField.ts';
import type { ReadOperand } from './readOperand.ts';

/** Midnight in India at which a day begins, so that the index on the instant serves (T76). */
const startOf = ({ parameter }: ReadOperand, later = 0): SQL =>
  sql`((${parameter} + ${sql.raw(String(later))})::timestamp at time zone 'Asia/Kolkata')`;

const equals = ({ expression }: QueryField, value: ReadOperand): SQL =>
  value.isWholeDay
    ? sql`(${expression} >= ${startOf(value)} and ${expression} < ${startOf(value, 1)})`
    : sql`${expression} = ${value.parameter}`;

/** Text is ordered by code point, as the browser's evaluation orders it and whatever the database's locale. */
const subject = ({ expression, kind }: QueryField): SQL =>
  kind === 'text' || kind === 'phone' ? sql`${expression} collate "C"` : sql`${expression}`;

const isIn = (field: QueryField, values: readonly ReadOperand[]): SQL => {
  if (values.length === 0) return sql`false`;
  if (field.kind === 'instant')
    return sql`(${sql.join(
      values.map(value => equals(field, value)),
      sql` or `,
    )})`;
  const list = sql.join(
    values.map(({ parameter }) => parameter),
    sql`, `,
  );
  return sql`${field.expression} in (${list})`;
};

/** The opposite of what holds, rows without a value included (SQL's own `not` would lose them). */
export const isNotTrue = (holds: SQL): SQL => sql`(${holds}) is not true`;

type OneValue = Exclude<Operator, 'in' | 'nin' | 'has' | 'empty' | 'changed'>;

const comparisons: Record<OneValue, (field: QueryField, value: ReadOperand) => SQL> = {
  eq: equals,
  ne: (field, value) => isNotTrue(equals(field, value)),
  lt: (field, value) =>
    sql`${subject(field)} < ${value.isWholeDay ? startOf(value) : value.parameter}`,
  lte: (field, value) =>
    value.isWholeDay
      ? sql`${subject(field)} < ${startOf(value, 1)}`
      : sql`${subject(field)} <= ${value.parameter}`,
  gt: (field, value) =>
    value.isWholeDay
      ? sql`${subject(field)} >= ${startOf(value, 1)}`
      : sql`${subject(field)} > ${value.parameter}`,
  gte: (field, value) =>
    sql`${subject(field)} >= ${value.isWholeDay ? startOf(value) : value.parameter}`,
  contains: (field, value) => containsText(field.expression, value.text),
};

/** One comparison of one field; it means what `evaluate` of `contract/rules` means in the browser. */
export const leafToSql = (field: QueryField, op: Operator, values: readonly ReadOperand[]): SQL => {
  if (op === 'in') return isIn(field, values);
  if (op === 'nin') return isNotTrue(isIn(field, values));
  const [value] = values;
  if (value && op === 'has')
    return sql`(${field.expression})::jsonb @> to_jsonb(${value.parameter})`;
  if (!value || !(op in comparisons)) throw new Error(`No translation of "${op}"`);
  return comparisons[op as OneValue](field, value);
};
