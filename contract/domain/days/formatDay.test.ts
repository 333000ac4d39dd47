import { describe, expect, it } from 'vitest';
import { addDays } from './addDays.ts';
import { formatDay, formatMoment, parseDay } from './formatDay.ts';

describe('T81 d/m/yyyy', () => {
  it.each([
    ['3/4/2024', '2024-04-03'],
    ['03/04/2024', '2024-04-03'],
    [' 31/12/1999 ', '1999-12-31'],
    ['29/2/2024', '2024-02-29'],
    ['3/4/24', '2024-04-03'],
    ['3-4-2024', '2024-04-03'],
    ['03.04.2024', '2024-04-03'],
    ['03-Apr-24', '2024-04-03'],
    ['3 April 2024', '2024-04-03'],
    ['3rd Sept, 2024', '2024-09-03'],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    '',
    '4/13/2024',
    '31/4/2024',
    '29/2/2023',
    '3/4-2024',
    '3/4/124',
    '4.13.2024',
    '31-Apr-24',
    'Apr 3 2024',
    '3 Foo 2024',
    '2024-04-03',
    '3/4/2024x',
    '0/1/2024',
  ])('%j is no day', text => {
    expect(parseDay(text)).toBeUndefined();
  });

  it.each([
    ['2026-12-31T18:29:59Z', '31/12/2026 23:59'],
    ['2026-12-31T18:30:00Z', '1/1/2027 00:00'],
    ['2026-04-03T04:05:00Z', '3/4/2026 09:35'],
  ])('writes the instant %s in Indian time: %s', (instant, text) => {
    expect(formatMoment(new Date(instant))).toBe(text);
  });

  it('reads back what it writes', () => {
    expect(formatDay('2024-04-03')).toBe('3/4/2024');
    for (let count = 0; count < 4000; count += 17) {
      const day = addDays('2019-12-30', count);
      expect(parseDay(formatDay(day))).toBe(day);
    }
  });
});
