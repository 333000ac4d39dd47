import { dayOf, indiaClock, indiaDay, type Day } from './indiaDay.ts';

/** `2024-04-03` as `3/4/2024`. */
export const formatDay = (day: Day): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${String(year).padStart(4, '0')}`;
};

/** An instant as d/m/yyyy HH:mm in India. */
export const formatMoment = (instant: Date): string =>
  `${formatDay(indiaDay(instant))} ${indiaClock(instant)}`;

const typedPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * A typed day, strictly day before month: `03/04/2024` is 3 April (decision T81). Undefined for any other form and
 * for days the calendar does not have.
 */
export const parseDay = (text: string): Day | undefined => {
  const [, date, month, year] = typedPattern.exec(text.trim()) ?? [];
  return year === undefined ? undefined : dayOf(Number(year), Number(month), Number(date));
};
