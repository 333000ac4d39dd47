/**
 * The one condition grammar: filters, views, row access, visible, required, read-only, eligibility.
 * It is plain data, so that a screen file can hold it, a query string can carry it and both sides evaluate it alike.
 */

export const operators = [
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'nin',
  'has',
  'contains',
  'empty',
  'changed',
] as const;

export type Operator = (typeof operators)[number];

export type Scalar = string | number | boolean | null;

/** Stands for a value known only when the condition is evaluated: `{ "$": "record.cityId" }`, `{ "$": "today" }`. */
export interface Ref {
  readonly $: string;
}

export type Operand = Scalar | Ref | readonly (Scalar | Ref)[];

/** Exactly one operator with its operand: `{ "eq": 5 }`. */
export type Test = { readonly [op in Operator]?: Operand };

export interface All {
  readonly all: readonly Condition[];
}

export interface Any {
  readonly any: readonly Condition[];
}

export interface Not {
  readonly not: Condition;
}

/**
 * Exactly one path with its test: `{ "status": { "eq": "live" } }`. A path is a field of the record unless it begins
 * with `user.`, `parent.` or `previous.`; a dot steps into an object, a number into a list.
 */
export interface Leaf {
  readonly [path: string]: Test;
}

/** `true` always holds, `false` never does. */
export type Condition = boolean | All | Any | Not | Leaf;

export const isAll = (condition: Condition): condition is All =>
  typeof condition === 'object' && 'all' in condition && Array.isArray(condition.all);

export const isAny = (condition: Condition): condition is Any =>
  typeof condition === 'object' && 'any' in condition && Array.isArray(condition.any);

/** No field may be called `all`, `any` or `not` (`checkScreen` refuses it). */
export const isNot = (condition: Condition): condition is Not =>
  typeof condition === 'object' && 'not' in condition;

export const isRef = (operand: unknown): operand is Ref =>
  typeof operand === 'object' && operand !== null && !Array.isArray(operand) && '$' in operand;

/** The three parts of a leaf, for code that translates it. */
export interface LeafParts {
  readonly path: string;
  readonly op: Operator;
  readonly operand: Operand;
}

/** Takes a leaf apart; throws on one that does not have exactly one path and one operator. */
export const leafParts = (leaf: Leaf): LeafParts => {
  const [entry, ...more] = Object.entries(leaf);
  const [test, ...others] = Object.entries(entry?.[1] ?? {}) as [Operator, Operand][];
  if (!entry || !test || more.length > 0 || others.length > 0)
    throw new TypeError(`A leaf has one path and one operator: ${JSON.stringify(leaf)}`);
  return { path: entry[0], op: test[0], operand: test[1] };
};
