/** How many rows and columns there are. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** A cell by the place of its row and of its column, both from 0. */
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

const bounded = (value: number, last: number): number => Math.max(0, Math.min(value, last));

/** Where a key leads from a cell, as in a spreadsheet; undefined for keys that do not move. */
const target = (
  key: string,
  { row, column }: CellPlace,
  { rows, columns }: GridSize,
  isFar: boolean,
): CellPlace | undefined => {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
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
  size: GridSize,
): Selection | undefined => {
  const found = target(key, active, size, ctrlKey || metaKey);
  if (!found) return undefined;
  const next = {
    row: bounded(found.row, size.rows - 1),
    column: bounded(found.column, size.columns - 1),
  };
  return { active: next, anchor: shiftKey ? anchor : next };
};

/** The cell after this one in reading order, or before it; undefined beyond the ends, where Tab leaves the grid. */
export const neighbour = (
  { row, column }: CellPlace,
  step: 1 | -1,
  { rows, columns }: GridSize,
): CellPlace | undefined => {
  const place = row * columns + column + step;
  if (place < 0 || place >= rows * columns) return undefined;
  return { row: Math.floor(place / columns), column: place % columns };
};
