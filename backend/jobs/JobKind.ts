import type { Language } from '#contract/model/types.ts';
import type { jobs } from '../database/schema/index.ts';
import type { JobFile } from './JobFile.ts';

export type Job = typeof jobs.$inferSelect;

/** One kind of work that outlives a request (docs/decisions/0135-jobs.md). */
export interface JobKind {
  /** As `jobs.kind` names it. */
  readonly kind: string;
  /** How many of them a process works off at once; the others wait in their order. */
  readonly lanes: number;
  /**
   * Does the next piece of a job and keeps how far it has come in the same transaction, so that a process that dies loses
   * nothing and repeats nothing. A piece takes a part of a second: anyone who cancels waits that long.
   * @returns false when nothing is left to do for this process: the job has ended, was cancelled, or is another's.
   */
  readonly runChunk: (jobId: number, worker: string) => Promise<boolean>;
  /** What is reported about a job whose piece threw: English, as `jobs.error` keeps it. */
  readonly failure: string;
  /** How its parts are written as a file; absent where a job makes none, undefined where this one makes none. */
  readonly fileOf?: (job: Job, language: Language) => JobFile | undefined;
}

/** A process that died gives its jobs up after so many milliseconds; every piece renews it. */
export const lease = 10_000;
