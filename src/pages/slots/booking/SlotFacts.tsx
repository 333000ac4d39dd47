import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Fact } from './Fact.tsx';
import type { SlotCheck } from './useSlotCheck.ts';

interface Props {
  slot: SlotValues;
  clash: SlotCheck | null;
}

/** How many days are booked, and whether someone holds them; `clash` is null where nothing is asked. */
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
