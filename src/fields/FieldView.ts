import type { ComponentType } from 'react';
import type { Field } from '#contract/model/types.ts';

/** A value to read: in a table, on a record page, in a line of the history. */
export interface CellProps {
  readonly field: Field;
  readonly value: unknown;
}

/** The icon before words, and whether both are quiet. */
export interface Sign {
  readonly icon: string;
  readonly isQuiet: boolean;
}

/** How the values of a kind read; `view.tsx` in the folder of its name, where it is found. */
export interface FieldView {
  /** A hook: each value in plain words, for sentences and accessible names. */
  readonly useWords: (field: Field, values: readonly unknown[]) => readonly string[];
  readonly Cell: ComponentType<CellProps>;
  /** Whether the cell of a field is `formatValue` and its sign and nothing else, which a table then writes without a component. */
  readonly isPlain?: (field: Field) => boolean;
  /** What stands before the words of a plain cell. */
  readonly signOf?: (value: unknown) => Sign;
}
