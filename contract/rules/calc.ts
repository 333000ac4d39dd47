import type { Condition, Ref } from './condition.ts';

/**
 * A computed value as plain data: a closed tree of operators, so that both sides work it out alike and no source text
 * is ever run. Money stays in paise; `round` takes the value and the number of decimals.
 */
export type Calc = number | string | boolean | Ref | CalcWhen | CalcOf;

/** The operators that take a list of values. `days` counts the days from the first to the second, both included. */
export const calcOperators = [
  'add',
  'sub',
  'mul',
  'div',
  'round',
  'coalesce',
  'concat',
  'days',
  'sum',
  'count',
] as const;

export type CalcOperator = (typeof calcOperators)[number];

/** Exactly one operator with its values: `{ "mul": [{ "$": "record.quantity" }, 2] }`. */
export type CalcOf = { readonly [op in CalcOperator]?: readonly Calc[] };

/** `use` where the condition holds, else `else`. */
export interface CalcWhen {
  readonly when: Condition;
  readonly use: Calc;
  readonly else: Calc;
}
