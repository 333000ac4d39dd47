import { describe, expect, it } from 'vitest';
import { formatDayRange, parseDayRange } from './columns.ts';

describe('ranges of days', () => {
  it.each([
    ['[2026-02-28,2026-03-01)', { from: '2026-02-28', until: '2026-03-01' }],
    ['[2026-02-28,)', { from: '2026-02-28', until: null }],
    ['(,2026-03-01)', { from: null, until: '2026-03-01' }],
    ['(,)', { from: null, until: null }],
    ['empty', { from: null, until: null }],
  ])('reads %s', (text, range) => {
    expect(parseDayRange(text)).toEqual(range);
  });

  it.each([
    [{ from: '2026-02-28', until: '2026-03-01' }, '[2026-02-28,2026-03-01)'],
    [{ from: '2026-02-28', until: null }, '[2026-02-28,)'],
    [{ from: null, until: null }, '[,)'],
  ])('writes %o', (range, text) => {
    expect(formatDayRange(range)).toBe(text);
  });
});
