import { dayOf, monthOf, type Day, type Month } from './indiaDay.ts';

const millisecondsInDay = 86_400_000;

const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / millisecondsInDay;

/** A day so many days later, or earlier when the number is negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date((dayNumber(day) + count) * millisecondsInDay).toISOString().slice(0, 10);

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** A month so many months later or earlier. */
export const addMonthsToMonth = (month: Month, count: number): Month => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** The last day of a month. */
export const monthEnd = (month: Month): Day => addDays(`${addMonthsToMonth(month, 1)}-01`, -1);

/**
 * The same date so many months later or earlier, held at the end of a shorter month: 31 August less 6 months is 28 or
 * 29 February (decision T77).
 */
export const addMonths = (day: Day, count: number): Day => {
  const month = addMonthsToMonth(monthOf(day), count);
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return dayOf(year, number, Number(day.slice(8))) ?? monthEnd(month);
};
