import { describe, expect, it } from 'vitest';
import { nextFreeDays } from '../slots/nextFreeDays.ts';
import { readAsked } from '../reports/readAsked.ts';
import { addDays, addMonths, addMonthsToMonth, daysBetween, monthEnd } from './addDays.ts';
import { queryBounds } from './dayBounds.ts';
import { fromStoredRange, toStoredRange } from './dayRange.ts';
import { startOfDay } from './indiaDay.ts';

const last = '9999-12-31';

describe('the last day of the calendar', () => {
  it('ends a query, whose bound lies after it', () => {
    expect(queryBounds(last, last).before.toISOString()).toBe('9999-12-31T18:30:00.000Z');
    expect(startOfDay(addDays(last, 1)).toISOString()).toBe('9999-12-31T18:30:00.000Z');
  });

  it('ends a range that is stored half-open', () => {
    const days = { start: '2026-01-01', end: last };
    expect(fromStoredRange(toStoredRange(days))).toEqual(days);
    expect(daysBetween(last, addDays(last, 1))).toBe(1);
    expect(addDays('10000-01-01', -1)).toBe(last);
    expect(addMonthsToMonth('9999-12', 1)).toBe('10000-01');
    expect(monthEnd('9999-12')).toBe(last);
  });

  it('ends a report', () => {
    const parameters = [
      { name: 'from', as: 'from' },
      { name: 'until', as: 'until' },
    ] as unknown as Parameters<typeof readAsked>[0]['parameters'];
    expect(readAsked({ parameters }, { from: '9999-12-01', until: last })).toMatchObject({
      asked: { before: new Date('9999-12-31T18:30:00.000Z') },
    });
  });

  it('leaves no free day after it', () => {
    const wanted = { start: '9998-12-31', end: '9998-12-31' };
    expect(nextFreeDays(wanted, [{ start: '9998-01-01', end: last }])).toBe(undefined);
  });
});

it('days of the first century are days of their own year', () => {
  expect(addDays('0050-01-01', 1)).toBe('0050-01-02');
  expect(addMonths('0001-01-31', 1)).toBe('0001-02-28');
  expect(daysBetween('0099-12-31', '0100-01-01')).toBe(1);
});
