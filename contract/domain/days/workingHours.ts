import { addDays } from './addDays.ts';
import { indiaDay, startOfDay, type Day } from './indiaDay.ts';

/** Working hours in India: Monday to Saturday but for days off, from 10 to 19 (decision records 0115, 0120). */
export const workingHours = { from: 10, until: 19 } as const;

/** Working hours of one day. */
export const hoursOfDay = workingHours.until - workingHours.from;

/** Whether a day is a public holiday for whom it is about; Sundays are free for everybody. */
export type IsDayOff = (day: Day) => boolean;

const noDayOff: IsDayOff = () => false;

const hour = 3_600_000;

const isSunday = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const spanOf = (day: Day): readonly [number, number] => {
  const midnight = startOfDay(day).getTime();
  return [midnight + workingHours.from * hour, midnight + workingHours.until * hour];
};

/** Whether people are at work on a day. */
export const isWorkingDay = (day: Day, isDayOff: IsDayOff = noDayOff): boolean =>
  !isSunday(day) && !isDayOff(day);

/** Days after which a term of working days ends whatever the calendar says. */
const longestTerm = 366;

/** The day so many working days after another: a term that began on it ends with that day. */
export const workingDayAfter = (start: Day, count: number, isDayOff: IsDayOff = noDayOff): Day => {
  let day = start;
  let left = count;
  for (let days = 0; left > 0 && days < longestTerm; days += 1) {
    day = addDays(day, 1);
    if (isWorkingDay(day, isDayOff)) left -= 1;
  }
  return day;
};

/** Whether people are at work at this moment. */
export const isWorkingTime = (at: Date, isDayOff: IsDayOff = noDayOff): boolean => {
  const day = indiaDay(at);
  const [from, until] = spanOf(day);
  return isWorkingDay(day, isDayOff) && at.getTime() >= from && at.getTime() < until;
};

/** Milliseconds of working time between two moments; what is longer ago than a month counts as a month. */
export const workingTime = (from: Date, until: Date, isDayOff: IsDayOff = noDayOff): number => {
  let total = 0;
  const last = indiaDay(until);
  let day = indiaDay(from);
  for (let days = 0; day <= last && days < 31; days += 1) {
    const [begin, end] = spanOf(day);
    if (isWorkingDay(day, isDayOff))
      total += Math.max(0, Math.min(end, until.getTime()) - Math.max(begin, from.getTime()));
    day = addDays(day, 1);
  }
  return total;
};

/** Whether so many hours of work have gone by since a moment, and people are at work now. */
export const isOverdueAtWork = (
  since: Date,
  now: Date,
  hours: number,
  isDayOff: IsDayOff = noDayOff,
): boolean => isWorkingTime(now, isDayOff) && workingTime(since, now, isDayOff) >= hours * hour;
