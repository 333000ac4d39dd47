import { describe, expect, it } from 'vitest';
import { isCondition } from './isCondition.ts';

const nested = (depth: number): unknown =>
  depth === 0 ? { a: { eq: 1 } } : { not: nested(depth - 1) };

describe('isCondition', () => {
  it.each([
    [true],
    [{ a: { eq: 1 } }],
    [{ a: { eq: null } }],
    [{ a: { eq: '' } }],
    [{ 'a.b': { in: [1, 'x', { $: 'user.id' }] } }],
    [{ a: { lte: { $: 'today' } } }],
    [{ all: [] }],
    [{ all: [{ any: [{ a: { has: 1 } }] }, { not: { b: { empty: true } } }] }],
    [nested(32)],
  ])('takes %j', value => {
    expect(isCondition(value)).toBe(true);
  });

  it.each([
    [null],
    ['a'],
    [5],
    [[]],
    [{}],
    [{ a: 1 }],
    [{ a: {} }],
    [{ a: { like: 1 } }],
    [{ a: { eq: 1, ne: 2 } }],
    [{ a: { eq: 1 }, b: { eq: 1 } }],
    [{ a: { eq: { x: 1 } } }],
    [{ a: { in: [[1]] } }],
    [{ a: { eq: { $: 5 } } }],
    [{ all: [5] }],
    [{ not: undefined }],
    [nested(40)],
  ])('refuses %j', value => {
    expect(isCondition(value)).toBe(false);
  });
});
