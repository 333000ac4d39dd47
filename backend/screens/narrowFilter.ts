import { cleanFilter } from '#contract/rules/cleanFilter.ts';
import { isAll, isAny, isNot, leafParts, type Condition } from '#contract/rules/condition.ts';
import { toFilterString } from '#contract/rules/filterString.ts';

/** A list without values holds none, and a filter without a value is dropped on the way: so it is said plainly. */
const plain = (condition: Condition): Condition => {
  if (typeof condition === 'boolean') return condition;
  if (isAll(condition)) return { all: condition.all.map(plain) };
  if (isAny(condition)) return { any: condition.any.map(plain) };
  if (isNot(condition)) return { not: plain(condition.not) };
  const { op, operand } = leafParts(condition);
  const isEmptyList = Array.isArray(operand) && operand.length === 0;
  return isEmptyList && (op === 'in' || op === 'nin') ? op === 'nin' : condition;
};

/** Whether every test arrives as it was written; the cleaning of filters must not widen what a grant allows. */
const isKept = (condition: Condition): boolean => {
  if (typeof condition === 'boolean') return true;
  if (isAll(condition)) return condition.all.every(isKept);
  if (isAny(condition)) return condition.any.every(isKept);
  if (isNot(condition)) return isKept(condition.not);
  return JSON.stringify(cleanFilter(condition)) === JSON.stringify(condition);
};

/**
 * A filter string narrowed to the rows of a grant, whose references are resolved. What cannot be said in a filter
 * string narrows to nothing, never to everything.
 */
export const narrowFilter = (filters: string | undefined, rows: Condition): string => {
  const condition = plain(rows);
  const own = isKept(condition) ? condition : false;
  const asked = filters?.trim() ? `(${filters})` : '';
  const granted = own === true ? '' : `(${toFilterString(own)})`;
  return [asked, granted].filter(Boolean).join(';');
};
