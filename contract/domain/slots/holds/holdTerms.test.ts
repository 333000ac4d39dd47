import { expect, it } from 'vitest';
import { holdUntil, mostHoldHours, mostHolds, usualHoldHours, warnedBefore } from './holdTerms.ts';

it('holds for 48 hours, 14 days at most, two at a time, and warns four hours before the end', () => {
  expect([usualHoldHours, mostHoldHours, mostHolds]).toEqual([48, 336, 2]);
  const now = new Date('2026-03-30T20:00:00Z');
  expect(holdUntil(now, usualHoldHours).toISOString()).toBe('2026-04-01T20:00:00.000Z');
  expect(warnedBefore(now).toISOString()).toBe('2026-03-31T00:00:00.000Z');
});
