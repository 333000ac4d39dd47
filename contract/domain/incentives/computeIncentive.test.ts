import { describe, expect, it } from 'vitest';
import { computeIncentive, shareOut, whatIf, type Achievement } from './computeIncentive.ts';
import type { Slab } from './slabs.ts';

const slab = (
  id: number,
  targetMin: number,
  targetMax: number | null,
  incentive: number,
): Slab => ({
  id,
  targetMin,
  targetMax,
  accountsMin: 0,
  accountsMax: null,
  incentive,
  effectiveDate: '2026-01-01',
});
const slabs = [
  slab(1, 0, 5_000, 0),
  slab(2, 5_000, 8_000, 150),
  slab(3, 8_000, 10_000, 300),
  slab(4, 10_000, null, 500),
];
const own = (achieved: number, target = 100_000_00): Achievement => ({
  type: 'Individual',
  target,
  achieved,
  accountsClosed: 4,
});
const team = (achieved: number, target = 1_000_000_00): Achievement => ({
  ...own(achieved, target),
  type: 'Team',
});

describe('the incentive', () => {
  it.each([
    ['below the first paying slab', own(49_999_99), 1, 0],
    ['1.5 percent from half of the target', own(50_000_00), 2, 750_00],
    ['3 percent from 80', own(80_000_00), 3, 2_400_00],
    ['5 percent from all of it', own(100_000_00), 4, 5_000_00],
    ['half a paisa rounds up', own(50_001_00), 2, 75_002],
    ['nothing without a target', own(100_000_00, 0), null, 0],
    ['nothing when more went back than came in', own(-10), 1, 0],
  ])('%s', (_title, achievement, slabId, expected) => {
    const { incentive, parts } = computeIncentive({ slabs, cap: null }, [achievement]);
    expect(incentive).toBe(expected);
    expect(parts[0]?.slab?.id ?? null).toBe(slabId);
  });

  it('is nothing in a gap of the slabs', () => {
    const { incentive, parts } = computeIncentive({ slabs: slabs.slice(2), cap: null }, [
      own(60_000_00),
    ]);
    expect([incentive, parts[0]?.slab]).toEqual([0, null]);
  });

  it.each([
    ['no cap', null, 7_400_00, [2_400_00, 5_000_00]],
    ['a cap above it', 10_000_00, 7_400_00, [2_400_00, 5_000_00]],
    ['a cap at it', 7_400_00, 7_400_00, [2_400_00, 5_000_00]],
    ['a cap below it, shared as it was earned', 3_700_00, 3_700_00, [1_200_00, 2_500_00]],
    ['a cap of nothing', 0, 0, [0, 0]],
  ])('of oneself and the team: %s', (_title, cap, expected, paid) => {
    const computed = computeIncentive({ slabs, cap }, [
      own(80_000_00),
      team(100_000_00, 100_000_00),
    ]);
    expect(computed.incentive).toBe(expected);
    expect(computed.parts.map(part => part.paid)).toEqual(paid);
    expect(computed.beforeCap).toBe(7_400_00);
  });
});

describe('shares', () => {
  it.each([
    ['thirds', 100, [1, 1, 1], [33, 34, 33]],
    ['one that was taken back', 100, [60, -20, 60], [60, -20, 60]],
    ['nothing left', 0, [50, -50], [0, 0]],
    ['nothing', 0, [], []],
  ])('%s', (_title, amount, bases, expected) => {
    expect([...shareOut(amount, bases)]).toEqual(expected);
  });

  it('sum to the amount, whatever the bases', () => {
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 300; round += 1) {
      const bases = Array.from({ length: 1 + (next() % 9) }, () => (next() % 1_000_000) - 100_000);
      const whole = bases.reduce((sum, base) => sum + base, 0);
      const amount = next() % 900_000;
      const sum = [...shareOut(amount, bases)].reduce((all, share) => all + share, 0);
      expect(sum).toBe(whole > 0 ? amount : 0);
    }
  });
});

describe('what if', () => {
  it('ten more deals lift into the next slab', () => {
    const terms = { slabs, cap: null };
    expect(computeIncentive(terms, [own(50_000_00)]).incentive).toBe(750_00);
    expect(whatIf(terms, [own(50_000_00)], { deals: 10, each: 3_000_00 }).incentive).toBe(2_400_00);
    expect(whatIf(terms, [own(50_000_00)], { deals: 0, each: 3_000_00 }).incentive).toBe(750_00);
  });

  it('closed accounts count with them', () => {
    const byAccounts = [
      { ...slab(1, 0, null, 100), accountsMax: 10 },
      { ...slab(2, 0, null, 200), accountsMin: 10 },
    ];
    const { parts } = whatIf({ slabs: byAccounts, cap: null }, [own(100)], { deals: 6, each: 0 });
    expect(parts[0]?.slab?.id).toBe(2);
  });
});
