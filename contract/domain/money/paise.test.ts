import { expect, it } from 'vitest';
import { roundedShare } from './paise.ts';

it.each([
  [100, 18, 100, 18],
  [25, 18, 100, 5], // 4.50
  [24, 18, 100, 4], // 4.32
  [-25, 18, 100, -5],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
  [0, 18, 100, 0],
  [99_999_999_900, 9_999, 10_000, 99_989_999_900],
  [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
])('%i × %i / %i is %i, half away from zero', (amount, numerator, denominator, expected) => {
  expect(roundedShare(amount, numerator, denominator)).toBe(expected);
});
