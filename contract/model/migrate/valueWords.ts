import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type Operand,
  type Operator,
} from '#contract/rules/condition.ts';
import { isCondition } from '#contract/rules/isCondition.ts';
import { isMembers } from '#contract/model/written/SharedFiles.ts';
import type { Text } from '#contract/model/types.ts';

const operatorWords: Readonly<Record<Operator, string>> = {
  eq: 'is',
  ne: 'is not',
  lt: 'is below',
  lte: 'is at most',
  gt: 'is above',
  gte: 'is at least',
  in: 'is one of',
  nin: 'is none of',
  has: 'has',
  contains: 'contains',
  empty: 'is empty',
  changed: 'has changed',
};

const operandWords = (operand: Operand): string => {
  if (Array.isArray(operand)) return operand.map(one => operandWords(one as Operand)).join(', ');
  return isRef(operand) ? operand.$ : JSON.stringify(operand);
};

const inBrackets = (parts: readonly Condition[], word: string): string => {
  const told = parts.map(part =>
    typeof part === 'object' && (isAll(part) || isAny(part))
      ? `(${conditionWords(part)})`
      : conditionWords(part),
  );
  return told.join(` ${word} `);
};

/** A condition as a sentence about the record, with the names of the files. */
export const conditionWords = (condition: Condition): string => {
  // An older state may say what this version cannot read.
  if (!isCondition(condition)) return JSON.stringify(condition);
  if (typeof condition === 'boolean') return condition ? 'always' : 'never';
  if (isAll(condition)) return inBrackets(condition.all, 'and');
  if (isAny(condition)) return inBrackets(condition.any, 'or');
  if (isNot(condition)) return `not (${conditionWords(condition.not)})`;
  const { path, op, operand } = leafParts(condition);
  const isNegated = operand === false && (op === 'empty' || op === 'changed');
  if (isNegated) return `${path} ${op === 'empty' ? 'is not empty' : 'has not changed'}`;
  const words = `${path} ${operatorWords[op]}`;
  return op === 'empty' || op === 'changed' ? words : `${words} ${operandWords(operand)}`;
};

export const isText = (value: unknown): value is Text =>
  isMembers(value) &&
  typeof value['en'] === 'string' &&
  Object.keys(value).every(key => key === 'en' || key === 'hi');

/** Texts in English alone, at any depth. */
const inEnglish = (_key: string, value: unknown): unknown => (isText(value) ? value.en : value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value of a screen as people read it in a sentence. @param isWhen it says when something holds */
export const valueWords = (value: unknown, isWhen = false): string => {
  if (isEmpty(value)) return 'none';
  if (isWhen && isCondition(value)) return conditionWords(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && /^\S+$|"/.test(value)) return value;
  if (isText(value)) return JSON.stringify(value.en);
  if (Array.isArray(value) && value.every(isPlain)) return value.join(', ');
  if (typeof value === 'object' && isCondition(value)) return conditionWords(value);
  return JSON.stringify(value, inEnglish);
};

export { isEmpty };
