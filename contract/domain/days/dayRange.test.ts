import { describe, expect, it } from 'vitest';
import { dayCount, fromStoredRange, overlaps, toStoredRange } from './dayRange.ts';

describe('T127 days are inclusive, stored half-open', () => {
  it.each([
    ['2024-03-01', '2024-03-01', 1],
    ['2024-02-01', '2024-02-29', 29],
    ['2024-01-01', '2024-12-31', 366],
  ])('%s to %s has %i days', (start, end, expected) => {
    expect(dayCount({ start, end })).toBe(expected);
  });

  it('stores one day more than the end, and back', () => {
    const range = { start: '2024-02-28', end: '2024-02-29' };
    expect(toStoredRange(range)).toEqual({ from: '2024-02-28', before: '2024-03-01' });
    expect(fromStoredRange(toStoredRange(range))).toEqual(range);
  });

  it.each([
    ['2024-03-01', '2024-03-10', '2024-03-11', '2024-03-20', false],
    ['2024-03-01', '2024-03-10', '2024-03-10', '2024-03-20', true],
    ['2024-03-10', '2024-03-20', '2024-03-01', '2024-03-10', true],
    ['2024-03-05', '2024-03-05', '2024-03-01', '2024-03-31', true],
    ['2024-03-11', '2024-03-20', '2024-03-01', '2024-03-10', false],
  ])('%s to %s and %s to %s overlap: %s', (start, end, otherStart, otherEnd, expected) => {
    expect(overlaps({ start, end }, { start: otherStart, end: otherEnd })).toBe(expected);
  });
});
