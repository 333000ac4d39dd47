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

it.each([
  ['3210', 8, '3210'],
  ['76543210', 8, '76543210'],
  ['XX76543210', 8, '76543210'],
  ['xx76543210', undefined, '76543210'],
  // A part that is longer than what is shown tells hidden digits.
  ['876543210', 8, undefined],
  ['98765 4321', 8, undefined],
  ['3210', 4, '3210'],
  ['43210', 4, undefined],
  ['XXXXXX3210', 4, '3210'],
])(
  '%s of a number of which the last %s digits are shown asks for %s',
  (search, visible, digits) => {
    expect(phoneDigitsOf(search, visible)).toBe(digits);
  },
);
