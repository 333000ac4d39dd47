import { isNoValue } from '../domain/noValue.ts';
import { isAll, isAny, isNot, leafParts, type Condition, type Operand } from './condition.ts';

/** A key that filter controls use as a place holder; it never filters (part 2 section 9, T64). */
export const dummyFilterKey = 'dummy_filter_key';

/** What a filter value means: only the part before the first '||' (part 2 section 9, T63). */
export const cutFilterValue = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? (value.split('||', 1)[0] as string) : value;

const cleanOperand = (operand: Operand): Operand | undefined => {
  if (!Array.isArray(operand)) {
    const value = cutFilterValue(operand);
    return isNoValue(value) ? undefined : value;
  }
  const values = operand.map(cutFilterValue).filter(value => !isNoValue(value));
  return values.length > 0 ? values : undefined;
};

const clean = (condition: Condition): Condition | undefined => {
  if (typeof condition === 'boolean') return condition;
  if (isNot(condition)) {
    const inner = clean(condition.not);
    return inner === undefined ? undefined : { not: inner };
  }
  if (isAll(condition) || isAny(condition)) {
    const parts = isAll(condition) ? condition.all : condition.any;
    const kept = parts.map(clean).filter(part => part !== undefined);
    if (kept.length < 2) return kept[0];
    return isAll(condition) ? { all: kept } : { any: kept };
  }
  const { path, op, operand } = leafParts(condition);
  if (path === dummyFilterKey) return undefined;
  const value = cleanOperand(operand);
  return value === undefined ? undefined : { [path]: { [op]: value } };
};

/**
 * A filter as it is applied, on both sides: values end at the first '||', each value of a list too (T63); a filter
 * left without a value is dropped, as is the dummy key (T64); 0 and false are values (T74).
 */
export const cleanFilter = (condition: Condition): Condition => clean(condition) ?? true;
