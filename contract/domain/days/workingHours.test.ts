import { describe, expect, it } from 'vitest';
import {
  hoursOfDay,
  isOverdueAtWork,
  isWorkingTime,
  workingDayAfter,
  workingTime,
} from './workingHours.ts';

const at = (text: string) => new Date(`${text}:00.000+05:30`);
const hour = 3_600_000;

describe('working hours in India', () => {
  it.each([
    ['2026-11-23T09:59', false],
    ['2026-11-23T10:00', true],
    ['2026-11-23T18:59', true],
    ['2026-11-23T19:00', false],
    ['2026-11-21T12:00', true],
    ['2026-11-22T12:00', false],
  ])('%s: %s', (moment, expected) => expect(isWorkingTime(at(moment))).toBe(expected));

  it.each([
    ['2026-11-23T10:00', '2026-11-23T19:00', 9],
    ['2026-11-23T18:00', '2026-11-24T11:00', 2],
    // Saturday evening to Monday morning: Sunday counts nothing.
    ['2026-11-21T18:00', '2026-11-23T11:00', 2],
    ['2026-11-23T20:00', '2026-11-24T09:00', 0],
    ['2026-11-24T12:00', '2026-11-24T11:00', 0],
  ])('%s to %s: %s hours', (from, until, hours) =>
    expect(workingTime(at(from), at(until))).toBe(hours * hour),
  );

  it.each([
    ['2026-11-23T12:00', '2026-11-24T11:59', false],
    ['2026-11-23T12:00', '2026-11-24T12:00', true],
    // Due at night, told in the morning.
    ['2026-11-23T10:00', '2026-11-23T19:00', false],
    ['2026-11-23T10:00', '2026-11-24T10:00', true],
  ])('since %s, at %s a working day has gone by: %s', (since, now, expected) =>
    expect(isOverdueAtWork(at(since), at(now), hoursOfDay)).toBe(expected),
  );

  it('leaves out days off', () => {
    const isDayOff = (day: string) => day === '2026-11-24';
    expect(isWorkingTime(at('2026-11-24T12:00'), isDayOff)).toBe(false);
    expect(workingTime(at('2026-11-23T18:00'), at('2026-11-25T11:00'), isDayOff)).toBe(2 * hour);
    const asked = at('2026-11-23T12:00');
    const isDue = (now: string) => isOverdueAtWork(asked, at(now), hoursOfDay, isDayOff);
    expect([isDue('2026-11-24T12:00'), isDue('2026-11-25T12:00')]).toEqual([false, true]);
  });
});

it.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-27', 3, '2026-12-01'],
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-23', 0, '2026-11-23'],
])('a term from %s of %i working days ends on %s', (start, count, end) => {
  expect(workingDayAfter(start, count)).toBe(end);
});

it('a term goes over days off, and ends whatever they are', () => {
  expect(workingDayAfter('2026-11-23', 3, day => day === '2026-11-24')).toBe('2026-11-27');
  expect(workingDayAfter('2026-11-23', 1, () => true)).toBe('2027-11-24');
});
