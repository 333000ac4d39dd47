import { Popover } from '#parts/controls/Popover.tsx';
import { useTranslate, useNavigate } from 'react-admin';
import { CellCard } from './CellCard.tsx';
import type { CalendarDay } from './calendarDays.ts';
import type { Chosen } from './CalendarGrid.tsx';
import { placedRuns, type CalendarRow } from './calendarRows.ts';
import { usedUpCap } from './capsOf.ts';
import { useSlotScreens } from './useSlotScreens.ts';
import type { Availability, CapUse, ShownSlot } from './useAvailability.ts';

interface Props {
  chosen: Chosen | null;
  rows: readonly CalendarRow[];
  days: readonly CalendarDay[];
  slots: ReadonlyMap<number, ShownSlot>;
  product: Availability['products'][number];
  caps: readonly CapUse[];
  today: string;
  onClose: () => void;
  /** Shows an area from a day on, where no new slot can be made at once. */
  onShow: (polygonUuid: string, day: string) => void;
}

/** The card beside the days that someone chose. */
export const CalendarCard = ({
  chosen,
  rows,
  days,
  slots,
  product,
  caps,
  today,
  onClose,
  onShow,
}: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { newAt } = useSlotScreens(product.kind);
  const row = chosen ? rows[chosen.row] : undefined;
  const [first, last] = chosen ? [days[chosen.from - 1], days[chosen.to - 1]] : [];
  if (!chosen || row?.type !== 'area' || !first || !last) return null;
  const place = {
    product_id: product.product_id,
    polygon_uuid: row.area.polygon_uuid,
    start_date: first.day,
    end_date: last.day,
  };
  const on = placedRuns(row.taken, days[0]?.day ?? '').filter(
    ({ from, to }) => from <= chosen.to && to >= chosen.from,
  );
  const ids = new Set(on.flatMap(({ run }) => run.slot_ids));
  return (
    <Popover
      open
      anchorEl={chosen.cell}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('availability.card', { name: row.area.name }),
          sx: { width: 360, maxWidth: 'calc(100vw - 16px)' },
        },
      }}
    >
      <CellCard
        area={row.area}
        place={place}
        kind={product.kind}
        standing={[...ids].flatMap(id => slots.get(id) ?? [])}
        isFree={on.every(({ run }) => run.left > 0)}
        usedUp={usedUpCap(caps, row.area.city_id, { start: first.day, end: last.day })}
        today={today}
        onHeld={onClose}
        onTake={(uuid, taken) => {
          const to = newAt({ ...place, ...taken, polygon_uuid: uuid });
          if (to === undefined) onShow(uuid, taken.start_date);
          else navigate(to);
        }}
      />
    </Popover>
  );
};
