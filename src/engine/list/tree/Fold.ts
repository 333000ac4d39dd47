import type { Identifier, RaRecord } from 'react-admin';
import type { ReactNode } from 'react';

/** What a tree adds to the row of a record. */
export interface Fold {
  readonly level: number;
  /** Undefined: nothing is below it. */
  readonly isOpen: boolean | undefined;
  /** Stands before the name: as far in as the level says, and what opens the row. */
  readonly lead: ReactNode;
}

/** The tree that a list is shown as. */
export interface Folds {
  readonly of: (record: RaRecord) => Fold | undefined;
  readonly toggle: (id: Identifier) => void;
}
