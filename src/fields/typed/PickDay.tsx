import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { later } from '#parts/fetching/later.ts';

const calendar = later(() => import('./DayCalendar.tsx'));
const DayCalendar = lazy(async () => ({ default: (await calendar()).DayCalendar }));

interface Props {
  /** The day that is chosen; empty: none. */
  value: Day;
  /** `HH:mm` where the field has a time, too. */
  time?: string;
  onPick: (day: Day, time: string) => void;
  labelId: string;
}

/** Opens a calendar beside a field in which the date can be typed too; it comes with the first field of dates. */
export const PickDay = ({ value, time, onPick, labelId }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // What fails now is brought again by the click.
    const timer = setTimeout(() => void calendar().catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('engine.field.calendar')}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="calendar-days" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <DayCalendar
            anchor={anchor}
            value={value}
            time={time}
            labelId={labelId}
            onPick={onPick}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
