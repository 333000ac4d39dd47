import type { Field } from '#contract/model/types.ts';
import type { Operand, Operator } from '#contract/rules/condition.ts';

/** A filter in the making: the operator may be one of these, which is how people say it. */
const offered: readonly Operator[] = [
  'in',
  'nin',
  'contains',
  'has',
  'eq',
  'ne',
  'gte',
  'lte',
  'gt',
  'lt',
  'empty',
];

const single: readonly Field['kind'][] = ['boolean', 'phone'];
const listed: readonly Field['kind'][] = ['choice', 'reference', 'city'];

/** The operators offered for a field, the usual one first: lists of values where values are chosen, single ones where typed. */
export const offeredOperators = (field: Field): readonly Operator[] => {
  const isListed = listed.includes(field.kind);
  const superfluous: readonly Operator[] = isListed ? ['eq', 'ne'] : ['in', 'nin'];
  const fits = offered.filter(op => field.operators.includes(op) && !superfluous.includes(op));
  // A number is looked for whole: a part of it would tell masked digits (T89).
  return single.includes(field.kind) ? fits.filter(op => op === 'eq') : fits;
};

const isDated = ({ kind }: Field) => kind === 'date' || kind === 'datetime';

/** Text key of an operator before a value of any kind. */
export const operatorKeyOf = (op: Operator, operand?: Operand): string =>
  op === 'empty' && operand === false ? 'engine.op.filled' : `engine.op.${op}`;

/** Text key of an operator as it is between field and value: "client type *is* Owner". */
export const operatorKey = (field: Field, op: Operator, operand?: Operand): string => {
  const isOrder = op === 'lt' || op === 'lte' || op === 'gt' || op === 'gte';
  return isOrder && isDated(field) ? `engine.op_date.${op}` : operatorKeyOf(op, operand);
};

/** Operators that say all by themselves. */
export const needsNoValue = (op: Operator): boolean => op === 'empty';
