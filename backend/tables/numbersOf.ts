import { phoneShape, type PhoneShape } from '../policies/phones/phoneShape.ts';
import type { PlannedField } from './fieldPlan.ts';

/** Where the numbers of a record stand; lists and objects of them are read alone. */
export const numbersOf = (plan: readonly PlannedField[]): PhoneShape =>
  phoneShape({
    type: 'object',
    properties: Object.fromEntries(
      plan.flatMap(({ name, query }) =>
        query?.kind === 'phone' ? [[name, { format: 'phone' }]] : [],
      ),
    ),
  });
