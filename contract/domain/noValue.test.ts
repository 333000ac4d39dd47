import { expect, it } from 'vitest';
import { isNoValue, withoutNoValues } from './noValue.ts';

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [0, false],
  ['0', false],
  [false, false],
  [' ', false],
  [Number.NaN, false],
])('T74 %j is no value: %s', (value, expected) => {
  expect(isNoValue(value)).toBe(expected);
});

it('T74 dropping fields keeps zeros and false', () => {
  expect(
    withoutNoValues({ price: 0, isActive: false, name: '', city: null, note: undefined }),
  ).toEqual({ price: 0, isActive: false });
});
