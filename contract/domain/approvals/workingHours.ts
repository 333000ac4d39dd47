import { indiaDay, startOfDay } from '../days/indiaDay.ts';
import { addDays } from '../days/addDays.ts';

/** Working hours of approvers in India: Monday to Saturday, from 10 to 19 (decision record 0124). */
export const workingHours = { from: 10, until: 19 } as const;

/** Working hours after which an approver is reminded: one working day. */
export const remindAfterHours = workingHours.until - workingHours.from;

const hour = 3_600_000;

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const spanOf = (day: string): readonly [number, number] => {
  const midnight = startOfDay(day).getTime();
  return [midnight + workingHours.from * hour, midnight + workingHours.until * hour];
};

/** Whether people are at work at this moment. */
export const isWorkingTime = (at: Date): boolean => {
  const day = indiaDay(at);
  const [from, until] = spanOf(day);
  return !isSunday(day) && at.getTime() >= from && at.getTime() < until;
};

/** Milliseconds of working time between two moments; what is longer ago than a month counts as a month. */
export const workingTime = (from: Date, until: Date): number => {
  let total = 0;
  const last = indiaDay(until);
  let day = indiaDay(from);
  for (let days = 0; day <= last && days < 31; days += 1) {
    const [begin, end] = spanOf(day);
    if (!isSunday(day))
      total += Math.max(0, Math.min(end, until.getTime()) - Math.max(begin, from.getTime()));
    day = addDays(day, 1);
  }
  return total;
};

/** Whether someone who was asked, or reminded, at a moment is to be reminded now. */
export const isReminderDue = (since: Date, now: Date): boolean =>
  isWorkingTime(now) && workingTime(since, now) >= remindAfterHours * hour;
