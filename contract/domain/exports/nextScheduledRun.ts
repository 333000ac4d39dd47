import { addDays } from '../days/addDays.ts';
import { indiaDay, startOfDay } from '../days/indiaDay.ts';

/** Days of the week as schedules name them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export interface ScheduledHours {
  readonly weekdays: readonly string[];
  /** Full hours in India. */
  readonly hour: number;
}

const hourLong = 3_600_000;

const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** The first moment after another at which a schedule is due; undefined where it names no day. */
export const nextScheduledRun = (
  after: Date,
  { weekdays: days, hour }: ScheduledHours,
): Date | undefined => {
  const today = indiaDay(after);
  for (let offset = 0; offset <= 7; offset += 1) {
    const day = addDays(today, offset);
    const at = new Date(startOfDay(day).getTime() + hour * hourLong);
    if (days.includes(weekdayOf(day)) && at > after) return at;
  }
  return undefined;
};
