import { describe, expect, it } from 'vitest';
import { allocate, allocateAmount, checkAllocation, equalShares } from './allocate.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('T52 allocation', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [1, 1, 1, 1], [3, 3, 2, 2]],
    [5, [3, 3, 1], [2, 2, 1]],
    [1, [1, 2], [0, 1]],
    [0, [1, 2], [0, 0]],
    [7, [0, 1], [0, 7]],
    [99_999_999_900, [3333, 3333, 3334], [33_329_999_967, 33_329_999_967, 33_339_999_966]],
  ])('%i by %j is %j', (whole, weights, expected) => {
    expect(allocate(whole, weights)).toEqual(expected);
  });

  it('sums to the whole for many wholes and weights', () => {
    for (let whole = 0; whole < 400; whole += 13)
      for (let count = 1; count < 12; count++) {
        const weights = Array.from({ length: count }, (_, index) => ((index * 7) % 5) + 1);
        const shares = allocate(whole, weights);
        expect(sum(shares)).toBe(whole);
        expect(shares.every(share => Number.isInteger(share) && share >= 0)).toBe(true);
      }
  });

  it('makes exactly 10,000 basis points of equal shares', () => {
    expect(equalShares(3)).toEqual([3334, 3333, 3333]);
    for (let count = 1; count <= 60; count++) expect(sum(equalShares(count))).toBe(10_000);
  });

  it('loses no paisa of an amount', () => {
    expect(allocateAmount(100_01, equalShares(3))).toEqual([33_35, 33_33, 33_33]);
  });

  it('refuses weights that are all zero', () => {
    expect(() => allocate(10, [0, 0])).toThrow(RangeError);
    expect(() => allocate(10, [])).toThrow(RangeError);
  });

  it.each([
    [[10_000], undefined],
    [[3334, 3333, 3333], undefined],
    [[3333, 3333, 3333], 'Allocation percentage is not 100 for given package id'],
    [[5000, 5001], 'Allocation percentage is not 100 for given package id'],
    [[], 'Allocation percentage is not 100 for given package id'],
  ])('shares %j: %j', (shares, expected) => {
    expect(checkAllocation(shares)).toBe(expected);
  });
});
