import { isNoValue } from '../domain/noValue.ts';
import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type LeafParts,
  type Operand,
  type Operator,
} from './condition.ts';
import { resolveOperand, type Scope } from './evaluate.ts';

/** What a test against an unknown value comes to, so that no filter on "nothing" is sent, which would be dropped. */
const againstNothing: Readonly<Partial<Record<Operator, boolean>>> = {
  eq: true,
  in: true,
  ne: false,
  nin: false,
  contains: false,
};

const resolveLeaf = ({ path, op, operand }: LeafParts, scope: Scope): Condition => {
  const value = resolveOperand(operand, scope);
  if (!isRef(operand) || !isNoValue(value)) return { [path]: { [op]: value as Operand } };
  const isEmpty = againstNothing[op];
  return isEmpty === undefined ? false : { [path]: { empty: isEmpty } };
};

/**
 * The same condition with every `{ "$": … }` replaced by its value, as it goes into a query; it holds for the same
 * records. A reference without a value asks for records without one (`eq`), or for none (`lt`, `has`).
 */
export const resolveRefs = (condition: Condition, scope: Scope): Condition => {
  if (typeof condition === 'boolean') return condition;
  if (isAll(condition)) return { all: condition.all.map(part => resolveRefs(part, scope)) };
  if (isAny(condition)) return { any: condition.any.map(part => resolveRefs(part, scope)) };
  if (isNot(condition)) return { not: resolveRefs(condition.not, scope) };
  return resolveLeaf(leafParts(condition), scope);
};
