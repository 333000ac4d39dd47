import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, LinkBase, useCreatePath, type RaRecord } from 'react-admin';
import { useId, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { overlapsOf, type EventDays } from './overlapsOf.ts';

const Event = ({ event }: { event: EventDays }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <div>
      <Link
        component={LinkBase}
        to={createPath({ resource: 'events', type: 'edit', id: event.id })}
        sx={{ fontWeight: 500 }}
      >
        {event.name}
      </Link>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('eventOverlaps.days', {
          from: formatDay(event.startDate),
          to: formatDay(event.endDate),
        })}
      </Box>
    </div>
  );
};

/** Running and coming events for the same clients that share days. */
export const EventOverlapsAction = ({ onClose }: RunProps) => {
  const translate = useTranslate();
  const heading = useId();
  const [today] = useState(() => indiaDay(new Date()));
  const { data, error, isPending, refetch } = useGetList<RaRecord & EventDays>('events', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'startDate', order: 'ASC' },
    filter: { where: { endDate: { gte: today } } },
  });
  const overlaps = overlapsOf((data ?? []).filter(event => event['active'] !== false));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('eventOverlaps.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">{translate('eventOverlaps.text')}</Typography>
        {isPending && <Skeleton height={120} sx={{ borderRadius: '8px' }} />}
        {error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && overlaps.length === 0 && (
          <EmptyState icon="calendar-check" title={translate('eventOverlaps.none')} />
        )}
        {overlaps.length > 0 && (
          <Box
            component="ul"
            sx={theme => ({
              m: 0,
              p: 0,
              listStyle: 'none',
              borderRadius: '8px',
              border: `1px solid ${theme.vars.palette.divider}`,
              typography: 'body2',
              '& li': { px: 3, py: 2 },
              '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
            })}
          >
            {overlaps.map(({ first, second, days }) => (
              <li key={`${first.id}-${second.id}`}>
                <Event event={first} />
                <Event event={second} />
                <Box sx={{ fontWeight: 500 }}>
                  {translate('eventOverlaps.shared', { smart_count: days })}
                </Box>
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
