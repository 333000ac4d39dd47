import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** The cell that has the focus, and the column where a selection began. Column 0 is the heading of a row. */
export interface Active {
  readonly row: number;
  readonly column: number;
  readonly anchor: number;
}

interface Grid {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** Rows that have a heading and one cell over all days. */
  readonly isHeading: (row: number) => boolean;
  readonly idOf: (row: number, column: number) => string;
  readonly hold: (row: number | null) => void;
  readonly sizes: { row: number; head: number; day: number; name: number };
}

const page = 10;

type Step = (at: Active) => Omit<Active, 'anchor'>;

const stepsOf = (rows: number, columns: number): Readonly<Record<string, Step>> => ({
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  PageUp: ({ row, column }) => ({ row: row - page, column }),
  PageDown: ({ row, column }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: columns - 1 }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': () => ({ row: rows - 1, column: columns - 1 }),
});

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** A scroll position, moved as little as shows what begins at `most` and ends at `least` more than the frame. */
const within = (value: number, most: number, least: number) =>
  Math.min(most, Math.max(value, least));

/**
 * One stop of the Tab key for a whole grid, whose arrows go from cell to cell (WAI-ARIA, grid): with Shift they choose
 * days, Home and End go to the ends of a row, with Control to those of the grid. Cells outside the picture are
 * scrolled into it and drawn before they take the focus.
 */
export const useGridCell = ({ frame, rows, columns, isHeading, idOf, hold, sizes }: Grid) => {
  const [active, setActive] = useState<Active>({ row: 0, column: 0, anchor: 0 });
  const wanted = useRef(false);

  const show = ({ row, column }: Active) => {
    const { current: box } = frame;
    if (!box) return;
    const seen = { top: box.scrollTop, left: box.scrollLeft };
    const high = box.clientHeight - sizes.head;
    const wide = box.clientWidth - sizes.name;
    const top = within(seen.top, row * sizes.row, (row + 1) * sizes.row - high);
    const left = within(seen.left, (column - 1) * sizes.day, column * sizes.day - wide);
    box.scrollTo({ top, left: column === 0 ? seen.left : left });
  };

  const go = (next: Omit<Active, 'anchor'>, isChoosing = false) => {
    const row = clamp(next.row, rows - 1);
    const column = clamp(next.column, columns - 1);
    const stays = isChoosing && row === active.row && column > 0 && active.anchor > 0;
    const to = { row, column, anchor: stays ? active.anchor : column };
    wanted.current = true;
    hold(row);
    setActive(to);
    show(to);
  };

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const column = isHeading(active.row) && active.column > 0 ? 1 : active.column;
    const cell = document.getElementById(idOf(active.row, column));
    // A row that comes into sight is drawn a moment later.
    wanted.current = cell === null;
    cell?.focus({ preventScroll: true });
  });

  const steps = stepsOf(rows, columns);
  const onKeyDown = (event: KeyboardEvent, onOpen: (at: Active) => void) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onOpen(active);
    }
    const step = steps[event.ctrlKey ? `Control+${event.key}` : event.key];
    if (!step) return;
    event.preventDefault();
    const isChoosing = event.shiftKey && event.key.startsWith('Arrow') && !isHeading(active.row);
    go(step(active), isChoosing);
  };

  return { active, go, onKeyDown, setActive };
};
