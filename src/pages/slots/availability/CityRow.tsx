import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { percentText } from '../fill/percentText.ts';
import type { CalendarRow } from './calendarRows.ts';

interface Props {
  row: Extract<CalendarRow, { type: 'city' }>;
  at: number;
  columns: number;
  /** 0 or 1: which of its two cells has the focus. */
  focused: number | undefined;
  idOf: (row: number, column: number) => string;
}

/** The heading of a city: folds its areas away, says how many days are free, how full the week is and what its cap leaves. */
export const CityRow = memo(({ row, at, columns, focused, idOf }: Props) => {
  const translate = useTranslate();
  const { name, isFolded, freeDays, allDays, cap, fill } = row;
  const free = translate('availability.freeDays', {
    free: writeNumber(freeDays),
    all: writeNumber(allDays),
  });
  const fillWords = ({ start_date: day, fill: booked, forecast }: NonNullable<typeof fill>) =>
    translate(forecast === null ? 'availability.fill' : 'availability.fillForecast', {
      day: formatDay(day),
      fill: percentText(booked),
      forecast: percentText(forecast),
    });
  return (
    <div role="row" aria-rowindex={at + 2} className="row city">
      <div
        role="rowheader"
        id={idOf(at, 0)}
        tabIndex={focused === 0 ? 0 : -1}
        aria-colindex={1}
        aria-expanded={!isFolded}
        data-row={at}
        data-column={0}
        className="name"
      >
        <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={16} />
        <span>{name}</span>
      </div>
      <div
        role="gridcell"
        id={idOf(at, 1)}
        tabIndex={focused === 1 ? 0 : -1}
        aria-colindex={2}
        aria-colspan={columns}
        data-row={at}
        data-column={1}
        className="sum"
      >
        <span>
          {free}
          {fill && ` · ${fillWords(fill)}`}
          {cap &&
            ` · ${translate('availability.capInCity', { limit: cap.limit, sold: cap.sold, left: cap.left })}`}
        </span>
      </div>
    </div>
  );
});
