import { isRef } from '../../../rules/condition.ts';
import type { Calc } from '../../../rules/calc.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { checkCondition, checkRef, type ConditionScope } from '../checkCondition.ts';
import type { Add } from '../fault.ts';

/** Checks every reference and condition in a computed value. */
export const checkCalc = (calc: Calc, scope: ConditionScope, at: string, add: Add): void => {
  if (typeof calc !== 'object') return;
  if (isRef(calc)) return checkRef(calc.$, scope, at, add);
  if ('when' in calc) {
    checkCondition(calc.when, scope, at + pointer('when'), add);
    checkCalc(calc.use, scope, at + pointer('use'), add);
    checkCalc(calc.else, scope, at + pointer('else'), add);
    return;
  }
  for (const [operator, values] of Object.entries(calc))
    for (const [index, value] of values.entries())
      checkCalc(value, scope, at + pointer(operator, index), add);
};
