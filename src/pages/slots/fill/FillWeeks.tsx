import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { fillStyles } from './fillStyles.ts';
import { percentText } from './percentText.ts';
import type { FillWeek } from './useFill.ts';

interface Props {
  weeks: readonly FillWeek[];
  today: string;
}

/** The weeks behind the bars, one a row. */
export const FillWeeks = ({ weeks, today }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('fill.week')}>
      <Box component="table" sx={fillStyles}>
        <thead>
          <tr>
            <th scope="col">{translate('fill.week')}</th>
            <th scope="col">{translate('fill.days')}</th>
            <th scope="col">{translate('fill.of')}</th>
            <th scope="col">{translate('fill.booked')}</th>
            <th scope="col">{translate('fill.forecast')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ start_date: from, end_date: to, booked, available, fill, forecast }) => {
            const isNow = from <= today && today <= to;
            return (
              <tr key={from} data-now={isNow || undefined}>
                <th scope="row">
                  {formatDay(from)}
                  {isNow && <small>{translate('fill.now')}</small>}
                </th>
                <td>{writeNumber(booked)}</td>
                <td>{writeNumber(available)}</td>
                <td>{percentText(fill)}</td>
                <td>{percentText(forecast)}</td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
};
