import type { Fault } from '#contract/model/check/fault.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import type { Position } from '#contract/model/files/jsonPositions.ts';
import { locatePointer } from '#contract/model/files/locatePointer.ts';

/** A fault with its place in the text, counted from 1 as editors do. */
export interface PlacedFault extends Position {
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion: string | null;
  /** Worth knowing, and no fault. */
  readonly isNote?: true;
}

/** Finds line and column of each fault in the text of its file. */
export const placeFaults = (
  faults: readonly Fault[],
  files: readonly TextFile[],
): readonly PlacedFault[] =>
  faults.map(({ position, ...fault }) => {
    const text = files.find(({ file }) => file === fault.file)?.text ?? '';
    return { ...fault, ...(position ?? locatePointer(text, fault.pointer)) };
  });

/** `file:line:column pointer message (did you mean "x"?)`, as editors and terminals make links of. */
export const faultLine = (fault: PlacedFault): string => {
  const { file, line, column, pointer, message, suggestion, isNote } = fault;
  const hint = suggestion === null ? '' : ` (did you mean "${suggestion}"?)`;
  return `${file}:${line}:${column} ${pointer || '/'} ${isNote ? 'Note: ' : ''}${message}${hint}`;
};
