import type { Calc, CalcOperator } from '../../../rules/calc.ts';
import { isRef } from '../../../rules/condition.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { typeOf } from '../../schemaAt.ts';
import type { Field } from '../../screen.ts';
import type { ConditionScope } from '../checkCondition.ts';
import type { Add } from '../fault.ts';

type Outcome = 'number' | 'text' | 'other';

/** Operators whose values must be numbers. */
const counting: readonly string[] = ['add', 'sub', 'mul', 'div', 'round'];

const outcomeOf: Readonly<Partial<Record<CalcOperator, Outcome>>> = {
  add: 'number',
  sub: 'number',
  mul: 'number',
  div: 'number',
  round: 'number',
  days: 'number',
  sum: 'number',
  count: 'number',
  concat: 'text',
};

const outcomeOfField = (field: Field | undefined): Outcome => {
  const type = field && typeOf(field.schema);
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' ? 'text' : 'other';
};

const outcomes = (calc: Calc, scope: ConditionScope): readonly Outcome[] => {
  if (typeof calc === 'number') return ['number'];
  if (typeof calc === 'string') return ['text'];
  if (typeof calc === 'boolean') return ['other'];
  if (isRef(calc)) {
    const [root, ...rest] = calc.$.split('.');
    return [root === 'record' ? outcomeOfField(scope.fields[rest.join('.')]) : 'other'];
  }
  if ('when' in calc) return [...outcomes(calc.use, scope), ...outcomes(calc.else, scope)];
  return Object.entries(calc).flatMap(([operator, values]): readonly Outcome[] => {
    const own = outcomeOf[operator as CalcOperator];
    return own ? [own] : values.flatMap(value => outcomes(value, scope));
  });
};

/** Texts that are reckoned with, at any depth. */
const checkReckoned = (calc: Calc, scope: ConditionScope, at: string, add: Add): void => {
  if (typeof calc !== 'object' || isRef(calc)) return;
  if ('when' in calc) {
    checkReckoned(calc.use, scope, at + pointer('use'), add);
    return checkReckoned(calc.else, scope, at + pointer('else'), add);
  }
  for (const [operator, values] of Object.entries(calc))
    for (const [index, value] of values.entries()) {
      const inner = at + pointer(operator, index);
      const isText = outcomes(value, scope).includes('text');
      if (counting.includes(operator) && isText)
        add(inner, `"${operator}" calculates with numbers, but this is a text`);
      else checkReckoned(value, scope, inner, add);
    }
};

/** Checks that what is worked out is of the type that the schema gives the field. */
export const checkResult = (field: Field, scope: ConditionScope, at: string, add: Add): void => {
  if (field.compute === null) return;
  checkReckoned(field.compute, scope, at, add);
  const wanted = outcomeOfField(field);
  const found = outcomes(field.compute, scope);
  if (wanted === 'number' && found.includes('text'))
    add(
      at,
      `This can be a text, but "${field.path}" is a number in the schema: make it a string there, or calculate a number`,
    );
  if (wanted === 'text' && found.includes('number'))
    add(
      at,
      `This can be a number, but "${field.path}" is a text in the schema: use "concat", or make it a number there`,
    );
};
