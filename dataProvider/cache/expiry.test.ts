import { describe, expect, it } from 'vitest';
import { assertExpiry, endOfDayInIndia, expiryOf } from './expiry.ts';

describe('expiry', () => {
  it.each([
    ['morning in India', '2026-01-05T04:30:00.000Z', '2026-01-05T18:29:59.999Z'],
    ['last millisecond of the day', '2026-01-05T18:29:59.999Z', '2026-01-05T18:29:59.999Z'],
    ['first millisecond of the next', '2026-01-05T18:30:00.000Z', '2026-01-06T18:29:59.999Z'],
    ['still the fifth in London', '2026-01-05T23:00:00.000Z', '2026-01-06T18:29:59.999Z'],
    ['leap day', '2028-02-28T20:00:00.000Z', '2028-02-29T18:29:59.999Z'],
  ])('the day in India ends at 23:59:59.999: %s (T76, T102)', (_, now, end) => {
    expect(new Date(endOfDayInIndia(Date.parse(now))).toISOString()).toBe(end);
    expect(expiryOf('end-of-day', Date.parse(now))).toBe(Date.parse(end));
  });

  it('is 24 hours unless told (part 1 section 9)', () => {
    expect(expiryOf(undefined, 1000)).toBe(86_401_000);
    expect(expiryOf(60_000, 1000)).toBe(61_000);
  });

  it.each([Number.NaN, Infinity, -1, 0, 1.5, '5' as unknown as number])('%s is refused', value => {
    expect(() => assertExpiry(value)).toThrow('Cache expiry timestamp is invalid');
  });
});
