import { expect, it } from 'vitest';
import { cleanFilters } from './filterValues.ts';

it.each([
  ['T63 cuts at the first separator', { city: 'Pune||Maharashtra||x' }, { city: 'Pune' }],
  ['T63 drops what is empty then', { city: '||x' }, {}],
  ['T63 cuts each value of a list', { city: ['Pune||a', '||b', 'Goa'] }, { city: ['Pune', 'Goa'] }],
  ['T63 drops a list that is empty then', { city: ['||b'] }, {}],
  ['T63 leaves a single bar', { name: 'a|b' }, { name: 'a|b' }],
  ['T64 ignores the placeholder key', { dummy_filter_key: '1', name: 'a' }, { name: 'a' }],
  [
    'T74 keeps zero and false',
    { slot_status_id: 0, active: false },
    { slot_status_id: 0, active: false },
  ],
  ['T74 drops no-values', { a: '', b: null, c: undefined }, {}],
])('%s', (_title, filters, expected) => {
  expect(cleanFilters(filters)).toEqual(expected);
});
