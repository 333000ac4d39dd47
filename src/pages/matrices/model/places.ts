import { columnNames } from './rows.ts';

/** A cell by the place of its level and of its column, both from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The cell that has the focus, and the one from which a range was drawn to it. */
export interface Selection {
  readonly active: CellPlace;
  readonly anchor: CellPlace;
}

export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const at = (row: number, column: number): Selection => ({
  active: { row, column },
  anchor: { row, column },
});

export const rangeOf = ({ active, anchor }: Selection): CellRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isInRange = ({ top, bottom, left, right }: CellRange, { row, column }: CellPlace) =>
  row >= top && row <= bottom && column >= left && column <= right;

const lastColumn = columnNames.length - 1;

const bounded = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** Where a key leads from a cell, as in a spreadsheet; undefined for keys that do not move. */
const target = (
  key: string,
  { row, column }: CellPlace,
  lastRow: number,
  isFar: boolean,
): CellPlace | undefined => {
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? lastRow : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isFar ? lastColumn : column + 1 };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? lastRow : row, column: lastColumn };
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: lastRow, column };
    default:
      return undefined;
  }
};

interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The selection after a key of movement: shift draws the range, ctrl goes to the edge. */
export const moved = (
  { active, anchor }: Selection,
  { key, ctrlKey, metaKey, shiftKey }: Keys,
  levels: number,
): Selection | undefined => {
  const found = target(key, active, levels - 1, ctrlKey || metaKey);
  if (!found) return undefined;
  const next = { row: bounded(found.row, levels - 1), column: bounded(found.column, lastColumn) };
  return { active: next, anchor: shiftKey ? anchor : next };
};

/** The cell after this one in reading order, or before it; undefined beyond the ends, where Tab leaves the grid. */
export const neighbour = (
  { row, column }: CellPlace,
  step: 1 | -1,
  levels: number,
): CellPlace | undefined => {
  const place = row * columnNames.length + column + step;
  if (place < 0 || place >= levels * columnNames.length) return undefined;
  return { row: Math.floor(place / columnNames.length), column: place % columnNames.length };
};
