import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import type { SlotCheck } from './useSlotCheck.ts';

interface Props {
  slot: SiteTakeoverValues;
  clash: SlotCheck | null;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, typography: 'subtitle2' }}>
      {children}
    </Box>
  </Box>
);

/** How many days are booked, and whether somebody holds them; `clash` is null where nothing is asked. */
export const SlotFacts = ({ slot, clash }: Props) => {
  const translate = useTranslate();
  const { start_date: start, end_date: end } = slot;
  const hasDays = Boolean(start && end && start <= end);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
      <Fact label={translate('takeover.days')}>
        {start && end && hasDays
          ? translate('takeover.daysText', {
              start: formatDay(start),
              end: formatDay(end),
              smart_count: dayCount({ start, end }),
            })
          : '-'}
      </Fact>
      {clash && (
        <Fact label={translate('takeover.clashes')}>
          <LiveRegion>{translate(`takeover.${clash.words}`)}</LiveRegion>
        </Fact>
      )}
    </Box>
  );
};
