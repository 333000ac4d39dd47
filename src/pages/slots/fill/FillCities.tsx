import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { fillStyles } from './fillStyles.ts';
import { percentText } from './percentText.ts';
import type { Fill } from './useFill.ts';

interface Props {
  fill: Fill;
  onChoose: (cityId: number) => void;
}

/** Every city with its weeks beside each other: what is booked, and below it the forecast. */
export const FillCities = ({ fill: { all, results, today }, onChoose }: Props) => {
  const translate = useTranslate();
  const isNow = ({ start_date: from, end_date: to }: Fill['all'][number]) =>
    from <= today && today <= to;
  return (
    <SectionFrame title={translate('fill.cities')}>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={translate('fill.cities')}
      >
        <Box component="table" sx={fillStyles}>
          <thead>
            <tr>
              <th scope="col">{translate('fill.city')}</th>
              {all.map(week => (
                <th key={week.start_date} scope="col" data-now={isNow(week) || undefined}>
                  {formatDay(week.start_date).slice(0, -5)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ city_id: id, city_name: name, weeks }) => (
              <tr key={id}>
                <th scope="row">
                  <button type="button" onClick={() => onChoose(id)}>
                    {name}
                  </button>
                </th>
                {weeks.map(week => (
                  <td key={week.start_date} data-now={isNow(week) || undefined}>
                    {percentText(week.fill)}
                    {week.forecast !== null && (
                      <small>
                        {translate('fill.forecast')} {percentText(week.forecast)}
                      </small>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </SectionFrame>
  );
};
