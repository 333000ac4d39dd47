import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';

/** A column of the calendar. */
export interface CalendarDay {
  readonly day: Day;
  readonly date: number;
  /** Weekend, today, past, first of a month: how its cells look. */
  readonly look: string;
  readonly weekday: string;
  readonly longWeekday: string;
}

/** The columns from a day on, with weekdays in the language of the page. */
export const calendarDays = (
  from: Day,
  count: number,
  today: Day,
  language: string,
): CalendarDay[] => {
  const locale = language === 'hi' ? 'hi-IN' : 'en-GB';
  const short = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(from, at);
    const date = new Date(`${day}T00:00:00Z`);
    const looks = [
      [0, 6].includes(date.getUTCDay()) && 'weekend',
      day === today && 'today',
      day < today && 'past',
      date.getUTCDate() === 1 && 'month',
    ];
    return {
      day,
      date: date.getUTCDate(),
      look: looks.filter(Boolean).join(' '),
      weekday: short.format(date),
      longWeekday: long.format(date),
    };
  });
};
