import { sql, type SQL } from 'drizzle-orm';
import {
  isAll,
  isAny,
  isNot,
  leafParts,
  type Condition,
  type Leaf,
} from '#contract/rules/condition.ts';
import { isNotTrue, leafToSql } from './leafToSql.ts';
import { operatorsOf, type FieldMap } from './QueryField.ts';
import { kindWords, readOperand } from './readOperand.ts';
import { badQuery, unknownField } from './refuseQuery.ts';
import { wireOperators } from '#contract/rules/filterString.ts';

const wireName = (op: string): string =>
  Object.hasOwn(wireOperators, op) ? wireOperators[op as keyof typeof wireOperators] : op;

const leaf = (condition: Leaf, fields: FieldMap): SQL => {
  const { path, op, operand } = leafParts(condition);
  const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
  if (!field) throw unknownField('filters', path, Object.keys(fields));
  const allowed = operatorsOf(field);
  if (!allowed.includes(op)) {
    const known = allowed.map(wireName).join(' ');
    throw badQuery(
      'filters',
      'operator',
      `filters: "${path}" knows no ${wireName(op)}, but: ${known}`,
    );
  }
  if (op === 'empty') {
    return operand === true
      ? sql`${field.expression} is null`
      : sql`${field.expression} is not null`;
  }
  const values = (Array.isArray(operand) ? operand : [operand]).map((value: unknown) => {
    const read = readOperand(field, value);
    if (!read) {
      throw badQuery('filters', 'value', `filters: "${path}" must be ${kindWords[field.kind]}.`);
    }
    return read;
  });
  return leafToSql(field, op, values);
};

const joined = (parts: readonly SQL[], word: SQL, empty: SQL): SQL =>
  parts.length === 0 ? empty : sql`(${sql.join([...parts], word)})`;

/**
 * A condition as SQL over the fields that a call allows; every value is a bound parameter. It selects the rows for
 * which `evaluate` of `contract/rules` holds.
 * @throws Refusal 400 naming the first field, operator or value that does not fit.
 */
export const conditionToSql = (condition: Condition, fields: FieldMap): SQL => {
  if (typeof condition === 'boolean') return condition ? sql`true` : sql`false`;
  const translated = (parts: readonly Condition[]) =>
    parts.map(part => conditionToSql(part, fields));
  if (isAll(condition)) return joined(translated(condition.all), sql` and `, sql`true`);
  if (isAny(condition)) return joined(translated(condition.any), sql` or `, sql`false`);
  if (isNot(condition)) return isNotTrue(conditionToSql(condition.not, fields));
  return leaf(condition, fields);
};
