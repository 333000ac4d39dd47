import { isSameCell, withCells, type GridRow } from './GridModel.ts';

/** One difference between stored rows and edited ones. `at` is a place from 0. */
export type GridChange<R extends GridRow> =
  | {
      readonly type: 'cell';
      readonly at: number;
      readonly column: keyof R & string;
      readonly before: R;
      readonly after: R;
    }
  | { readonly type: 'added' | 'removed'; readonly at: number; readonly row: R };

const byKey = <R extends GridRow>(rows: readonly R[]) => new Map(rows.map(row => [row.key, row]));

/** What differs, row by row; of a removed row the place that it had. */
export const gridChanges = <R extends GridRow>(
  columns: readonly (keyof R & string)[],
  original: readonly R[],
  rows: readonly R[],
): readonly GridChange<R>[] => {
  const [before, now] = [byKey(original), byKey(rows)];
  const removed = original.flatMap((row, at): GridChange<R>[] =>
    now.has(row.key) ? [] : [{ type: 'removed', at, row }],
  );
  const others = rows.flatMap((row, at): GridChange<R>[] => {
    const stored = before.get(row.key);
    if (!stored) return [{ type: 'added', at, row }];
    return columns
      .filter(column => !isSameCell(stored[column], row[column]))
      .map(column => ({ type: 'cell', at, column, before: stored, after: row }));
  });
  return [...removed, ...others];
};

/** A removed row comes back below the nearest of those that stood above it. */
const broughtBack = <R extends GridRow>(
  original: readonly R[],
  rows: readonly R[],
  row: R,
): readonly R[] => {
  const place = original.findIndex(({ key }) => key === row.key);
  const below = original
    .slice(0, place)
    .findLast(({ key }) => rows.some(other => other.key === key));
  const at = below ? rows.findIndex(({ key }) => key === below.key) + 1 : 0;
  return [...rows.slice(0, at), row, ...rows.slice(at)];
};

/** The rows without one of their changes. */
export const withoutChange = <R extends GridRow>(
  original: readonly R[],
  rows: readonly R[],
  change: GridChange<R>,
): readonly R[] => {
  if (change.type === 'cell') {
    const cells: Partial<R> = {};
    cells[change.column] = change.before[change.column];
    return withCells(rows, change.after.key, cells);
  }
  return change.type === 'added'
    ? rows.filter(({ key }) => key !== change.row.key)
    : broughtBack(original, rows, change.row);
};
