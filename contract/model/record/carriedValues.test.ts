import { expect, it } from 'vitest';
import { completeScreen } from '../complete/completeScreen.ts';
import { carriedValues } from './carriedValues.ts';

const screen = completeScreen(
  {
    format: 1,
    resource: 'gates',
    route: '/gates',
    label: { one: { en: 'Gate', hi: 'Gate' }, other: { en: 'Gates', hi: 'Gates' } },
    schema: 'gate.schema.json',
    access: { admin: { do: ['list'] } },
    fields: {
      shade: { was: ['colour', 'paint'] },
      width: { was: ['size.width'] },
      name: { was: ['note'] },
    },
    list: { columns: ['name'] },
    form: ['name'],
  },
  {
    type: 'object',
    properties: {
      name: { type: 'string' },
      note: { type: 'string' },
      shade: { type: 'string' },
      width: { type: 'integer' },
    },
  },
);
if (screen.type !== 'records') throw new Error('It keeps records');

it.each([
  ['its name of today', { shade: 'red' }, { shade: 'red' }],
  ['an earlier name', { colour: 'red', other: 1 }, { shade: 'red', other: 1 }],
  ['one earlier still', { paint: 'red' }, { shade: 'red' }],
  [
    'both, where somebody wrote the new one',
    { colour: 'red', shade: 'blue' },
    { colour: 'red', shade: 'blue' },
  ],
  ['a name inside another', { size: { width: 4, height: 2 } }, { size: { height: 2 }, width: 4 }],
  ['a name that is a field today', { note: 'x' }, { note: 'x' }],
])('a value stands under %s', (_where, stored, carried) => {
  expect(carriedValues(screen, stored)).toEqual(carried);
});

it('a record of which nothing was renamed is the same object', () => {
  const stored = { shade: 'red' };
  expect(carriedValues(screen, stored)).toBe(stored);
});
