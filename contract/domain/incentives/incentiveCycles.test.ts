import { describe, expect, it } from 'vitest';
import { indiaDay } from '../days/indiaDay.ts';
import { countingDays, cycleName, cycleOf, isCycleOver, lastCycles } from './incentiveCycles.ts';

describe('the last cycles', () => {
  it.each([
    ['2026-11-23', 'Monthly', ['November 2026', 'October 2026', 'September 2026']],
    ['2027-01-01', 'Monthly', ['January 2027', 'December 2026', 'November 2026']],
    [
      '2026-11-23',
      'Quarterly',
      ['Quarter from October 2026', 'Quarter from July 2026', 'Quarter from April 2026'],
    ],
    [
      '2026-03-31',
      'Quarterly',
      ['Quarter from January 2026', 'Quarter from October 2025', 'Quarter from July 2025'],
    ],
  ] as const)('on %s, %s', (today, frequency, names) => {
    expect(lastCycles(today, 3, frequency).map(cycleName)).toEqual(names);
  });

  it('begin at midnight in India, not in London', () => {
    expect(lastCycles(indiaDay(new Date('2026-10-31T18:29:59Z')), 1, 'Monthly')[0]?.startDate).toBe(
      '2026-10-01',
    );
    expect(lastCycles(indiaDay(new Date('2026-10-31T18:30:00Z')), 1, 'Monthly')[0]?.startDate).toBe(
      '2026-11-01',
    );
  });
});

describe('what counts for a cycle', () => {
  const closures = { '2026-09': '2026-10-02', '2026-10': '2026-10-30', '2026-12': '2027-01-03' };
  it.each([
    ['Monthly', '2026-09', '2026-09-01', '2026-10-02'],
    ['Monthly', '2026-10', '2026-10-03', '2026-10-30'],
    ['Monthly', '2026-11', '2026-10-31', '2026-11-30'],
    ['Quarterly', '2026-11', '2026-10-03', '2027-01-03'],
  ] as const)('%s %s', (frequency, month, from, until) => {
    expect(countingDays(cycleOf(frequency, month), closures)).toEqual({ from, until });
  });

  it.each([
    ['2026-10-30', false],
    ['2026-10-31', true],
  ])('on %s October, which closes early, is over: %s', (today, expected) => {
    expect(isCycleOver(cycleOf('Monthly', '2026-10'), today, closures)).toBe(expected);
  });
});
