import { mergeChanges, type FieldConflict } from '#engine/conflict/mergeChanges.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import {
  columnNames,
  rowsOf,
  type Cells,
  type LevelRow,
  type Rows,
  type StoredLevel,
} from './rows.ts';

/** Levels by key, as `mergeChanges` takes a record; a level that is gone is missing. */
type ByKey = Readonly<Record<string, unknown>>;

const byKey = (rows: Rows): ByKey =>
  Object.fromEntries(rows.map(({ key, ...cells }) => [key, cells]));

/** Both sides changed the same cell, or one removed a level that the other changed. */
export interface MatrixConflict {
  readonly conflicts: readonly FieldConflict[];
  /** All else, already joined. */
  readonly merged: ByKey;
  /** Keys of all levels in the order that they will have. */
  readonly order: readonly string[];
  readonly theirs: readonly StoredLevel[];
}

interface MergeInput {
  /** The levels that both started from. */
  readonly base: readonly StoredLevel[];
  readonly mine: Rows;
  /** The stored levels now. */
  readonly theirs: readonly StoredLevel[];
}

/** Theirs, with each level that only I have above the one it stands above in mine. */
const orderOf = (mine: Rows, theirs: Rows): readonly string[] => {
  const order = theirs.map(({ key }) => key);
  mine.forEach(({ key }, at) => {
    if (order.includes(key)) return;
    const below = mine.slice(0, at).findLast(row => order.includes(row.key));
    order.splice(below ? order.indexOf(below.key) + 1 : 0, 0, key);
  });
  return order;
};

/**
 * Joins my rows with what somebody else saved meanwhile. Cells that one side changed are taken; levels that one side
 * added stay, those that one side removed go. What both changed is left to the person: a cell each, or the whole level
 * when one of them removed it.
 */
export const mergeMatrix = ({ base, mine, theirs }: MergeInput): MatrixConflict => {
  const [before, now] = [byKey(rowsOf(base)), rowsOf(theirs, base)];
  const sides = { original: before, mine: byKey(mine), theirs: byKey(now) };
  const order = orderOf(mine, now);
  const paths = [...new Set([...order, ...Object.keys(before)])].flatMap(key => {
    const isEverywhere = Object.values(sides).every(side => side[key] !== undefined);
    return isEverywhere ? columnNames.map(column => `${key}.${column}`) : [key];
  });
  const { merged, conflicts } = mergeChanges({ ...sides, paths });
  return { merged, conflicts, order, theirs };
};

/** The rows with a value for each conflict, in the order of the conflicts. */
export const settled = (
  { merged, conflicts, order }: MatrixConflict,
  values: readonly unknown[],
): Rows =>
  order.flatMap((key): LevelRow[] => {
    const whole = conflicts.findIndex(({ path }) => path === key);
    const level = (whole < 0 ? valueAt(merged, key) : values[whole]) as Cells | undefined;
    if (!level) return [];
    const chosen = columnNames.flatMap(column => {
      const at = conflicts.findIndex(({ path }) => path === `${key}.${column}`);
      return at < 0 ? [] : [[column, values[at]] as const];
    });
    return [{ key, ...level, ...Object.fromEntries(chosen) }];
  });
