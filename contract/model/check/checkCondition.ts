import { isDay } from '../../domain/days/indiaDay.ts';
import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type LeafParts,
  type Operand,
} from '../../rules/condition.ts';
import { kinds } from '../../kinds/index.ts';
import { pointer } from '../files/jsonPositions.ts';
import type { Field } from '../screen.ts';
import type { FieldsByPath } from './context.ts';
import type { Add } from './fault.ts';
import { nearest } from '../../domain/nearest.ts';
import { wrongName } from './wrongName.ts';

/** What the paths and references of a condition may name. */
export interface ConditionScope {
  /** Fields that the left side of a test may name. */
  readonly fields: FieldsByPath;
  /** By the first word of a reference: the names that may follow it. */
  readonly refs: Readonly<Record<string, readonly string[]>>;
}

/** What conditions know of the signed-in user, in the page and on the server. */
const userNames = ['id', 'email', 'firstName', 'lastName', 'roleCodes'];

/** The scope of conditions on a record; `parent` holds the fields around an item of a list. */
export const recordScope = (fields: FieldsByPath, parent?: FieldsByPath): ConditionScope => ({
  fields,
  refs: {
    record: Object.keys(fields),
    previous: Object.keys(fields),
    user: userNames,
    ...(parent && { parent: Object.keys(parent) }),
  },
});

/** Checks that a reference names something of the scope. */
export const checkRef = (reference: string, scope: ConditionScope, at: string, add: Add): void => {
  if (reference === 'today') return;
  const [root = '', ...rest] = reference.split('.');
  const names = Object.hasOwn(scope.refs, root) ? scope.refs[root] : undefined;
  if (!names) add(at, `"${root}" is not known here`, nearest(root, Object.keys(scope.refs)));
  else if (!names.includes(rest.join('.')))
    add(
      at,
      `There is no "${reference}"`,
      nearest(
        reference,
        names.map(name => `${root}.${name}`),
      ),
    );
};

/** Checks every reference in an operand. */
export const checkOperandRefs = (
  operand: Operand,
  scope: ConditionScope,
  at: string,
  add: Add,
): void => {
  if (isRef(operand)) checkRef(operand.$, scope, at, add);
  else if (Array.isArray(operand))
    for (const [index, entry] of operand.entries())
      checkOperandRefs(entry as Operand, scope, at + pointer(index), add);
};

/** What is wrong with a value for a field, in words; undefined when nothing is. */
export const valueFault = (field: Field, value: unknown): string | undefined => {
  if (value === null) return undefined;
  const kind = kinds[field.kind];
  const text = JSON.stringify(value);
  if (field.options.length > 0) {
    const known = field.options.map(option => option.value);
    return (known as unknown[]).includes(value)
      ? undefined
      : `${text} is not an option of "${field.path}": ${known.map(one => JSON.stringify(one)).join(', ')}`;
  }
  if (
    typeof value === 'string' &&
    ((field.kind === 'date' && !isDay(value)) ||
      (field.kind === 'datetime' && Number.isNaN(Date.parse(value))))
  )
    return `${text} is not an ISO ${field.kind === 'date' ? 'date' : 'date-time'}, as "${field.path}" needs`;
  const isList = kind.jsonTypes.length === 1 && kind.jsonTypes[0] === 'array';
  const types = isList ? ['string', 'number', 'integer'] : kind.jsonTypes;
  const hasType = (types as readonly string[]).some(
    type => typeof value === (type === 'integer' ? 'number' : type),
  );
  return hasType ? undefined : `${text} is not a value of "${field.path}" (${field.kind})`;
};

const checkOperand = (
  { op, operand }: LeafParts,
  field: Field,
  scope: ConditionScope,
  at: string,
  add: Add,
): void => {
  checkOperandRefs(operand, scope, at, add);
  const takesList = op === 'in' || op === 'nin';
  if (op === 'empty' || op === 'changed' || isRef(operand)) return;
  if (takesList !== Array.isArray(operand))
    return add(at, `"${op}" takes ${takesList ? 'a list' : 'one value'}`);
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  for (const [index, value] of values.entries()) {
    const fault = isRef(value) ? undefined : valueFault(field, value);
    if (fault)
      add(
        takesList ? at + pointer(index) : at,
        fault,
        nearest(
          String(value),
          field.options.map(option => String(option.value)),
        ),
      );
  }
};

const checkLeaf = (leaf: LeafParts, scope: ConditionScope, at: string, add: Add): void => {
  const { path, op, operand } = leaf;
  const inner = at + pointer(path);
  const [root = ''] = path.split('.');
  if (root !== 'record' && Object.hasOwn(scope.refs, root) && path !== root) {
    checkRef(path, scope, inner, add);
    return checkOperandRefs(operand, scope, inner + pointer(op), add);
  }
  const field = Object.hasOwn(scope.fields, path) ? scope.fields[path] : undefined;
  if (!field) {
    const told = wrongName(`There is no field "${path}"`, path, Object.keys(scope.fields));
    return add(inner, told.message, told.suggestion);
  }
  const { operators } = kinds[field.kind];
  if (op !== 'changed' && !operators.includes(op))
    return add(
      inner + pointer(op),
      `"${op}" does not fit "${path}" (${field.kind}): ${operators.join(', ')}, changed`,
    );
  checkOperand(leaf, field, scope, inner + pointer(op), add);
};

/** Checks a condition: fields and references exist, operators fit the kind, values fit the field. */
export const checkCondition = (
  condition: Condition | undefined,
  scope: ConditionScope,
  at: string,
  add: Add,
): void => {
  if (condition === undefined || typeof condition === 'boolean') return;
  if (isNot(condition)) return checkCondition(condition.not, scope, at + pointer('not'), add);
  if (!isAll(condition) && !isAny(condition))
    return checkLeaf(leafParts(condition), scope, at, add);
  const [word, parts] = isAll(condition) ? ['all', condition.all] : ['any', condition.any];
  for (const [index, part] of parts.entries())
    checkCondition(part, scope, at + pointer(word, index), add);
};
