import { dayOf, indiaClock, indiaDay, type Day } from './indiaDay.ts';

/** `2024-04-03` as `3/4/2024`. */
export const formatDay = (day: Day): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${String(year).padStart(4, '0')}`;
};

/** An instant as d/m/yyyy HH:mm in India. */
export const formatMoment = (instant: Date): string =>
  `${formatDay(indiaDay(instant))} ${indiaClock(instant)}`;

/** One sign between the parts, the same twice; spaces and commas only beside the name of a month. */
const typedPattern = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const namedPattern = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]*([a-z]{3,9})[\s.,-]*(\d{4}|\d{2})$/i;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const monthNamed = (word: string): number =>
  word === 'sept' ? 9 : 1 + months.findIndex(month => month.startsWith(word));

/** Years of two digits are of this century. */
const yearOf = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

/**
 * A typed or pasted day, always day before month (decision T81): `03/04/2024`, `3-4-2024`, `3.4.24` and `3-Apr-24` are 3 April.
 * Undefined for any other form and for days the calendar does not have: nothing is swapped to fit.
 */
export const parseDay = (text: string): Day | undefined => {
  const figures = typedPattern.exec(text.trim());
  if (figures) return dayOf(yearOf(figures[4] ?? ''), Number(figures[3]), Number(figures[1]));
  const words = namedPattern.exec(text.trim());
  const month = words ? monthNamed((words[2] ?? '').toLowerCase()) : 0;
  return month > 0 ? dayOf(yearOf(words?.[3] ?? ''), month, Number(words?.[1])) : undefined;
};
