import { addDays } from './addDays.ts';
import { offsetText, startOfDay, type Day } from './indiaDay.ts';

/** The time of day at which days and reports begin and end (part 1 section 5, part 3 section 9). */
export const startTime = '00:00:00.000';
export const endTime = '23:59:59.999';

/** What a date filter sends: the first and the last millisecond of the range, in Indian time (decision T76). */
export const sentBounds = (from: Day, to: Day): { from: string; to: string } => ({
  from: `${from}T${startTime}${offsetText}`,
  to: `${to}T${endTime}${offsetText}`,
});

/**
 * What a query asks for: `from <= instant < before`, where `before` is the midnight that follows, so that nothing in
 * the last millisecond is lost (decision T76).
 */
export const queryBounds = (from: Day, to: Day): { from: Date; before: Date } => ({
  from: startOfDay(from),
  before: startOfDay(addDays(to, 1)),
});

/** The half-open bound of a sent end: one millisecond after 23:59:59.999 is the next midnight (T76). */
export const beforeOfSentEnd = (end: Date): Date =>
  new Date(end.getMilliseconds() === 999 ? end.getTime() + 1 : end.getTime());
