import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { addDays } from '#contract/domain/days/addDays.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { spans, type Span, type useAvailabilityFilter } from './useAvailabilityFilter.ts';

/** Which days are shown: back, on, to today, and how many. */
export const DayTools = ({ filter, change }: ReturnType<typeof useAvailabilityFilter>) => {
  const translate = useTranslate();
  const { from, days } = filter;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <IconButton
        aria-label={translate('availability.back')}
        onClick={() => change({ from: addDays(from, -days) })}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Box component="span" aria-live="polite" sx={{ typography: 'h3' }}>
        {translate('availability.period', {
          start: formatDay(from),
          end: formatDay(addDays(from, days - 1)),
        })}
      </Box>
      <IconButton
        aria-label={translate('availability.on')}
        onClick={() => change({ from: addDays(from, days) })}
      >
        <Icon name="chevron-right" />
      </IconButton>
      <Button variant="outlined" onClick={() => change({ from: undefined })}>
        {translate('availability.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        aria-label={translate('availability.span')}
        sx={{ ml: { sm: 'auto' } }}
        onChange={(_, next: Span | null) => next && change({ days: next })}
      >
        {spans.map(span => (
          <ToggleButton key={span} value={span}>
            {translate('availability.days', { days: span })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
