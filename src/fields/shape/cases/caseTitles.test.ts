import { expect, it } from 'vitest';
import type { JsonSchema } from '#contract/model/types.ts';
import { caseTitles, definitionName } from './caseTitles.ts';

const words = {
  say: (key: string, about?: object) => [key, ...Object.values(about ?? {})].join(' '),
  text: ({ en }: { en: string }) => en,
};

const string = { type: 'string' } as const;
const marked = (kind: string) =>
  ({ type: 'object', properties: { kind: { const: kind }, day: string } }) as const;

const rows: readonly (readonly [what: string, cases: readonly JsonSchema[], titles: string[]])[] = [
  ['titles', [{ title: 'Cash' }, { title: 'Card' }], ['Cash', 'Card']],
  ['values', [{ const: 'netBanking' }, { enum: [1, 2, 3, 4] }], ['Net banking', '1, 2, 3, …']],
  ['what a member is', [marked('bank_transfer'), marked('cash')], ['Bank transfer', 'Cash']],
  [
    'names',
    [{ $ref: '#/$defs/CreditCard' }, { later: 'cash.schema.json' }],
    ['Credit card', 'Cash'],
  ],
  [
    'formats',
    [
      { ...string, format: 'date' },
      { ...string, format: 'uri' },
    ],
    ['Date', 'Uri'],
  ],
  [
    'types',
    [string, { type: 'array' }, { type: ['object', 'null'] }],
    ['types.string', 'types.array', 'types.object'],
  ],
  ['what is asked', [{ required: ['phone'] }, { required: ['email'] }], ['Mobile', 'Email']],
  [
    'members',
    [
      { type: 'object', properties: { day: string, street: { title: 'Road' } } },
      { type: 'object', properties: { day: string, box: string } },
    ],
    ['Road', 'Box'],
  ],
  ['nothing', [{ minLength: 2 }, { maxLength: 1 }], ['option 1', 'option 2']],
  [
    'two of one title',
    [
      { title: 'Place', ...string },
      { title: 'Place', type: 'number' },
    ],
    ['Place (types.string)', 'Place (types.number)'],
  ],
];

it.each(rows)('alternatives are told apart by %s', (_what, cases, titles) => {
  const told = cases.map(schema => ({ schema, name: definitionName(schema) }));
  const around: JsonSchema = { properties: { phone: { title: 'Mobile' } } };
  expect(caseTitles(told, words, around)).toEqual(titles);
});
