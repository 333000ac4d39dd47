import { describe, expect, it } from 'vitest';
import { nearColumns, nearRows, nextRows, rowsPerFrame, withPlace } from './virtualWindow.ts';

describe('what of a long list is drawn', () => {
  it.each([
    ['a short list as it is', 60, 0, [0, 60]],
    ['the beginning', 1000, 0, [0, 26]],
    ['a few rows further nothing else', 1000, 40, [0, 30]],
    ['the middle', 1000, 20_000, [494, 526]],
    ['the end', 1000, 39_200, [974, 1000]],
    ['something after the list became shorter', 100, 39_200, [94, 100]],
  ] as const)('%s', (_title, count, scrolled, [from, to]) => {
    expect(nearRows(count, 40, { scrolled, size: 800 })).toEqual({ from, to });
  });

  it.each([
    ['few columns as they are', 24, 0, [0, 24]],
    ['the first columns', 50, 0, [1, 14]],
    ['columns in the middle', 50, 2000, [19, 34]],
    ['the last columns', 50, 3800, [37, 50]],
  ] as const)('%s', (_title, count, scrolled, [from, to]) => {
    const widths = Array.from({ length: count }, () => 100);
    expect(nearColumns(widths, { scrolled, size: 1200 })).toEqual({ from, to });
  });

  it('brings the rows of a jump a few a frame, those that are seen first, and ends with all that are near', () => {
    const seen = { scrolled: 20_000, size: 800 };
    const near = nearRows(1000, 40, seen);
    const steps = [{ from: 0, to: 26 }];
    for (let frame = 0; frame < 9; frame += 1)
      steps.push(nextRows(steps.at(-1) ?? near, near, 40, seen));
    expect(steps[1]).toEqual({ from: 500, to: 508 });
    expect(steps[3]).toEqual({ from: 500, to: 524 });
    expect(steps[4]).toEqual(near);
    expect(steps.at(-1)).toEqual(near);
  });

  it('keeps the rows that stay near and never draws more new ones than a frame has time for', () => {
    for (const by of [-1500, -200, 40, 200, 1500]) {
      let drawn = nearRows(1000, 40, { scrolled: 16_000, size: 800 });
      for (let frame = 1; frame < 8; frame += 1) {
        const seen = { scrolled: 16_000 + by * frame, size: 800 };
        const next = nextRows(drawn, nearRows(1000, 40, seen), 40, seen);
        const kept = Math.max(0, Math.min(next.to, drawn.to) - Math.max(next.from, drawn.from));
        expect(next.to - next.from - kept).toBeLessThanOrEqual(rowsPerFrame);
        drawn = next;
      }
    }
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
