import { describe, expect, it } from 'vitest';
import { isAlike } from './isAlike.ts';

describe('isAlike', () => {
  it.each([
    [null, ''],
    [undefined, []],
    [[{ name: 'cityId', allowed: [] }], [{ name: 'cityId' }]],
    [
      { a: 1, b: { c: 'x', d: null } },
      { b: { c: 'x' }, a: 1 },
    ],
  ])('takes %j for %j', (one, other) => expect(isAlike(one, other)).toBe(true));

  it.each([
    [0, null],
    [false, undefined],
    [
      [1, 2],
      [2, 1],
    ],
    [[{ name: 'cityId' }], [{ name: 'zone' }]],
    [['', 'x'], ['x']],
  ])('tells %j from %j', (one, other) => expect(isAlike(one, other)).toBe(false));
});
