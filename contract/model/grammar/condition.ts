import Type, { type TSchema } from 'typebox';
import type { Condition, Operand, Operator, Ref, Scalar, Test } from '../../rules/condition.ts';
import { alsoAs, keys, listOf, mapOf, may, needed, typed, within } from './keys.ts';
import { parameterForm } from './names.ts';

/* What `contract/rules` reads and works out, as a file writes it; the types are there. */

export const scalar = Type.Unsafe<Scalar>({
  $id: 'scalar',
  type: ['string', 'number', 'boolean', 'null'],
});

/** A value of a field that people choose. */
export const plainValue = Type.Unsafe<Exclude<Scalar, null>>({
  type: ['string', 'number', 'boolean'],
});

export const ref = typed<Ref>()(
  keys(
    {
      $: needed(
        Type.String({
          pattern:
            '^(today|now|(record|previous|parent|user|ask|selection)\\.[a-zA-Z_][a-zA-Z0-9_]*(\\.[a-zA-Z0-9_]+)*)$',
        }),
        "`today`, `now` (the instant, in `set` of an action alone), or a path that begins with `record`, `previous`, `parent` (the record around an item of a list), `user` (`id`, `email`, `firstName`, `lastName` and `roleCodes` of the signed-in person), `ask` (the answers of an action's dialog) or `selection`.",
      ),
    },
    { $id: 'ref', description: 'A value known only when it is used.' },
  ),
);

export const operand = typed<Operand>()(
  Type.Union([scalar, ref, listOf(Type.Union([scalar, ref]))], {
    $id: 'operand',
    description:
      'A value, a reference, or a list of them. `"$record.id"` is short for `{ "$": "record.id" }`.',
  }),
);

export const operands = mapOf(operand, {
  $id: 'operands',
  propertyNames: { pattern: parameterForm },
});

const test = typed<Test>()(
  keys(
    {
      eq: may(operand, 'Equal; a missing value equals `null`.'),
      ne: may(operand, 'The exact opposite of `eq`.'),
      lt: may(operand, 'Less, or earlier.'),
      lte: may(operand, 'Less or equal.'),
      gt: may(operand, 'Greater, or later.'),
      gte: may(operand, 'Greater or equal.'),
      in: may(operand, 'Equal to one of a list.'),
      nin: may(operand, 'The exact opposite of `in`.'),
      has: may(operand, 'A list contains the value.'),
      contains: may(operand, 'A text contains the words, upper or lower case.'),
      empty: may(
        Type.Boolean(),
        'Has no value, or is a list without entries. 0 and false are values.',
      ),
      changed: may(Type.Boolean(), 'Differs from the stored record.'),
    } satisfies Record<Operator, TSchema>,
    {
      $id: 'test',
      description: 'One operator with its operand.',
      minProperties: 1,
      maxProperties: 1,
    },
  ),
);

/** A condition within one. */
const inner = within<Condition>('condition');

const plain = Type.Unsafe<Scalar>({ type: ['string', 'number', 'boolean'] });

/** A field with the value, or with those of which it has one. */
const shortTest = mapOf(Type.Union([plain, listOf(Type.Union([plain, ref]), { minItems: 1 })]), {
  title: 'Field is',
  minProperties: 1,
  maxProperties: 1,
  propertyNames: { pattern: '^(?!(all|any|not)$)[a-zA-Z_][a-zA-Z0-9_]*(\\.[a-zA-Z0-9_]+)*$' },
});

const wholeCondition = typed<Condition>()(
  Type.Union(
    [
      Type.Boolean({ title: 'Always or never' }),
      keys({ all: needed(listOf(inner, { minItems: 1 }), 'All of them are met.') }),
      keys({ any: needed(listOf(inner, { minItems: 1 }), 'At least one is met.') }),
      keys({ not: needed(inner, 'It is not met.') }),
      mapOf(test, {
        title: 'Test of a field',
        minProperties: 1,
        maxProperties: 1,
        propertyNames: { pattern: '^[a-zA-Z_][a-zA-Z0-9_]*(\\.[a-zA-Z0-9_]+)*$' },
      }),
    ],
    {
      $id: 'condition',
      description:
        'Always (`true`), never (`false`), a test of one field `{ "path": { "op": value } }`, or conditions joined with `all`, `any`, `not`. `{ "path": value }` is short for `eq`, `{ "path": [values] }` for `in`.',
    },
  ),
);

export const condition = alsoAs(wholeCondition, shortTest);
