import { isSameCell, withCells } from '#engine/grid/GridModel.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import {
  emptyLevel,
  inOrder,
  reviewersOf,
  type Cells,
  type LevelRow,
  type Rows,
  type Token,
} from '../model/rows.ts';
import type { PastCell } from './pastCells.ts';

/** The rows as they were before a save, and how many of its cells stay because they are others by now. */
export interface TakenBack {
  readonly rows: Rows;
  readonly left: number;
}

type Side = 'before' | 'after';

const tokensOf = (value: unknown, { find }: DesignationNames): readonly Token[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const tokens = value.map(name => find(String(name)));
  return tokens.every(token => token !== undefined) ? tokens : undefined;
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A value of the history as a cell of that row; undefined where a designation has gone since. */
const cellsAt = (
  { column, ...sides }: PastCell,
  side: Side,
  row: LevelRow,
  names: DesignationNames,
): Partial<Cells> | undefined => {
  const value = sides[side];
  if (column === 'untilBp' || column === 'dealUntilPaise') return { [column]: numberOf(value) };
  if (column === 'any') return { reviewers: reviewersOf(row.reviewers.of, value === true) };
  const tokens = tokensOf(value, names);
  if (!tokens) return undefined;
  return column === 'approvers'
    ? { approvers: inOrder(tokens) }
    : { reviewers: reviewersOf(tokens, row.reviewers.isAnyEnough) };
};

/** All cells of a level at once; who reviews is read before whether one of them is enough. */
const levelAt = (
  cells: readonly PastCell[],
  side: Side,
  row: LevelRow,
  names: DesignationNames,
): LevelRow | undefined =>
  cells.reduce<LevelRow | undefined>((level, cell) => {
    const read = level && cellsAt(cell, side, level, names);
    return read && { ...level, ...read };
  }, row);

const isNew = (cells: readonly PastCell[]) =>
  cells.some(({ column, before }) => column === 'untilBp' && before === null);
const isGone = (cells: readonly PastCell[]) =>
  cells.some(({ column, after }) => column === 'untilBp' && after === null);

const levelsOf = (cells: readonly PastCell[]) =>
  [...new Set(cells.map(({ level }) => level))].map(level => ({
    level,
    own: cells.filter(cell => cell.level === level),
  }));

/**
 * Takes one save back in the rows that are being edited: each of its cells gets what it had before, a level that came goes
 * again, one that went comes back. What someone has changed again since stays as it is.
 */
export const takeBack = (
  rows: Rows,
  cells: readonly PastCell[],
  names: DesignationNames,
): TakenBack => {
  let next = rows;
  let left = 0;
  for (const { level, own } of levelsOf(cells)) {
    if (isNew(own) || isGone(own)) continue;
    const row = next[level - 1];
    const [now, then] = row
      ? [levelAt(own, 'after', row, names), levelAt(own, 'before', row, names)]
      : [];
    if (row && now && then && isSameCell(row, now)) next = withCells<LevelRow>(next, row.key, then);
    else left += own.length;
  }
  for (const { level, own } of levelsOf(cells).filter(one => isGone(one.own))) {
    const then = levelAt(own, 'before', emptyLevel(next), names);
    if (then && next.length === level - 1) next = [...next, then];
    else left += own.length;
  }
  // From the last on, so that each is the last when its turn comes.
  for (const { level, own } of levelsOf(cells)
    .filter(one => isNew(one.own))
    .toReversed()) {
    const row = next.at(-1);
    const now = row && levelAt(own, 'after', row, names);
    if (now && next.length === level && isSameCell(row, now)) next = next.slice(0, -1);
    else left += own.length;
  }
  return { rows: next, left };
};
