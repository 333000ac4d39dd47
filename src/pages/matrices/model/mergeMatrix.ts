import { mergeRows, settledRows, type RowsMerge } from '#engine/grid/mergeRows.ts';
import { columnNames, rowsOf, type LevelRow, type Rows, type StoredLevel } from './rows.ts';

/** A matrix that two people changed, and the levels that are stored now. */
export interface MatrixConflict extends RowsMerge {
  readonly theirs: readonly StoredLevel[];
}

interface MergeInput {
  /** The levels that both started from. */
  readonly base: readonly StoredLevel[];
  readonly mine: Rows;
  /** The stored levels now. */
  readonly theirs: readonly StoredLevel[];
}

/** Joins my rows with the levels that someone else saved meanwhile, which are known again by their entries. */
export const mergeMatrix = ({ base, mine, theirs }: MergeInput): MatrixConflict => ({
  ...mergeRows({
    base: rowsOf(base),
    mine,
    theirs: rowsOf(theirs, base),
    columns: columnNames,
  }),
  theirs,
});

/** The levels with a value for each conflict, in the order of the conflicts. */
export const settled = (conflict: MatrixConflict, values: readonly unknown[]): Rows =>
  settledRows<LevelRow>(conflict, columnNames, values);
