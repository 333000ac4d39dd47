import { describe, expect, it } from 'vitest';
import { spokenDay } from './spokenDay.ts';

const today = '2026-11-23';

describe('a day as people type it', () => {
  it.each([
    ['today', '2026-11-23'],
    [' Tomorrow ', '2026-11-24'],
    ['yesterday', '2026-11-22'],
    ['आज', '2026-11-23'],
    ['+7', '2026-11-30'],
    ['+ 40', '2027-01-02'],
    ['-3', '2026-11-20'],
    ['1/12', '2026-12-01'],
    ['12/3', '2027-03-12'],
    ['1/8', '2026-08-01'],
    ['29/2', '2028-02-29'],
  ])('reads %j as %s', (text, day) => {
    expect(spokenDay(text, today)).toBe(day);
  });

  it.each([
    '',
    'x',
    'कल',
    '7',
    '+',
    '+12345',
    '31/2',
    '3/13',
    '0/1',
    '3-4',
    '3/4/26',
    'constructor',
  ])('reads no day in %j', text => {
    expect(spokenDay(text, today)).toBeUndefined();
  });
});
