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
  expect(phoneDigitsOf(search, 8)).toBe('9876543210');
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
  expect(phoneDigitsOf(search)).toBe(digits);
});

it.each(['3210', '43210987', '876543210', '98765 4321'])(
  '%s finds nobody for anyone who sees numbers masked: a part tells hidden digits',
  search => {
    expect(phoneDigitsOf(search, 8)).toBeUndefined();
  },
);

it.each([
  ['XX76543210', 8, '76543210'],
  ['xx76543210', undefined, '76543210'],
  [' XXXXXX3210', 4, '3210'],
  // More or less than what is shown.
  ['X876543210', 8, undefined],
  ['XX43210', 8, undefined],
  ['XX76543210', 4, undefined],
  ['XXAsha', 8, undefined],
])(
  '%s is a number as it is shown with the last %s digits, and asks for %s',
  (search, visible, digits) => {
    expect(phoneDigitsOf(search, visible)).toBe(digits);
  },
);
