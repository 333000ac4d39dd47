import { addDays, daysBetween } from './addDays.ts';
import type { Day } from './indiaDay.ts';

/** Days as people say them: both ends included. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** The same days as they are stored, half-open: `[from, before)` (decision T127). */
export interface StoredRange {
  readonly from: Day;
  readonly before: Day;
}

/** How many days a range has, both ends counted: a one-day slot has 1 (decision T127). */
export const dayCount = ({ start, end }: DayRange): number => daysBetween(start, end) + 1;

export const toStoredRange = ({ start, end }: DayRange): StoredRange => ({
  from: start,
  before: addDays(end, 1),
});

export const fromStoredRange = ({ from, before }: StoredRange): DayRange => ({
  start: from,
  end: addDays(before, -1),
});

/** Whether two ranges share a day; adjacent bookings do not (T127). */
export const overlaps = (one: DayRange, other: DayRange): boolean =>
  one.start <= other.end && other.start <= one.end;
