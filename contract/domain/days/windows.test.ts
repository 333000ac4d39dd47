import { describe, expect, it } from 'vitest';
import {
  dateBounds,
  leadDataWindow,
  paymentDueDay,
  paymentFailedWindow,
  renewalMonths,
} from './windows.ts';

describe('T77 windows, bounds inclusive', () => {
  it('lead data: 6 months back, held at the month’s end, to tomorrow', () => {
    expect(leadDataWindow('2024-08-31')).toEqual({ start: '2024-02-29', end: '2024-09-01' });
    expect(leadDataWindow('2024-12-31')).toEqual({ start: '2024-06-30', end: '2025-01-01' });
  });

  it('payment-failed report: today less 8', () => {
    expect(paymentFailedWindow('2024-03-05')).toEqual({ start: '2024-02-26', end: '2024-03-05' });
  });

  it('date fields: 100 years either way, leap day held', () => {
    expect(dateBounds('2000-02-29')).toEqual({ start: '1900-02-28', end: '2100-02-28' });
  });

  it('renewal months: October 2018 to three months ahead', () => {
    const months = renewalMonths('2024-11-30');
    expect([months[0], months[3], months.at(-1)]).toEqual(['2018-10', '2019-01', '2025-02']);
    expect(months).toHaveLength(77);
  });
});

it.each([
  ['within 30 days', '2024-01-31', '2024-03-01'],
  ['on Monday where they end on a Sunday', '2026-11-06', '2026-12-07'],
  ['on the next day of work where they end on a holiday', '2026-12-02', '2027-01-02'],
])('a payment is due %s', (_what, day, due) => {
  expect(paymentDueDay(day, one => one === '2027-01-01')).toBe(due);
});
