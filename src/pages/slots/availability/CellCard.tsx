import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate, LinkBase } from 'react-admin';
import { formatDay, formatMoment } from '#contract/domain/days/formatDay.ts';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import type { ToneName } from '#parts/words/tone.ts';
import { AskHolder } from '../booking/AskHolder.tsx';
import { stateIcons } from './stateIcons.ts';
import { HoldButton } from './HoldButton.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { useSlotScreens } from './useSlotScreens.ts';
import type { AreaRow, CapUse, ShownSlot } from './useAvailability.ts';
import type { Place } from './useElsewhere.ts';

const tones: Readonly<Record<ShownSlot['state'], ToneName>> = {
  'swap-pending': 'review',
  live: 'success',
  booked: 'info',
  held: 'warning',
  covered: 'neutral',
  stopped: 'neutral',
  ended: 'neutral',
};

interface Props {
  area: AreaRow;
  place: Place;
  kind: string;
  /** Slots on one of the days. */
  standing: readonly ShownSlot[];
  /** Whether each of the days has a free place. */
  isFree: boolean;
  /** A cap that leaves nothing on one of the days: no slot can be sold, however free the place is. */
  usedUp: CapUse | undefined;
  today: string;
  onTake: (polygonUuid: string, days: { start_date: string; end_date: string }) => void;
  onHeld: () => void;
}

interface StandingProps {
  slot: ShownSlot;
  to: string | undefined;
  /** Somebody who holds places themselves may ask for one that a colleague holds. */
  mayAsk: boolean;
}

const Standing = ({ slot, to, mayAsk }: StandingProps) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ typography: 'h3' }}>
          {slot.name}
        </Box>
        <StatusChip tone={tones[slot.state]} icon={stateIcons[slot.state]}>
          {translate(`availability.state.${slot.state}`)}
        </StatusChip>
      </Box>
      <span>
        {translate('availability.onDays', {
          start: formatDay(slot.start_date),
          end: formatDay(slot.end_date),
          place: slot.polygon_names.join(', '),
        })}
      </span>
      {slot.held_by !== undefined && (
        <span>
          {translate('availability.heldUntil', {
            name: slot.held_by,
            until: slot.held_until ? formatMoment(new Date(slot.held_until)) : '-',
          })}
        </span>
      )}
      {mayAsk && slot.is_held_by_me === false && <AskHolder slotId={slot.slot_id} />}
      {to !== undefined && (
        <Link component={LinkBase} to={to}>
          {translate('availability.open', { id: slot.slot_id })}
        </Link>
      )}
    </Box>
  );
};

/** What one can know and do about days of an area: who has them, book them, or where else there is room. */
export const CellCard = (props: Props) => {
  const { area, place, kind, standing, isFree, usedUp, today, onTake, onHeld } = props;
  const translate = useTranslate();
  const { recordAt, newAt, choosesAt, canHold } = useSlotScreens(kind);
  const days = { start: place.start_date, end: place.end_date };
  const isPast = days.start < today;
  const to = isFree && !isPast ? newAt(place) : undefined;
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 3, typography: 'body2', color: 'text.secondary' }}>
      <div>
        <Box component="h2" sx={{ m: 0, typography: 'h2', color: 'text.primary' }}>
          {area.name === area.city_name ? area.name : `${area.name}, ${area.city_name}`}
        </Box>
        {translate('availability.dayRange', {
          start: formatDay(days.start),
          end: formatDay(days.end),
          smart_count: dayCount(days),
        })}
      </div>
      {standing.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, color: 'text.secondary' }}
        >
          {standing.map(slot => (
            <Standing
              key={slot.slot_id}
              slot={slot}
              to={recordAt(slot)}
              mayAsk={canHold && !isPast}
            />
          ))}
        </Box>
      )}
      {isPast && <span>{translate('availability.past')}</span>}
      {isFree && !isPast && usedUp && (
        <span>
          {translate(
            usedUp.level === 'PAN_INDIA' ? 'availability.usedUp' : 'availability.usedUpIn',
            {
              limit: usedUp.limit,
              city: area.city_name,
              start: formatDay(usedUp.start_date),
              end: formatDay(usedUp.end_date),
            },
          )}
        </span>
      )}
      {isFree && !isPast && !usedUp && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {to === undefined ? (
            <>
              <span>{translate('availability.freeOnly')}</span>
              {choosesAt !== undefined && (
                <Button component={LinkBase} to={choosesAt} variant="contained" color="primary">
                  {translate('availability.choosePackage')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button component={LinkBase} to={to} variant="contained" color="primary">
                {translate('availability.create')}
              </Button>
              {canHold && <HoldButton place={place} onHeld={onHeld} />}
            </>
          )}
        </Box>
      )}
      {!isFree && <Elsewhere place={place} onTake={onTake} />}
    </Box>
  );
};
