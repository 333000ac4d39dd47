import { addDays, monthEnd } from './addDays.ts';
import type { DayRange } from './dayRange.ts';
import { monthOf, type Day } from './indiaDay.ts';

/** Spans that people ask for by name. */
export const daySpans = ['today', 'week', 'month'] as const;

export type DaySpan = (typeof daySpans)[number];

/** Days since the Monday before, or on that day. */
const sinceMonday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days of a span that a day is in, both ends included; a week begins on Monday. */
export const daySpan = (span: DaySpan, today: Day): DayRange => {
  if (span === 'today') return { start: today, end: today };
  if (span === 'month') return { start: `${monthOf(today)}-01`, end: monthEnd(monthOf(today)) };
  const start = addDays(today, -sinceMonday(today));
  return { start, end: addDays(start, 6) };
};
