import type { FileCell } from '#contract/domain/reports/reportCell.ts';

/** How the rows that a job has kept are written as a file. */
export interface JobFile {
  /** Without its ending. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly cellsOf: (row: Readonly<Record<string, unknown>>) => readonly FileCell[];
}
