import { memo } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { CalendarDay } from './calendarDays.ts';

interface Props {
  days: readonly CalendarDay[];
  from: number;
  to: number;
  dayWidth: number;
  nameWidth: number;
}

/** The heads of the days: letter of the weekday above the date; a month begins with a darker line. */
export const DayHeads = memo(({ days, from, to, dayWidth, nameWidth }: Props) =>
  days.slice(from - 1, to - 1).map(({ day, date, look, weekday, longWeekday }, index) => (
    <div
      key={day}
      role="columnheader"
      aria-colindex={from + index + 1}
      aria-label={`${longWeekday} ${formatDay(day)}`}
      title={formatDay(day)}
      className={`day ${look}`}
      style={{ left: nameWidth + (from + index - 1) * dayWidth }}
    >
      {weekday}
      <b>{date}</b>
    </div>
  )),
);
