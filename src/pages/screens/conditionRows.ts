import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type Leaf,
  type Operator,
  type Scalar,
} from '#contract/rules/condition.ts';

/** How rows are joined: every one of them holds, or one is enough. */
export type Join = 'all' | 'any';

/** One comparison of a field with a value; its value may be missing while it is entered. */
export interface ConditionRow {
  readonly path: string;
  readonly op: Operator;
  readonly value: Scalar | undefined;
}

export interface ConditionRows {
  readonly join: Join;
  readonly rows: readonly ConditionRow[];
}

/** Operators that compare with one value. */
export const rowOperators = [
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'has',
  'empty',
] as const;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** `{ "state": "open" }` is short for `eq`. */
const inFull = (leaf: Readonly<Record<string, unknown>>): Leaf =>
  Object.fromEntries(
    Object.entries(leaf).map(([path, test]) => [path, isScalar(test) ? { eq: test } : test]),
  ) as Leaf;

const rowOf = (condition: Condition): ConditionRow | undefined => {
  if (typeof condition === 'boolean' || isAll(condition) || isAny(condition) || isNot(condition))
    return undefined;
  try {
    const { path, op, operand } = leafParts(inFull(condition));
    const isPlain = isScalar(operand) && !isRef(operand);
    const isOffered = (rowOperators as readonly Operator[]).includes(op);
    return isPlain && isOffered ? { path, op, value: operand } : undefined;
  } catch {
    return undefined;
  }
};

/** A condition as rows; undefined where it says more than rows can. None is no row. */
export const toRows = (condition: Condition | undefined): ConditionRows | undefined => {
  if (condition === undefined) return { join: 'all', rows: [] };
  if (typeof condition !== 'object' || condition === null) return undefined;
  const isJoined = isAny(condition) || isAll(condition);
  if (isJoined && Object.keys(condition).length > 1) return undefined;
  const join: Join = isAny(condition) ? 'any' : 'all';
  const parts = isAny(condition) ? condition.any : isAll(condition) ? condition.all : [condition];
  const rows = parts.map(rowOf);
  return rows.every(row => row !== undefined) ? { join, rows } : undefined;
};

/** The condition of rows; those whose value is still missing say nothing yet. */
export const fromRows = ({ join, rows }: ConditionRows): Condition | undefined => {
  const leaves = rows.flatMap(({ path, op, value }): readonly Leaf[] =>
    value === undefined ? [] : [{ [path]: { [op]: value } }],
  );
  const [first, ...more] = leaves;
  if (first === undefined) return undefined;
  if (more.length === 0) return first;
  return join === 'all' ? { all: leaves } : { any: leaves };
};
