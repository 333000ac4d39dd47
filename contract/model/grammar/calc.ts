import Type, { type TSchema } from 'typebox';
import type { Calc, CalcOf, CalcOperator, CalcWhen } from '../../rules/calc.ts';
import { condition, plainValue, ref } from './condition.ts';
import { keys, listOf, may, needed, typed, within } from './keys.ts';

/** A computed value within one. */
const inner = within<Calc>('calc');

const calcs = listOf(inner, { $id: 'calcs', minItems: 1 });

const calcOf = typed<CalcOf>()(
  keys(
    {
      add: may(calcs, 'Sum of the values.'),
      sub: may(calcs, 'First value minus the others.'),
      mul: may(calcs, 'Product of the values.'),
      div: may(calcs, 'First value divided by the second; nothing when that is 0.'),
      round: may(calcs, 'First value rounded to the number of decimals in the second.'),
      coalesce: may(calcs, 'First value that is not missing.'),
      concat: may(calcs, 'The values joined into one text.'),
      days: may(calcs, 'Days from the first to the second, both included.'),
      sum: may(calcs, 'Sum of a list of numbers, or of one field of its items.'),
      count: may(calcs, 'Number of entries of a list.'),
    } satisfies Record<CalcOperator, TSchema>,
    {
      $id: 'calcOf',
      description: 'One operator with its values.',
      minProperties: 1,
      maxProperties: 1,
    },
  ),
);

const calcWhen = typed<CalcWhen>()(
  keys(
    {
      when: needed(condition, 'The condition.'),
      use: needed(inner, 'The value if it is met.'),
      else: needed(inner, 'The value if it is not met.'),
    },
    { $id: 'calcWhen', description: 'One of two values.' },
  ),
);

export const calc = typed<Calc>()(
  Type.Union([plainValue, ref, calcWhen, calcOf], {
    $id: 'calc',
    description:
      'A computed value: a value, a reference, one operator with its values, or one of two by a condition.',
  }),
);
