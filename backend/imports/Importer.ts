import type { ImportCounts, ImportLine } from '#contract/calls/importAnswer.ts';
import type { Text } from '#contract/model/types.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Audit } from '../audit/createAudit.ts';
import type { Context } from '../calls/Context.ts';
import type { CsvFile } from './file/readCsv.ts';

/** A wrong value, with the heading of its column; without one the line as a whole is wrong. */
export interface LineError extends Told {
  readonly column?: string;
  /** What would be read there. */
  readonly reads?: readonly Text[];
}

/** What a line of a file does. */
export interface PlannedLine {
  readonly line: number;
  readonly status: ImportLine['status'];
  readonly errors: readonly LineError[];
  /** What it does besides, to other records. */
  readonly notes?: readonly Told[];
  /** The record it means, and what of it changes. */
  readonly shown: Pick<ImportLine, 'id' | 'record' | 'before' | 'after'>;
  /** What the line does to the record as it is, its version included: two equal files have equal marks. */
  readonly mark: unknown;
}

/** In whose name and in which transaction a file is read; `request.surface` is `import`. */
export interface ImportWork extends Pick<Context, 'db' | 'actor' | 'services' | 'request'> {
  /** Whether the lines are written right after: then what they mean is locked, and nothing is tried out. */
  readonly isApplying: boolean;
  /** How many lines are done, of how many. */
  readonly progress: (done: number, total: number) => void;
}

export interface ImportPlan {
  readonly lines: readonly PlannedLine[];
  /** Does what the lines say, with the history of each record; in the transaction that the plan was made in. */
  readonly write: (audit: Audit) => Promise<void>;
}

/** Records of one kind from files. */
export interface Importer {
  /** Name of the screen, as history keeps it. */
  readonly resource: string;
  /** @throws Refusal 422 for columns that are unknown, doubled or missing. */
  readonly plan: (file: CsvFile, work: ImportWork) => Promise<ImportPlan>;
  /**
   * Sets back what a request wrote.
   * @throws Refusal 409 naming the records that are not as the import left them.
   */
  readonly revert: (
    requestId: string,
    work: ImportWork,
    audit: Audit,
  ) => Promise<{ restored: number; removed: number }>;
}

/** How many lines do what. */
export const countLines = (lines: readonly PlannedLine[]): ImportCounts => {
  const of = (status: PlannedLine['status']) => lines.filter(line => line.status === status).length;
  return {
    lines: lines.length,
    unchanged: of('unchanged'),
    changed: of('change'),
    created: of('create'),
    errors: of('error'),
  };
};
