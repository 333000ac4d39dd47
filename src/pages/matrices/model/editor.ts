import { isSameRows, rowsOf, type Rows, type StoredLevel } from './rows.ts';

/** The matrix of one client type while it is edited; every change is one step that can be undone. */
export interface MatrixEditor {
  /** The stored levels that the rows were made from. */
  readonly base: readonly StoredLevel[];
  readonly original: Rows;
  readonly rows: Rows;
  readonly past: readonly Rows[];
  readonly future: readonly Rows[];
}

/** More steps back than anyone takes, and few enough to keep. */
const mostSteps = 200;

export const edit = (base: readonly StoredLevel[], rows: Rows = rowsOf(base)): MatrixEditor => ({
  base,
  original: rowsOf(base),
  rows,
  past: [],
  future: [],
});

export const isChanged = ({ original, rows }: MatrixEditor): boolean => !isSameRows(original, rows);

/** One step; rows that say the same are none. */
export const step = (editor: MatrixEditor, rows: Rows): MatrixEditor =>
  isSameRows(editor.rows, rows)
    ? editor
    : { ...editor, rows, past: [...editor.past, editor.rows].slice(-mostSteps), future: [] };

export const undo = (editor: MatrixEditor): MatrixEditor => {
  const rows = editor.past.at(-1);
  if (!rows) return editor;
  return {
    ...editor,
    rows,
    past: editor.past.slice(0, -1),
    future: [editor.rows, ...editor.future],
  };
};

export const redo = (editor: MatrixEditor): MatrixEditor => {
  const [rows, ...future] = editor.future;
  return rows ? { ...editor, rows, past: [...editor.past, editor.rows], future } : editor;
};

/** Levels that arrived: taken while nothing is changed, else saving will show the difference. */
export const refresh = (editor: MatrixEditor, base: readonly StoredLevel[]): MatrixEditor =>
  isChanged(editor) || JSON.stringify(editor.base) === JSON.stringify(base) ? editor : edit(base);
