import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useId } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { AskHolder } from './AskHolder.tsx';
import type { Days, Taken } from './taken.ts';

interface Props {
  taken: Taken;
  onTake: (days: Days) => void;
}

/** Who holds the days that were wanted, and the next ones that nobody holds. */
export const TakenDays = ({ taken: { holder, free }, onTake }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={theme => ({
        display: 'flex',
        gap: 3,
        p: 4,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.tone.warning.icon}`,
        background: theme.vars.palette.tone.warning.background,
        color: theme.vars.palette.tone.warning.text,
        typography: 'body2',
      })}
    >
      <Icon name="calendar-x" style={{ flex: 'none', marginTop: 2 }} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box component="h3" id={heading} sx={{ m: 0, typography: 'h3', color: 'text.primary' }}>
          {translate('takeover.taken')}
        </Box>
        <span>
          {translate('takeover.takenBy', {
            name: holder.name,
            place: holder.polygon_name,
            start: formatDay(holder.start_date),
            end: formatDay(holder.end_date),
          })}{' '}
          {holder.booked_by !== undefined &&
            `${translate('takeover.bookedBy', { name: holder.booked_by })} `}
          <Link
            component={LinkBase}
            to={createPath({ resource: holder.kind, type: 'edit', id: holder.slot_id })}
            target="_blank"
            sx={{ color: 'inherit', textDecorationColor: 'currentColor' }}
          >
            {translate('takeover.open')}
          </Link>
        </span>
        {holder.is_held && <AskHolder slotId={holder.slot_id} />}
        {free ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
            <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
              {translate('takeover.next', {
                start: formatDay(free.start_date),
                end: formatDay(free.end_date),
              })}
            </Box>
            <Button size="small" variant="outlined" onClick={() => onTake(free)}>
              {translate('takeover.use')}
            </Button>
          </Box>
        ) : (
          <span>{translate('takeover.nextNone')}</span>
        )}
      </Box>
    </Box>
  );
};
