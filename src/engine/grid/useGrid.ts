import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslate } from 'react-admin';
import {
  at,
  moved,
  neighbour,
  rangeOf,
  type CellPlace,
  type CellRange,
  type GridSize,
  type Selection,
} from './gridPlaces.ts';
import { withCells, type GridModel, type GridRow } from './GridModel.ts';
import { pasteBlock, type PasteProblem } from './pasteBlock.ts';
import { readBlock, writeBlock } from './sheetText.ts';

interface Input<R extends GridRow> {
  /** The grid in the page, which takes the focus to the active cell. */
  readonly table: RefObject<HTMLTableElement | null>;
  readonly model: GridModel<R>;
  readonly rows: readonly R[];
  readonly canEdit: boolean;
  /** One step that can be undone. */
  readonly onChange: (rows: readonly R[]) => void;
  readonly onRefused: (problems: readonly PasteProblem[]) => void;
  /** Tells those who listen what a key has done. */
  readonly say: (words: string) => void;
}

/** A cell being edited: with what was typed on it, or null with the value that it has. */
export interface CellEditing {
  readonly typed: string | null;
}

/** Where the focus goes when a cell has been edited. */
export type Leaving = 'down' | 'up' | 'next' | 'back' | 'stay';

const isHeld = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

const emptied = <R extends GridRow>(
  { columns }: GridModel<R>,
  rows: readonly R[],
  { top, bottom, left, right }: CellRange,
): readonly R[] => {
  const cells = columns.slice(left, right + 1).map(({ empty }) => empty);
  return rows
    .slice(top, bottom + 1)
    .reduce((all, { key }) => withCells<R>(all, key, Object.assign({}, ...cells)), rows);
};

const bounded = ({ active, anchor }: Selection, rows: number): Selection => {
  const last = Math.max(0, rows - 1);
  const within = (place: CellPlace) => ({ ...place, row: Math.min(place.row, last) });
  return { active: within(active), anchor: within(anchor) };
};

const afterEdit = (place: CellPlace, leaving: Leaving, size: GridSize): CellPlace => {
  if (leaving === 'stay') return place;
  if (leaving === 'next' || leaving === 'back')
    return neighbour(place, leaving === 'next' ? 1 : -1, size) ?? place;
  const row = leaving === 'down' ? place.row + 1 : place.row - 1;
  return { ...place, row: Math.max(0, Math.min(row, size.rows - 1)) };
};

/** Selection, keys, clipboard and editing of a grid, as in a spreadsheet (ARIA grid pattern). */
export const useGrid = <R extends GridRow>(input: Input<R>) => {
  const { table, model, rows, canEdit, onChange, onRefused, say } = input;
  const { columns } = model;
  const size: GridSize = { rows: rows.length, columns: columns.length };
  const translate = useTranslate();
  const [stored, setSelection] = useState(() => at(0, 0));
  const [editing, setEditing] = useState<CellEditing | null>(null);
  // Asked for in state: an effect still due from before would take a mark in a ref for its own, and the cell of then.
  const [asked, askForFocus] = useReducer((times: number) => times + 1, 0);
  const given = useRef(asked);
  const selection = bounded(stored, rows.length);
  const range = rangeOf(selection);
  const { active } = selection;

  useEffect(() => {
    if (given.current === asked || editing) return;
    given.current = asked;
    table.current
      ?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)
      ?.focus();
  });

  const select = (next: Selection) => {
    askForFocus();
    setSelection(next);
  };
  const goTo = ({ row, column }: CellPlace) => select(at(row, column));
  const begin = (typed: string | null) => {
    if (!canEdit) return;
    setSelection(at(active.row, active.column));
    setEditing({ typed });
  };
  const sized = (key: string, { top, bottom, left, right }: CellRange) =>
    say(translate(`engine.grid.${key}`, { rows: bottom - top + 1, columns: right - left + 1 }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.altKey || event.defaultPrevented) return;
    const next = moved(selection, event, size);
    const step = event.shiftKey ? -1 : 1;
    const beside = event.key === 'Tab' ? neighbour(active, step, size) : undefined;
    if (next) select(next);
    else if (beside) goTo(beside);
    else if (isHeld(event) && event.key.toLowerCase() === 'a')
      select({
        anchor: { row: 0, column: 0 },
        active: { row: rows.length - 1, column: columns.length - 1 },
      });
    else if (isHeld(event) || event.key === 'Tab') return;
    else if (event.key === 'Escape') goTo(active);
    else if (!canEdit) return;
    else if (event.key === 'Enter' || event.key === 'F2') begin(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange(emptied(model, rows, range));
      say(translate('engine.grid.cleared'));
    } else if (event.key.length === 1) begin(event.key);
    else return;
    event.preventDefault();
  };

  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const copied = columns.slice(range.left, range.right + 1);
    const block = rows
      .slice(range.top, range.bottom + 1)
      .map(row => copied.map(({ write }) => write(row)));
    event.clipboardData.setData('text/plain', writeBlock(block));
    sized('copied', range);
  };

  const onPaste = (event: ClipboardEvent) => {
    if (editing || !canEdit) return;
    event.preventDefault();
    const block = readBlock(event.clipboardData.getData('text/plain'));
    const pasted = pasteBlock(model, rows, range, block);
    if ('problems' in pasted) {
      onRefused(pasted.problems);
      return;
    }
    const anchor = { row: range.top, column: range.left };
    onChange(pasted.rows);
    select({ anchor, active: pasted.end });
    sized('pasted', rangeOf({ anchor, active: pasted.end }));
  };

  return {
    selection,
    range,
    editing,
    select,
    begin,
    goTo,
    onKeyDown,
    onCopy,
    onPaste,
    /** Ends the editing of the active cell with its new value. */
    commit: (cells: Partial<R>, leaving: Leaving) => {
      const row = rows[active.row];
      if (row) onChange(withCells(rows, row.key, cells));
      setEditing(null);
      if (leaving === 'stay') return;
      goTo(afterEdit(active, leaving, size));
    },
    cancel: () => {
      setEditing(null);
      goTo(active);
    },
  };
};

export type GridState<R extends GridRow> = ReturnType<typeof useGrid<R>>;
