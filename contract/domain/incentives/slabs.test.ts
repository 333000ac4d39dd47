import { describe, expect, it } from 'vitest';
import { gapsOf, inForce, overlapOf, reachedShare, slabFor, type SlabRange } from './slabs.ts';

const range = (
  targetMin: number,
  targetMax: number | null,
  accountsMin = 0,
  accountsMax: number | null = null,
): SlabRange => ({ targetMin, targetMax, accountsMin, accountsMax });

const ladder = [range(0, 5_000), range(5_000, 8_000), range(8_000, 10_000), range(10_000, null)];

describe('the share of a target', () => {
  it.each([
    ['nothing', 0, 100, 0],
    ['a paisa short of 80 percent', 7_999_99, 10_000_00, 7_999],
    ['80 percent to the paisa', 8_000_00, 10_000_00, 8_000],
    ['all of it', 10_000_00, 10_000_00, 10_000],
    ['more', 25_000_00, 10_000_00, 25_000],
    ['more taken back than came in', -1, 100, 0],
    ['no target', 100, 0, null],
    [
      'amounts beyond what a double holds exactly',
      9_007_199_254_740_991,
      9_007_199_254_740_991,
      10_000,
    ],
  ])('%s', (_title, achieved, target, expected) => {
    expect(reachedShare(achieved, target)).toBe(expected);
  });
});

describe('the slab', () => {
  it.each([
    [0, 0],
    [4_999, 0],
    [5_000, 1],
    [7_999, 1],
    [8_000, 2],
    [10_000, 3],
    [99_999, 3],
  ])('of %i basis points is number %i: a bound belongs to the slab above it', (share, at) => {
    expect(slabFor(ladder, share, 3)).toBe(ladder[at]);
  });

  it.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [20, undefined],
  ])('of %i closed accounts', (accounts, at) => {
    const slabs = [range(0, null, 0, 10), range(0, null, 10, 20)];
    expect(slabFor(slabs, 6_000, accounts)).toBe(at === undefined ? undefined : slabs[at]);
  });
});

describe('an overlap', () => {
  it.each([
    ['next to each other', range(8_000, 10_000), range(10_000, null), false],
    ['one point in common', range(8_000, 10_001), range(10_000, null), true],
    ['inside', range(2_000, 3_000), range(0, 5_000), true],
    ['both open', range(8_000, null), range(12_000, null), true],
    ['same share, other accounts', range(0, null, 0, 10), range(0, null, 10, null), false],
    ['same share, accounts in common', range(0, null, 0, 11), range(0, null, 10, null), true],
  ])('%s', (_title, one, other, expected) => {
    expect(overlapOf(one, [other]) === other).toBe(expected);
    expect(overlapOf(other, [one]) === one).toBe(expected);
  });
});

describe('gaps', () => {
  it.each([
    ['none', ladder, []],
    ['no slab at all', [], [range(0, null)]],
    ['at the bottom', ladder.slice(1), [range(0, 5_000)]],
    ['two next to each other are one', [ladder[0]!, ladder[3]!], [range(5_000, 10_000)]],
    ['at the top', ladder.slice(0, 3), [range(10_000, null)]],
    [
      'for many accounts only',
      [range(0, 5_000), range(5_000, null, 0, 10)],
      [range(5_000, null, 10, null)],
    ],
  ])('%s', (_title, slabs, expected) => {
    expect(gapsOf(slabs)).toEqual(expected);
  });
});

describe('a version', () => {
  const rows = ['2026-04-01', '2026-04-01', '2026-10-01'].map((effectiveDate, id) => ({
    id,
    effectiveDate,
  }));
  it.each([
    ['2026-03-31', []],
    ['2026-04-01', [0, 1]],
    ['2026-09-30', [0, 1]],
    ['2026-10-01', [2]],
  ])('on %s', (day, expected) => {
    expect(inForce(rows, day).map(({ id }) => id)).toEqual(expected);
  });
});
