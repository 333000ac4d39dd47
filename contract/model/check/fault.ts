import type { Position } from '../files/jsonPositions.ts';

/** Something wrong in a screen file or a form schema. */
export interface Fault {
  /** Path of the file as it was given. */
  readonly file: string;
  /** JSON pointer; '' is the whole file. `locatePointer` turns it into line and column. */
  readonly pointer: string;
  readonly message: string;
  /** The known name nearest to a wrong one; null when none is near. */
  readonly suggestion: string | null;
  /** Only in a file that is not JSON, where no pointer leads anywhere. */
  readonly position?: Position;
  /** Nothing is wrong: worth knowing, and no reason to refuse the file. */
  readonly isNote?: true;
}

/** Notes a fault of the file at hand. */
export type Add = (pointer: string, message: string, suggestion?: string | null) => void;

/** Notes what is worth knowing and no fault. */
export type Note = (pointer: string, message: string, suggestion?: string | null) => void;
