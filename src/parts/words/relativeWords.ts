import { formatDay, formatMoment } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A text key with the number that it counts. */
export interface RelativeWords {
  key: 'now' | 'minutes' | 'hours' | 'yesterday' | 'date';
  count?: number;
  date?: string;
}

/** How long ago a moment was, in the words people use: today in minutes and hours, then yesterday, then the date. */
export const relativeWords = (at: Date, now: Date): RelativeWords => {
  const passed = now.getTime() - at.getTime();
  if (passed < -minute) return { key: 'date', date: formatMoment(at) };
  if (passed < minute) return { key: 'now' };
  if (passed < hour) return { key: 'minutes', count: Math.floor(passed / minute) };
  const on = indiaDay(at);
  if (on === indiaDay(now)) return { key: 'hours', count: Math.floor(passed / hour) };
  if (on === indiaDay(new Date(now.getTime() - day))) return { key: 'yesterday' };
  return { key: 'date', date: formatDay(on) };
};
