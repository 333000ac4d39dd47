import { isNoValue } from '../domain/noValue.ts';
import { foldedText } from '../domain/texts/foldedText.ts';
import { compare } from './compare.ts';
import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type Operand,
  type Operator,
} from './condition.ts';
import { valueAt } from './valueAt.ts';

/** What a condition is evaluated against. A path without one of these names in front is a path of the record. */
export interface Scope {
  readonly record: unknown;
  readonly user?: unknown;
  readonly parent?: unknown;
  /** The record before the change; absent for a new one. */
  readonly previous?: unknown;
  /** `2026-11-21`, the day in India (T76). */
  readonly today?: string;
  /** The instant, for values that an action sets. */
  readonly now?: string;
  /** What the dialog of an action asked for. */
  readonly ask?: unknown;
  readonly selection?: unknown;
}

const prefixed = /^(user|parent|previous)\./;

/** What a leaf's path means in a scope. */
const subject = (path: string, scope: Scope): unknown =>
  prefixed.test(path) ? valueAt(scope, path) : valueAt(scope.record, path);

/**
 * The operand with every `{ "$": … }` replaced by what it stands for; an unknown one becomes undefined, and is left
 * out of a list.
 */
export const resolveOperand = (operand: Operand, scope: Scope): unknown => {
  if (isRef(operand)) return valueAt(scope, operand.$);
  return Array.isArray(operand)
    ? operand
        .map((entry: Operand) => resolveOperand(entry, scope))
        .filter(value => value !== undefined)
    : operand;
};

const isEqual = (a: unknown, b: unknown): boolean =>
  isNoValue(a) || isNoValue(b) ? isNoValue(a) && isNoValue(b) : compare(a, b) === 0;

const isOrdered = (a: unknown, b: unknown, holds: (order: number) => boolean): boolean => {
  if (isNoValue(a) || isNoValue(b)) return false;
  const order = compare(a, b);
  return order !== undefined && holds(order);
};

const isEmpty = (value: unknown): boolean =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0);

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isSame = (a: unknown, b: unknown): boolean => {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  return [...keys].every(key => isSame(valueAt(a, key), valueAt(b, key)));
};

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? foldedText(String(value)) : '';

type Plain = Exclude<Operator, 'changed'>;

const holds: Record<Plain, (value: unknown, operand: unknown) => boolean> = {
  eq: isEqual,
  ne: (value, operand) => !isEqual(value, operand),
  lt: (value, operand) => isOrdered(value, operand, order => order < 0),
  lte: (value, operand) => isOrdered(value, operand, order => order <= 0),
  gt: (value, operand) => isOrdered(value, operand, order => order > 0),
  gte: (value, operand) => isOrdered(value, operand, order => order >= 0),
  in: (value, operand) => asList(operand).some(entry => isEqual(value, entry)),
  nin: (value, operand) => !asList(operand).some(entry => isEqual(value, entry)),
  has: (value, operand) => Array.isArray(value) && value.some(entry => isEqual(entry, operand)),
  contains: (value, operand) => wordsOf(value) !== '' && wordsOf(value).includes(wordsOf(operand)),
  empty: (value, operand) => isEmpty(value) === operand,
};

/**
 * Whether a condition holds. Never throws on data: a value of an unexpected type just does not match.
 *
 * - undefined, null and '' are one and the same "no value"; 0 and false are values (T74). `eq` holds between two
 *   no-values, `ne`, `nin` and `not` are the exact opposite of `eq`, `in` and what they negate, so `ne` holds for a
 *   field without a value (SQL: `is distinct from`).
 * - `lt`, `lte`, `gt`, `gte` never hold when either side has no value or the two cannot be ordered; numbers, numeric
 *   strings, days and date-times are ordered as `compare` says.
 * - `has`: a list holds the operand. `contains`: text holds the operand, letter case and accents apart; no
 *   wildcards.
 * - `empty`: no value, or a list without entries. `changed`: differs from `previous`, as a whole for lists.
 */
export const evaluate = (condition: Condition, scope: Scope): boolean => {
  if (typeof condition === 'boolean') return condition;
  if (isAll(condition)) return condition.all.every(part => evaluate(part, scope));
  if (isAny(condition)) return condition.any.some(part => evaluate(part, scope));
  if (isNot(condition)) return !evaluate(condition.not, scope);
  const { path, op, operand } = leafParts(condition);
  const value = subject(path, scope);
  if (op === 'changed')
    return isSame(value, valueAt(scope.previous, path)) !== resolveOperand(operand, scope);
  return holds[op](value, resolveOperand(operand, scope));
};
