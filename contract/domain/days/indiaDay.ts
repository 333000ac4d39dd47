/**
 * A calendar day in India as `YYYY-MM-DD`; days compare and sort as text. A bound that excludes its day may be the one after the
 * last of them, `10000-01-01`.
 */
export type Day = string;

/** A calendar month as `YYYY-MM`. */
export type Month = string;

/** Part 1 section 9. India has one zone and no summer time, so the offset never changes. */
export const timeZone = 'Asia/Kolkata';
export const offsetText = '+05:30';
const offsetMilliseconds = 330 * 60_000;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a year, a month from 1 and a day of the month; undefined when the calendar has no such day. */
export const dayOf = (year: number, month: number, date: number): Day | undefined => {
  const text = [String(year).padStart(4, '0'), pad(month), pad(date)].join('-');
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
    ? text
    : undefined;
};

const pad = (value: number) => String(value).padStart(2, '0');

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): text is Day => {
  const [, year, month, date] = dayPattern.exec(text) ?? [];
  return year !== undefined && dayOf(Number(year), Number(month), Number(date)) !== undefined;
};

/** The day it is in India at an instant, whatever the zone of the machine (decision T76). */
export const indiaDay = (instant: Date): Day => shifted(instant).slice(0, 10);

/** The hour and minute it is in India at an instant, as `HH:mm`. */
export const indiaClock = (instant: Date): string => shifted(instant).slice(11, 16);

// The first formatter of the browser's own with a zone costs a page 8 ms of its start.
const shifted = (instant: Date) => new Date(instant.getTime() + offsetMilliseconds).toISOString();

export const monthOf = (day: Day): Month => day.slice(0, -3);

/** 00:00:00.000 of a day in India. */
export const startOfDay = (day: Day): Date =>
  new Date(`${day.length > 10 ? `+0${day}` : day}T00:00:00.000${offsetText}`);

/** 23:59:59.999 of a day in India (part 1 section 5): for showing and sending; a query uses `queryBounds`. */
export const endOfDay = (day: Day): Date => new Date(`${day}T23:59:59.999${offsetText}`);
