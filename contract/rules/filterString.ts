import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type Operand,
  type Operator,
} from './condition.ts';

/** How each operator is written on the wire; `changed` has no place in a query. */
export const wireOperators = {
  eq: '==',
  ne: '!=',
  lt: '=lt=',
  lte: '=le=',
  gt: '=gt=',
  gte: '=ge=',
  in: '=in=',
  nin: '=out=',
  has: '=has=',
  contains: '=like=',
  empty: '=empty=',
} as const satisfies Partial<Record<Operator, string>>;

/** A field on the wire: names and list positions with dots between. */
export const wirePath = /^[A-Za-z_]\w*(\.\w+)*$/;

/** Characters that end an unquoted value. */
export const bareValue = /^[^\s"'();,=!<>~\\]+$/;

/** What an unquoted value means: true, false, null, a number that is written back the same way, else text. */
export const readBare = (text: string): string | number | boolean | null => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && String(number) === text ? number : text;
};

const writeValue = (operand: unknown): string => {
  if (typeof operand !== 'string') return String(operand);
  const isPlain = bareValue.test(operand) && readBare(operand) === operand;
  return isPlain ? operand : `"${operand.replace(/["\\]/g, '\\$&')}"`;
};

const writeOperand = (operand: Operand): string => {
  const parts: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  if (parts.some(part => isRef(part) || part === undefined))
    throw new TypeError('Resolve references before writing a filter (resolveRefs)');
  return Array.isArray(operand) ? `(${parts.map(writeValue).join(',')})` : writeValue(operand);
};

const group = (condition: Condition): string =>
  typeof condition === 'object' && (isAll(condition) || isAny(condition))
    ? `(${write(condition)})`
    : write(condition);

const write = (condition: Condition): string => {
  if (typeof condition === 'boolean') return String(condition);
  if (isAll(condition)) return condition.all.length ? condition.all.map(group).join(';') : 'true';
  if (isAny(condition)) return condition.any.length ? condition.any.map(group).join(',') : 'false';
  if (isNot(condition)) return `!(${write(condition.not)})`;
  const { path, op, operand } = leafParts(condition);
  if (op === 'changed') throw new TypeError('`changed` cannot be asked of stored records');
  if (!wirePath.test(path)) throw new TypeError(`Not a field of the record: ${path}`);
  const isList = op === 'in' || op === 'nin';
  if (isList !== Array.isArray(operand))
    throw new TypeError(`\`${op}\` takes ${isList ? 'a list' : 'one value'}`);
  return path + wireOperators[op] + writeOperand(operand);
};

/**
 * A condition in the wire grammar of `filters=` (T68): `active==true;name=like=prem;id=in=(1,2)`; `;` and, `,` or,
 * `!( )` not, quotes around values that hold one of `"'();,=!<>~\` or white space or look like another type.
 * A condition that always holds is ''. Throws TypeError on references that are not resolved, and on `changed`.
 */
export const toFilterString = (condition: Condition): string =>
  condition === true ? '' : write(condition);
