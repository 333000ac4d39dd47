import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { CalendarDay } from './calendarDays.ts';
import { barsOf, placedRuns, runAt, type CalendarRow, type Placed } from './calendarRows.ts';
import { stateIcons } from './stateIcons.ts';
import type { ShownSlot } from './useAvailability.ts';

interface BarProps {
  placed: Placed;
  /** First and last column that are drawn. */
  from: number;
  to: number;
  dayWidth: number;
  nameWidth: number;
  label: string;
}

const tiny = 40;

const Bar = ({ placed, from, to, dayWidth, nameWidth, label }: BarProps) => {
  const [first, last] = [Math.max(placed.from, from), Math.min(placed.to, to)];
  const width = (last - first + 1) * dayWidth - 5;
  return (
    <div
      aria-hidden
      className={`bar ${placed.run.state}${width < tiny ? ' tiny' : ''}`}
      style={{ left: nameWidth + (first - 1) * dayWidth + 2, width }}
    >
      <Icon name={stateIcons[placed.run.state]} size={14} />
      {width >= tiny && <span>{label}</span>}
    </div>
  );
};

interface Props {
  row: Extract<CalendarRow, { type: 'area' }>;
  /** Place among all rows. */
  at: number;
  days: readonly CalendarDay[];
  from: number;
  to: number;
  /** The column with the focus, in this row; undefined: it is elsewhere. */
  focused: number | undefined;
  /** Columns that are chosen, in order. */
  picked: string;
  dayWidth: number;
  nameWidth: number;
  places: number;
  slots: ReadonlyMap<number, ShownSlot>;
  idOf: (row: number, column: number) => string;
}

/** One area: its name and a cell a day; what is on several days is one bar over their cells. */
export const AreaCells = memo((props: Props) => {
  const { row, at, days, from, to, focused, places, slots, idOf } = props;
  const translate = useTranslate();
  const placed = placedRuns(row.taken, days[0]?.day ?? '');
  const [low = 0, high = -1] = props.picked === '' ? [] : props.picked.split('-').map(Number);
  const drawn = days.map((_, index) => index + 1).filter(column => column >= from && column < to);
  if (focused !== undefined && focused > 0 && !drawn.includes(focused)) drawn.push(focused);
  const { name, kind } = row.area;
  const nameOf = ({ run }: Placed) => slots.get(run.slot_ids[0] ?? 0)?.name ?? '';
  const labelOf = (one: Placed) => {
    const { state, slot_ids: ids } = one.run;
    if (state === 'covered')
      return translate('availability.coveredBy', { name: nameOf(one), smart_count: ids.length });
    const holder = slots.get(ids[0] ?? 0)?.held_by;
    return state === 'held' && holder !== undefined
      ? translate('availability.heldBy', { name: holder })
      : nameOf(one);
  };
  const wordsOf = (column: number) => {
    const found = runAt(placed, column)?.run;
    if (!found) return translate('availability.state.free');
    const state = translate(`availability.state.${found.state}`);
    const left =
      places > 1 ? `, ${translate('availability.left', { left: found.left, places })}` : '';
    return `${state}, ${found.slot_ids.map(id => slots.get(id)?.name ?? id).join(', ')}${left}`;
  };
  return (
    <div role="row" aria-rowindex={at + 2} className="row area">
      <div
        role="rowheader"
        id={idOf(at, 0)}
        tabIndex={focused === 0 ? 0 : -1}
        aria-colindex={1}
        data-row={at}
        data-column={0}
        className="name"
        title={name}
      >
        <span>{name}</span>
        {kind !== 'locality' && <small>{translate(`availability.kind.${kind}`)}</small>}
      </div>
      {drawn.map(column => {
        const day = days[column - 1];
        if (!day) return null;
        const run = places > 1 ? runAt(placed, column)?.run : undefined;
        const isPicked = low <= column && column <= high;
        return (
          <div
            key={column}
            role="gridcell"
            id={idOf(at, column)}
            tabIndex={focused === column ? 0 : -1}
            aria-colindex={column + 1}
            aria-selected={isPicked}
            aria-label={`${name}, ${day.longWeekday} ${formatDay(day.day)}: ${wordsOf(column)}`}
            data-row={at}
            data-column={column}
            className={`day ${day.look}${isPicked ? ' picked' : ''}${run?.left === 0 ? ' full' : ''}`}
            style={{ left: props.nameWidth + (column - 1) * props.dayWidth }}
          >
            {run && `${places - run.left}/${places}`}
          </div>
        );
      })}
      {places === 1 &&
        barsOf(placed)
          .filter(one => one.to >= from && one.from < to)
          .map(one => (
            <Bar
              key={one.from}
              placed={one}
              from={from}
              to={to - 1}
              dayWidth={props.dayWidth}
              nameWidth={props.nameWidth}
              label={labelOf(one)}
            />
          ))}
    </div>
  );
});
