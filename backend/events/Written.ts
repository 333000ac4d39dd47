import type { Line } from '#contract/domain/lines.ts';
import type { ToldEvent } from './Events.ts';

/**
 * What the database tells of a statement that wrote a table of which numbers are made (function `tell_written`, docs/decisions/0245-home-reads-what-is-named.md).
 * It stays between processes: nobody can ask to hear it, and what a browser is told of it names no record.
 */
export interface Written {
  readonly table: string;
  /** The lines of its deals; absent where the rows are of everyone. */
  readonly lines?: readonly Line[];
  /** Everyone at or above those who had or have the rows; absent where they are of everyone. */
  readonly people?: readonly number[];
  /** Of the generic store: whose records were written. */
  readonly resources?: readonly string[];
  /** Whether rows came, went or changed hands; else their values alone changed. */
  readonly isMoved: boolean;
}

const writtenTopic = 'written';

export const readWritten = ({ topic, payload }: ToldEvent): Written | undefined =>
  topic === writtenTopic ? (payload as Written) : undefined;
