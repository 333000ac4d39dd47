import { expect, it } from 'vitest';
import { phoneDigitsOf } from './phoneDigitsOf.ts';

it.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '00919876543210',
  '0091 98765 43210',
  '919876543210',
  '09876543210',
  '0 98765 43210',
  '(+91) 98765 43210',
  '98765.43210',
  '+91 (0)98765-43210',
])('%j asks for the same person', search => {
  expect(phoneDigitsOf(search, false)).toBe('9876543210');
});

it.each([
  ['3210', '3210'],
  ['43210', '43210'],
  ['765 43210', '76543210'],
  ['321', undefined],
  ['98765432101', undefined],
  ['', undefined],
  ['Asha 3210', undefined],
  ['+1 9876543210', undefined],
  ["9876' or 1=1", undefined],
])('%j asks for %s', (search, digits) => {
  expect(phoneDigitsOf(search, true)).toBe(digits);
});

it.each(['3210', '876543210', '98765 4321'])(
  '%s finds nobody for anyone who sees numbers masked: a part tells hidden digits',
  search => {
    expect(phoneDigitsOf(search, false)).toBeUndefined();
  },
);
