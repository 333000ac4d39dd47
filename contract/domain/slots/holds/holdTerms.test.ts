import { expect, it } from 'vitest';
import {
  answerUntil,
  holdUntil,
  mostHoldHours,
  mostHolds,
  usualHoldHours,
  warnedBefore,
} from './holdTerms.ts';

it('holds for 48 hours, 14 days at most, two at a time, and warns four hours before the end', () => {
  expect([usualHoldHours, mostHoldHours, mostHolds]).toEqual([48, 336, 2]);
  const now = new Date('2026-03-30T20:00:00Z');
  expect(holdUntil(now, usualHoldHours).toISOString()).toBe('2026-04-01T20:00:00.000Z');
  expect(warnedBefore(now).toISOString()).toBe('2026-03-31T00:00:00.000Z');
});

it.each([
  // A Friday: the day after is one of work.
  ['2026-11-20T11:00', '2026-11-21T11:00'],
  // A Saturday: Sunday does not count, and here Monday is a holiday.
  ['2026-11-21T11:00', '2026-11-24T11:00'],
])('who is asked at %s answers by %s', (asked, until) => {
  const at = (text: string) => new Date(`${text}:00.000+05:30`);
  expect(answerUntil(at(asked), day => day === '2026-11-23')).toEqual(at(until));
});
