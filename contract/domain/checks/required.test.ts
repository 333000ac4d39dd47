import { expect, it } from 'vitest';
import { checkRequired } from './required.ts';

it.each([
  [undefined, 'Please enter language'],
  [null, 'Please enter language'],
  ['', 'Please enter language'],
  [[], 'Please enter language'],
  [['hi'], undefined],
  [0, undefined],
  [false, undefined],
  ['0', undefined],
])('T74 the required value %j: %j', (value, expected) => {
  expect(checkRequired('language', value)).toBe(expected);
});
