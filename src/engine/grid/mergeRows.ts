import { valueAt } from '#contract/rules/valueAt.ts';
import { mergeChanges, type FieldConflict } from '../values/mergeChanges.ts';
import type { GridRow } from './GridModel.ts';

/** Rows by key, as `mergeChanges` takes a record; a row that is gone is missing. */
type ByKey = Readonly<Record<string, unknown>>;

const byKey = (rows: readonly GridRow[]): ByKey =>
  Object.fromEntries(rows.map(({ key, ...cells }) => [key, cells]));

/** Rows that two people changed, joined but for what both changed. */
export interface RowsMerge {
  /** Both sides changed the same cell, or one removed a row that the other changed. */
  readonly conflicts: readonly FieldConflict[];
  /** All else, already joined. */
  readonly merged: ByKey;
  /** Keys of all rows in the order that they will have. */
  readonly order: readonly string[];
}

interface MergeInput<R> {
  /** The rows that both started from. */
  readonly base: readonly R[];
  readonly mine: readonly R[];
  /** The stored rows now. */
  readonly theirs: readonly R[];
  /** Names of the cells. */
  readonly columns: readonly string[];
}

/** Theirs, with each row that only I have below the one it is below in mine. */
const orderOf = (mine: readonly GridRow[], theirs: readonly GridRow[]): readonly string[] => {
  const order = theirs.map(({ key }) => key);
  mine.forEach(({ key }, at) => {
    if (order.includes(key)) return;
    const below = mine.slice(0, at).findLast(row => order.includes(row.key));
    order.splice(below ? order.indexOf(below.key) + 1 : 0, 0, key);
  });
  return order;
};

/**
 * Joins my rows with what someone else saved meanwhile. Cells that one side changed are taken; rows that one side added
 * stay, those that one side removed go. What both changed is left to the person: a cell each, or the whole row when one
 * of them removed it.
 */
export const mergeRows = <R extends GridRow>({
  base,
  mine,
  theirs,
  columns,
}: MergeInput<R>): RowsMerge => {
  const sides = { original: byKey(base), mine: byKey(mine), theirs: byKey(theirs) };
  const order = orderOf(mine, theirs);
  const paths = [...new Set([...order, ...Object.keys(sides.original)])].flatMap(key => {
    const isEverywhere = Object.values(sides).every(side => side[key] !== undefined);
    return isEverywhere ? columns.map(column => `${key}.${column}`) : [key];
  });
  return { ...mergeChanges({ ...sides, paths }), order };
};

/** The rows with a value for each conflict, in the order of the conflicts. */
export const settledRows = <R extends GridRow>(
  { merged, conflicts, order }: RowsMerge,
  columns: readonly string[],
  values: readonly unknown[],
): readonly R[] =>
  order.flatMap((key): R[] => {
    const whole = conflicts.findIndex(({ path }) => path === key);
    const cells = (whole < 0 ? valueAt(merged, key) : values[whole]) as R | undefined;
    if (!cells) return [];
    const chosen = columns.flatMap(column => {
      const at = conflicts.findIndex(({ path }) => path === `${key}.${column}`);
      return at < 0 ? [] : [[column, values[at]] as const];
    });
    return [{ ...cells, ...Object.fromEntries(chosen), key }];
  });
