import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Popover } from '#parts/controls/Popover.tsx';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enIN } from 'date-fns/locale/en-IN';
import { hi } from 'date-fns/locale/hi';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { dateOfDay, dayOfDate, IndiaDateFns } from './IndiaDateFns.ts';

interface Props {
  anchor: HTMLElement;
  /** Empty: none is chosen. */
  value: Day;
  /** `HH:mm`; absent: the field has no time. */
  time: string | undefined;
  labelId: string;
  onPick: (day: Day, time: string) => void;
  onClose: () => void;
}

const quick = [
  ['today', 0],
  ['tomorrow', 1],
  ['week', 7],
] as const;

/** A month to choose a day from, by pointer or arrows; today is India's. A day that is chosen closes it. */
export const DayCalendar = ({ anchor, value, time: given, labelId, onPick, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [time, setTime] = useState(given || '00:00');
  const timeId = useId();
  const [today] = useState(() => indiaDay(new Date()));
  const pick = (day: Day) => {
    onPick(day, time);
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': labelId } }}
    >
      <LocalizationProvider
        dateAdapter={IndiaDateFns}
        adapterLocale={language === 'hi' ? hi : enIN}
        localeText={{
          previousMonth: translate('engine.calendar.previous'),
          nextMonth: translate('engine.calendar.next'),
          calendarViewSwitchingButtonAriaLabel: view =>
            translate(`engine.calendar.${view === 'year' ? 'to_days' : 'to_years'}`),
        }}
      >
        <DateCalendar
          // A dialog that opens takes the focus, and its day is what it is opened for.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={value === '' ? null : dateOfDay(value)}
          referenceDate={dateOfDay(value === '' ? today : value)}
          onChange={(date, state) => {
            if (date && state === 'finish') pick(dayOfDate(date));
          }}
          sx={theme => ({
            '& .MuiDayCalendar-weekDayLabel': { color: theme.vars.palette.text.secondary },
          })}
        />
      </LocalizationProvider>
      {given !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, pb: 3 }}>
          <Box component="label" htmlFor={timeId} sx={{ typography: 'body2' }}>
            {translate('engine.calendar.time')}
          </Box>
          <TextBox
            isSmall
            id={timeId}
            type="time"
            value={time}
            onChange={event => setTime(event.target.value)}
          />
          {value !== '' && (
            <Button size="small" disabled={time === ''} onClick={() => pick(value)}>
              {translate('engine.calendar.take')}
            </Button>
          )}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          px: 3,
          py: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {quick.map(([name, days]) => (
          <Button key={name} size="small" variant="text" onClick={() => pick(addDays(today, days))}>
            {translate(`engine.calendar.${name}`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ px: 4, pb: 3, typography: 'caption', color: 'text.secondary', maxWidth: 320 }}>
        {translate('engine.calendar.hint')}
      </Box>
    </Popover>
  );
};
