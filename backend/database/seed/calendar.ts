import { addDays, daysBetween } from '#contract/domain/days/addDays.ts';
import { isDay, startOfDay, type Day } from '#contract/domain/days/indiaDay.ts';

/** Days and instants counted from the day of seeding, so that demo data is always of today. */
export interface Calendar {
  /** The India day everything is counted from. */
  readonly today: Day;
  /** The day that many days after today; negative is before. */
  readonly day: (offset: number) => Day;
  /** That day at a time of day in India. */
  readonly at: (offset: number, hour: number, minute?: number, second?: number) => Date;
  /** Days from today to a day; negative when it has passed. */
  readonly offsetOf: (day: Day) => number;
}

/** @throws when `today` is not a day of the calendar. */
export const calendarFrom = (today: Day): Calendar => {
  if (!isDay(today)) throw new Error(`Not a day: ${String(today)}`);
  const start = startOfDay(today).getTime();
  return {
    today,
    day: offset => addDays(today, offset),
    at: (offset, hour, minute = 0, second = 0) =>
      new Date(start + (((offset * 24 + hour) * 60 + minute) * 60 + second) * 1000),
    offsetOf: day => daysBetween(today, day),
  };
};
