import { isNoValue } from '../domain/noValue.ts';
import { isAll, isAny, isNot, isRef, operators, type Condition } from './condition.ts';

/** Deeper nesting is refused: nobody makes it, and it would exhaust the stack. */
const deepest = 32;

const isScalar = (value: unknown): boolean =>
  isNoValue(value) ? value !== undefined : ['string', 'number', 'boolean'].includes(typeof value);

const isValue = (value: unknown): boolean =>
  isScalar(value) || (isRef(value) && typeof value.$ === 'string');

const isTest = (test: unknown): boolean => {
  if (typeof test !== 'object' || test === null || Array.isArray(test)) return false;
  const [entry, ...more] = Object.entries(test);
  if (!entry || more.length > 0) return false;
  const [op, operand] = entry;
  if (!(operators as readonly string[]).includes(op)) return false;
  return Array.isArray(operand) ? operand.every(isValue) : isValue(operand);
};

/** Whether data from outside, such as an address or a stored view, is a condition of the grammar. */
export const isCondition = (value: unknown, depth = 0): value is Condition => {
  if (typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > deepest)
    return false;
  const condition = value as Condition;
  const [, ...more] = Object.keys(value);
  if (more.length > 0) return false;
  if (isAll(condition)) return condition.all.every(part => isCondition(part, depth + 1));
  if (isAny(condition)) return condition.any.every(part => isCondition(part, depth + 1));
  if (isNot(condition)) return isCondition(condition.not, depth + 1);
  const [test] = Object.values(value);
  return isTest(test);
};
