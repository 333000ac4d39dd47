import { isChanged, type GridSteps } from '#engine/grid/gridSteps.ts';
import { rowsOf, type LevelRow, type Rows, type StoredLevel } from './rows.ts';

/** The matrix of one client type while it is edited. */
export interface MatrixEditor extends GridSteps<LevelRow> {
  /** The stored levels that the rows were made from. */
  readonly base: readonly StoredLevel[];
}

export const edit = (base: readonly StoredLevel[], rows: Rows = rowsOf(base)): MatrixEditor => ({
  base,
  original: rowsOf(base),
  rows,
  past: [],
  future: [],
});

/** Levels that arrived: taken while nothing is changed, else saving will show the difference. */
export const refresh = (editor: MatrixEditor, base: readonly StoredLevel[]): MatrixEditor =>
  isChanged(editor) || JSON.stringify(editor.base) === JSON.stringify(base) ? editor : edit(base);
