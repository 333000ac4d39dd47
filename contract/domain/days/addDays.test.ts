import { describe, expect, it } from 'vitest';
import { addDays, addMonths, addMonthsToMonth, daysBetween, monthEnd } from './addDays.ts';

describe('T77 months clamp to their end', () => {
  it.each([
    ['2024-08-31', -6, '2024-02-29'],
    ['2023-08-31', -6, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 1200, '2124-02-29'],
    ['2024-02-29', -1200, '1924-02-29'],
    ['2000-02-29', 1200, '2100-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-12-31', 2, '2025-02-28'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-05-10', 0, '2024-05-10'],
  ])('%s and %i months is %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });
});

it('counts days over months, leap days and years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31');
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  for (let count = -800; count < 800; count += 37)
    expect(daysBetween('2024-02-29', addDays('2024-02-29', count))).toBe(count);
});

it('knows months', () => {
  expect(addMonthsToMonth('2024-11', 3)).toBe('2025-02');
  expect(addMonthsToMonth('2024-01', -1)).toBe('2023-12');
  expect(monthEnd('2024-02')).toBe('2024-02-29');
  expect(monthEnd('2023-12')).toBe('2023-12-31');
});
