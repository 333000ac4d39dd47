import type { Condition } from '../rules/condition.ts';
import type { Text } from './screenFile.ts';

/* The list of a screen as its file writes it; `completeScreen` fills in the rest. */

export type ColumnFile =
  | string
  | {
      readonly field: string;
      readonly hidden?: boolean;
      /** First width in pixels, until the reader draws it wider. */
      readonly width?: number;
      /** The value can be changed in the list. */
      readonly edit?: boolean;
    };

export interface ViewFile {
  readonly label: Text;
  readonly where: Condition;
  readonly sort?: readonly string[];
  readonly todo?: TodoFile;
  readonly tree?: Tree;
}

/** Records below one another: each names the one above it and tells how many stand directly below. */
export interface Tree {
  /** Field with the key of the record above; without a value the record stands at the top. */
  readonly parent: string;
  /** Field with the number of records directly below. */
  readonly count: string;
}

/** Records that wait for somebody: Home counts them for whoever can do what they wait for. */
export interface TodoFile {
  readonly label: Text;
  /** A verb of the screen. Default: `edit`. */
  readonly can?: string;
}

export interface ListFile {
  readonly columns: readonly ColumnFile[];
  readonly filters?: readonly string[];
  readonly search?: readonly string[];
  readonly sort?: readonly string[];
  readonly opens?: string;
  readonly pageSize?: number;
  readonly views?: Readonly<Record<string, ViewFile>>;
  /** Field with options whose numbers of records are drawn as bars. */
  readonly chart?: string;
  readonly bulk?: readonly string[];
  /** Fields that can be changed for many records at once. */
  readonly bulkEdit?: readonly string[];
  readonly empty?: Text;
  readonly failed?: Text;
}
