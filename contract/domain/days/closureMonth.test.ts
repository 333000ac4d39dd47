import { describe, expect, it } from 'vitest';
import { closureMonth } from './closureMonth.ts';

const closureDates = { '2024-01': '2024-02-02', '2024-02': '2024-02-27', '2024-03': '2024-03-31' };

describe('T57 the sales month of a deal', () => {
  it.each([
    ['2024-01-15', '2024-01'],
    ['2024-02-01', '2024-01'],
    ['2024-02-02', '2024-01'],
    ['2024-02-03', '2024-02'],
    ['2024-02-27', '2024-02'],
    ['2024-02-28', '2024-03'],
    ['2024-03-31', '2024-03'],
    ['2024-04-01', '2024-04'],
    ['2024-12-31', '2024-12'],
    ['2023-11-30', '2023-11'],
  ])('of %s is %s', (day, expected) => {
    expect(closureMonth(day, closureDates)).toBe(expected);
  });

  it('is the calendar month where no closure date is set', () => {
    expect(closureMonth('2024-02-29', {})).toBe('2024-02');
  });
});
