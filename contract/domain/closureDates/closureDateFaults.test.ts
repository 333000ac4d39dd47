import { describe, expect, it } from 'vitest';
import { closureDateFault, closureDateRefusals } from './closureDateFaults.ts';
import { monthNumberOf } from '../days/monthNames.ts';

const dates = { '2026-09': '2026-10-02', '2026-11': '2026-11-30' };
const today = '2026-11-10';

describe('T57 the day on which a sales month closes', () => {
  it.each<[string, string, string, object | undefined]>([
    ['early, within the month', '2026-11', '2026-11-25', undefined],
    ['late, into the next month', '2026-11', '2026-12-03', undefined],
    ['today', '2026-11', '2026-11-10', undefined],
    ['a day that has passed', '2026-11', '2026-11-09', closureDateRefusals.past],
    [
      'the day the month before closes',
      '2026-10',
      '2026-10-02',
      closureDateRefusals.order('2026-10-02', '2026-11-30'),
    ],
    [
      'the day the month after closes',
      '2026-10',
      '2026-11-30',
      closureDateRefusals.order('2026-10-02', '2026-11-30'),
    ],
    ['a closed month, for which a past day is natural', '2026-10', '2026-11-02', undefined],
  ])('%s', (_, month, day, expected) => {
    expect(closureDateFault(month, day, dates, today)).toEqual(expected);
  });

  it.each([
    ['November', 11],
    ['november', 11],
    ['11', 11],
    [1, 1],
    ['13', undefined],
    ['0', undefined],
    ['Brumaire', undefined],
  ])('%s is month %s', (month, expected) => {
    expect(monthNumberOf(month)).toBe(expected);
  });
});
