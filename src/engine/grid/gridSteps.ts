import { isSameCell } from './GridModel.ts';

/** Rows while they are edited; every change is one step that can be undone. */
export interface GridSteps<R> {
  /** The rows as they are stored. */
  readonly original: readonly R[];
  readonly rows: readonly R[];
  readonly past: readonly (readonly R[])[];
  readonly future: readonly (readonly R[])[];
}

/** More steps back than anyone takes, and few enough to keep. */
const mostSteps = 200;

export const isChanged = <R>({ original, rows }: GridSteps<R>): boolean =>
  !isSameCell(original, rows);

/** One step; rows that say the same are none. */
export const step = <R, S extends GridSteps<R>>(steps: S, rows: readonly R[]): S =>
  isSameCell(steps.rows, rows)
    ? steps
    : { ...steps, rows, past: [...steps.past, steps.rows].slice(-mostSteps), future: [] };

export const undo = <S extends GridSteps<unknown>>(steps: S): S => {
  const rows = steps.past.at(-1);
  if (!rows) return steps;
  return { ...steps, rows, past: steps.past.slice(0, -1), future: [steps.rows, ...steps.future] };
};

export const redo = <S extends GridSteps<unknown>>(steps: S): S => {
  const [rows, ...future] = steps.future;
  return rows ? { ...steps, rows, past: [...steps.past, steps.rows], future } : steps;
};
