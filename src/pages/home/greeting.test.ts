import { describe, expect, it } from 'vitest';
import { greetingAt, longDate } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    ['2026-11-20T18:30:00Z', 'morning'],
    ['2026-11-21T06:29:59Z', 'morning'],
    ['2026-11-21T06:30:00Z', 'afternoon'],
    ['2026-11-21T11:29:59Z', 'afternoon'],
    ['2026-11-21T11:30:00Z', 'evening'],
    ['2026-11-21T18:29:59Z', 'evening'],
  ])('of %s follows the clock in India: %s', (at, greeting) => {
    expect(greetingAt(new Date(at))).toBe(greeting);
  });

  it('names the day in India', () => {
    expect(longDate(new Date('2026-11-20T18:30:00Z'), 'en')).toBe('Saturday, 21 November 2026');
    expect(longDate(new Date('2026-11-20T18:30:00Z'), 'hi')).toContain('नवंबर');
  });
});
