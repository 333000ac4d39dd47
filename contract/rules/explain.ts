import {
  isAll,
  isAny,
  isNot,
  leafParts,
  type Condition,
  type Operand,
  type Operator,
} from './condition.ts';
import { evaluate, resolveOperand, type Scope } from './evaluate.ts';

/** One test of a condition with what it was tried on. */
export interface ExplainedTest {
  readonly type: 'test';
  readonly holds: boolean;
  /** As the condition writes it: a field of the record, or a path that begins with `user.`, `parent.`, `previous.`. */
  readonly path: string;
  readonly op: Operator;
  /** The value that the path had. */
  readonly value: unknown;
  /** What it was compared with, as the condition writes it and as it was worth then. */
  readonly operand: Operand;
  readonly against: unknown;
}

/** A condition with the verdict of each of its parts; plain data, so that the server can send it. */
export type Explained =
  | { readonly type: 'constant'; readonly holds: boolean }
  | { readonly type: 'all' | 'any'; readonly holds: boolean; readonly parts: readonly Explained[] }
  | { readonly type: 'not'; readonly holds: boolean; readonly part: Explained }
  | ExplainedTest;

const named = /^(user|parent|previous)\./;

const explainLeaf = (leaf: Condition & object, scope: Scope): ExplainedTest => {
  const { path, op, operand } = leafParts(leaf as Parameters<typeof leafParts>[0]);
  return {
    type: 'test',
    holds: evaluate(leaf, scope),
    path,
    op,
    value: resolveOperand({ $: named.test(path) ? path : `record.${path}` }, scope),
    operand,
    against: resolveOperand(operand, scope),
  };
};

/**
 * Takes the verdict on a condition apart. `holds` of the whole is always what `evaluate` says; unlike there every part
 * is looked at, so that each can be shown as held or not.
 */
export const explain = (condition: Condition, scope: Scope): Explained => {
  if (typeof condition === 'boolean') return { type: 'constant', holds: condition };
  if (isNot(condition)) {
    const part = explain(condition.not, scope);
    return { type: 'not', holds: !part.holds, part };
  }
  if (isAll(condition)) {
    const parts = condition.all.map(part => explain(part, scope));
    return { type: 'all', holds: parts.every(part => part.holds), parts };
  }
  if (isAny(condition)) {
    const parts = condition.any.map(part => explain(part, scope));
    return { type: 'any', holds: parts.some(part => part.holds), parts };
  }
  return explainLeaf(condition, scope);
};

/**
 * The tests that decide: of an `all` that fails those that fail, of an `any` that holds those that hold. Anyone who
 * changes none of them changes nothing in the verdict.
 */
export const decisive = (explained: Explained): readonly ExplainedTest[] => {
  switch (explained.type) {
    case 'constant':
      return [];
    case 'test':
      return [explained];
    case 'not':
      return decisive(explained.part);
    default:
      return explained.parts.filter(part => part.holds === explained.holds).flatMap(decisive);
  }
};
