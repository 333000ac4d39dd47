import type { ComponentType, ReactNode } from 'react';
import type { CellEditorProps } from './CellInput.tsx';

/** A row of a grid: its values, and a key that stays when it moves. */
export interface GridRow {
  readonly key: string;
}

/** A text as values of a row, or why it is none, in the person's language. */
export type CellRead<R> = { readonly cells: Partial<R> } | { readonly unread: string };

/** One column: how its value is written, read back, emptied, shown and edited. */
export interface GridColumn<R extends GridRow> {
  readonly name: keyof R & string;
  readonly label: string;
  readonly align?: 'end';
  /** Width in CSS; columns without one share what is left. */
  readonly width?: string;
  /** The value in words, which `read` takes back; '' when nothing is entered yet. */
  readonly write: (row: R) => string;
  readonly read: (text: string) => CellRead<R>;
  /** What a cell without a value holds. */
  readonly empty: Partial<R>;
  /** What its field begins with; the written value when absent. */
  readonly begin?: (row: R) => string;
  /** Its value as it is shown; the written value when absent. */
  readonly show?: (row: R) => ReactNode;
  /** Its field; one for text when absent. */
  readonly Editor?: ComponentType<CellEditorProps<R>>;
}

/** What a grid is made of, for those who draw it and those who move in it. */
export interface GridModel<R extends GridRow> {
  readonly columns: readonly GridColumn<R>[];
  /** Pixels below which it scrolls sideways instead of becoming narrower; 760 unless told. */
  readonly minWidth?: number;
  /** Rows that it has at most. */
  readonly most: number;
  /** A row that nothing is entered for yet, beside these. */
  readonly added: (rows: readonly R[]) => R;
  /** What a row is called by its place, from 0: `L1`. */
  readonly nameOf: (at: number) => string;
  readonly words: { readonly row: string; readonly added: string; readonly removed: string };
}

/** What is wrong with a cell, in the person's language. */
export interface GridFault {
  readonly key: string;
  readonly column: string;
  readonly words: string;
}

/** Whether two values of cells are the same; both are plain data in one order. */
export const isSameCell = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The rows with other cells in the row of a key. */
export const withCells = <R extends GridRow>(
  rows: readonly R[],
  key: string,
  cells: Partial<R>,
): readonly R[] => rows.map(row => (row.key === key ? { ...row, ...cells } : row));
