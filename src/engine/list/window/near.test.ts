import { describe, expect, it } from 'vitest';
import { nearColumns, nearRows, withPlace } from './near.ts';

describe('what of a long list is drawn', () => {
  it.each([
    ['a short list as it is', 60, 0, [0, 60]],
    ['the beginning', 1000, 0, [0, 36]],
    ['a few rows further nothing else', 1000, 200, [0, 44]],
    ['the middle', 1000, 20_000, [484, 532]],
    ['the end', 1000, 39_200, [964, 1000]],
    ['something after the list became shorter', 100, 39_200, [88, 100]],
  ] as const)('%s', (_title, count, scrolled, [from, to]) => {
    expect(nearRows(count, 40, { scrolled, size: 800 })).toEqual({ from, to });
  });

  it.each([
    ['few columns as they are', 24, 0, [0, 24]],
    ['the first columns', 50, 0, [1, 15]],
    ['columns in the middle', 50, 2000, [18, 35]],
    ['the last columns', 50, 3800, [36, 50]],
  ] as const)('%s', (_title, count, scrolled, [from, to]) => {
    const widths = Array.from({ length: count }, () => 100);
    expect(nearColumns(widths, { scrolled, size: 1200 })).toEqual({ from, to });
  });

  it.each([
    [null, [[10, 20]]],
    [12, [[10, 20]]],
    [
      3,
      [
        [3, 4],
        [10, 20],
      ],
    ],
    [
      20,
      [
        [10, 20],
        [20, 21],
      ],
    ],
  ])('place %s always', (place, expected) => {
    const ranges = withPlace({ from: 10, to: 20 }, place).map(({ from, to }) => [from, to]);
    expect(ranges).toEqual(expected);
  });
});
