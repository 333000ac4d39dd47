import { addDays, daysBetween } from './addDays.ts';
import { dayOf, type Day } from './indiaDay.ts';

/** `कल` is not a word here: it means tomorrow and yesterday. */
const words: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  आज: 0,
  परसों: 2,
};

const stepPattern = /^([+-])\s?(\d{1,4})$/;
const shortPattern = /^(\d{1,2})\/(\d{1,2})$/;

/** Of the day in this year, the last and the next one, that which is nearest; 29/2 in the nearest leap year. */
const nearestDay = (date: number, month: number, today: Day): Day | undefined => {
  const year = Number(today.slice(0, 4));
  const near = [0, 1, -1, 2, -2, 3, -3, 4, -4].flatMap(
    years => dayOf(year + years, month, date) ?? [],
  );
  const distance = (day: Day) => Math.abs(daysBetween(today, day));
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
};

/**
 * A day as people type it in a hurry: `today`, `tomorrow`, `yesterday`, `+7`, `-3`, `12/3` (the nearest 12 March).
 * For fields only; files and filters on the wire name their days in full (decision record 0105).
 */
export const spokenDay = (text: string, today: Day): Day | undefined => {
  const said = text.trim().toLowerCase();
  const offset = Object.hasOwn(words, said) ? words[said] : undefined;
  if (offset !== undefined) return addDays(today, offset);
  const [, sign, count] = stepPattern.exec(said) ?? [];
  if (count !== undefined) return addDays(today, Number(`${sign}${count}`));
  const [, date, month] = shortPattern.exec(said) ?? [];
  return month === undefined ? undefined : nearestDay(Number(date), Number(month), today);
};
