import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useCallback, useId, useMemo, useRef, type SyntheticEvent } from 'react';
import { useIsPhone } from '#engine/useIsPhone.ts';
import { useVirtualWindow } from '#engine/list/window/useVirtualWindow.ts';
import { AreaCells } from './AreaCells.tsx';
import type { CalendarDay } from './calendarDays.ts';
import type { CalendarRow } from './calendarRows.ts';
import { calendarStyles, sizes } from './calendarStyles.ts';
import { CityRow } from './CityRow.tsx';
import { DayHeads } from './DayHeads.tsx';
import type { ShownSlot } from './useAvailability.ts';
import { useGridCell, type Active } from './useGridCell.ts';
import { useWidth } from './useWidth.ts';

/** Days of one area that someone chose, as columns, and the cell beside which they are told. */
export interface Chosen {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly cell: HTMLElement;
}

interface Props {
  label: string;
  rows: readonly CalendarRow[];
  days: readonly CalendarDay[];
  places: number;
  slots: ReadonlyMap<number, ShownSlot>;
  onFold: (cityId: number) => void;
  onChoose: (chosen: Chosen) => void;
}

const Space = ({ rows }: { rows: number }) =>
  rows > 0 && <div aria-hidden style={{ height: rows * (sizes.row + 1) }} />;

const placeOf = ({ target }: SyntheticEvent): { row: number; column: number } | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell
    ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
    : undefined;
};

/** The calendar: areas by days, of which those that are seen are drawn. Arrows, Shift and Enter do what the mouse does. */
export const CalendarGrid = ({ label, rows, days, places, slots, onFold, onChoose }: Props) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const isPhone = useIsPhone();
  const width = useWidth(frame);
  const name = isPhone ? sizes.phoneName : sizes.name;
  const day = Math.max(isPhone ? sizes.phoneDay : sizes.day, (width - name) / days.length);
  const widths = useMemo(() => [name, ...days.map(() => day)], [name, day, days]);
  const { rows: seen, columns, hold } = useVirtualWindow({ frame, count: rows.length, widths });
  const idOf = useCallback((row: number, column: number) => `${id}-${row}-${column}`, [id]);
  const isHeading = (row: number) => rows[row]?.type === 'city';
  const { active, go, onKeyDown, setActive } = useGridCell({
    frame,
    rows: rows.length,
    columns: days.length + 1,
    isHeading,
    idOf,
    hold,
    sizes: { ...sizes, row: sizes.row + 1, day, name },
  });
  const isDragging = useRef(false);
  const row = Math.min(active.row, rows.length - 1);
  const open = (at: Active) => {
    const found = rows[at.row];
    if (found?.type === 'city') return onFold(found.cityId);
    const cell = document.getElementById(idOf(at.row, at.column));
    if (!found || !cell || at.column === 0) return undefined;
    const [from, to] = [Math.min(at.anchor, at.column), Math.max(at.anchor, at.column)];
    return onChoose({ row: at.row, from, to, cell });
  };
  const [from, to] = [Math.max(columns.from, 1), columns.to];
  const before = (place: number) => seen[place - 1]?.to ?? 0;
  const drawRow = (one: CalendarRow, at: number) => {
    const focused = at === row ? active.column : undefined;
    if (one.type === 'city')
      return (
        <CityRow
          key={`city-${one.cityId}`}
          row={one}
          at={at}
          columns={days.length}
          focused={focused === undefined ? undefined : Math.min(focused, 1)}
          idOf={idOf}
        />
      );
    const [low, high] = [
      Math.min(active.anchor, active.column),
      Math.max(active.anchor, active.column),
    ];
    return (
      <AreaCells
        key={one.area.polygon_uuid}
        row={one}
        at={at}
        days={days}
        from={from}
        to={to}
        focused={focused}
        picked={focused !== undefined && low > 0 && low < high ? `${low}-${high}` : ''}
        dayWidth={day}
        nameWidth={name}
        places={places}
        slots={slots}
        idOf={idOf}
      />
    );
  };
  return (
    <Box
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={days.length + 1}
      aria-multiselectable
      style={
        {
          '--console-row': `${sizes.row + 1}px`,
          '--name': `${name}px`,
          '--day': `${day}px`,
          '--calendar': `${name + day * days.length}px`,
        } as React.CSSProperties
      }
      sx={calendarStyles}
      onFocus={event => {
        const at = placeOf(event);
        if (at && (at.row !== active.row || at.column !== active.column))
          setActive({ ...at, anchor: at.column });
      }}
      onKeyDown={event => onKeyDown(event, open)}
      onPointerDown={event => {
        const at = placeOf(event);
        if (!at || event.button !== 0) return;
        isDragging.current = event.pointerType === 'mouse' && at.column > 0;
        go(at, event.shiftKey);
      }}
      onPointerOver={event => {
        const at = isDragging.current && event.buttons === 1 ? placeOf(event) : undefined;
        if (at?.row === active.row && at.column !== active.column)
          setActive({ ...active, column: at.column });
      }}
      onClick={event => {
        isDragging.current = false;
        const at = placeOf(event);
        if (at)
          open(
            at.row === active.row ? { ...active, column: at.column } : { ...at, anchor: at.column },
          );
      }}
    >
      <div role="row" aria-rowindex={1} className="row head">
        <div role="columnheader" aria-colindex={1} className="name">
          <span>{translate('availability.corner')}</span>
        </div>
        <DayHeads days={days} from={from} to={to} dayWidth={day} nameWidth={name} />
      </div>
      {seen.flatMap((range, place) => [
        <Space key={`before-${place}`} rows={range.from - before(place)} />,
        // One list of keys: a row that was held for the focus stays the same when the rows around it are drawn.
        ...rows.slice(range.from, range.to).map((one, index) => drawRow(one, range.from + index)),
      ])}
      <Space rows={rows.length - (seen.at(-1)?.to ?? 0)} />
    </Box>
  );
};
