import { describe, expect, it } from 'vitest';
import { lapsedBucket, renewalBucket } from './renewalBuckets.ts';

describe('T78 no day is in two buckets', () => {
  it.each([
    [-1, undefined],
    [0, '30D'],
    [30, '30D'],
    [31, '30-45D'],
    [45, '30-45D'],
    [46, '45-60D'],
    [60, '45-60D'],
    [61, '60-90D'],
    [90, '60-90D'],
    [91, '>90D'],
    [5000, '>90D'],
  ])('%i days left is %j', (days, expected) => {
    expect(renewalBucket(days)).toBe(expected);
  });

  it.each([
    [-1, undefined],
    [0, '7'],
    [7, '7'],
    [8, '8-15'],
    [15, '8-15'],
    [16, '16-30'],
    [30, '16-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-180'],
    [180, '61-180'],
    [181, undefined],
  ])('lapsed %i days ago is %j', (days, expected) => {
    expect(lapsedBucket(days)).toBe(expected);
  });
});
