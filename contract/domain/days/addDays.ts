import { addDays as laterByDays } from 'date-fns/addDays';
import { addMonths as laterByMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfMonth } from 'date-fns/endOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { monthOf, type Day, type Month } from './indiaDay.ts';

// date-fns reckons in the zone of the machine: a day goes in as its midnight there and comes out by the same calendar.
const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // A year below 100 would be taken for one of the last century.
  const at = new Date(2000, 0, 1);
  at.setFullYear(year, month - 1, date);
  return at;
};
const dayOfDate = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd');
const firstOf = (month: Month): Date => dateOf(`${month}-01`);

/** A day so many days later, or earlier when the number is negative. */
export const addDays = (day: Day, count: number): Day => dayOfDate(laterByDays(dateOf(day), count));

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from));

/** A month so many months later or earlier. */
export const addMonthsToMonth = (month: Month, count: number): Month =>
  monthOf(dayOfDate(laterByMonths(firstOf(month), count)));

/** The last day of a month. */
export const monthEnd = (month: Month): Day => dayOfDate(endOfMonth(firstOf(month)));

/**
 * The same date so many months later or earlier, held at the end of a shorter month: 31 August less 6 months is 28 or
 * 29 February (decision T77).
 */
export const addMonths = (day: Day, count: number): Day =>
  dayOfDate(laterByMonths(dateOf(day), count));
