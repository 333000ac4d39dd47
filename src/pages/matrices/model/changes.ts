import {
  columnNames,
  isSameCell,
  withCells,
  type ColumnName,
  type LevelRow,
  type Rows,
} from './rows.ts';

/** One difference between the stored matrix and the edited one. `level` is a number from 1. */
export type MatrixChange =
  | {
      readonly type: 'cell';
      readonly level: number;
      readonly column: ColumnName;
      readonly before: LevelRow;
      readonly after: LevelRow;
    }
  | { readonly type: 'added' | 'removed'; readonly level: number; readonly row: LevelRow };

const byKey = (rows: Rows) => new Map(rows.map(row => [row.key, row]));

/** What differs, level by level; of a removed level the number that it had. */
export const changesOf = (original: Rows, rows: Rows): readonly MatrixChange[] => {
  const [before, now] = [byKey(original), byKey(rows)];
  const removed = original.flatMap((row, at): MatrixChange[] =>
    now.has(row.key) ? [] : [{ type: 'removed', level: at + 1, row }],
  );
  const others = rows.flatMap((row, at): MatrixChange[] => {
    const stored = before.get(row.key);
    if (!stored) return [{ type: 'added', level: at + 1, row }];
    return columnNames
      .filter(column => !isSameCell(stored[column], row[column]))
      .map(column => ({ type: 'cell', level: at + 1, column, before: stored, after: row }));
  });
  return [...removed, ...others];
};

/** A removed level comes back below the nearest of those that stood under it. */
const broughtBack = (original: Rows, rows: Rows, row: LevelRow): Rows => {
  const place = original.findIndex(({ key }) => key === row.key);
  const below = original
    .slice(0, place)
    .findLast(({ key }) => rows.some(other => other.key === key));
  const at = below ? rows.findIndex(({ key }) => key === below.key) + 1 : 0;
  return [...rows.slice(0, at), row, ...rows.slice(at)];
};

/** The rows without one of their changes. */
export const withoutChange = (original: Rows, rows: Rows, change: MatrixChange): Rows => {
  if (change.type === 'cell')
    return withCells(rows, change.after.key, { [change.column]: change.before[change.column] });
  return change.type === 'added'
    ? rows.filter(({ key }) => key !== change.row.key)
    : broughtBack(original, rows, change.row);
};
