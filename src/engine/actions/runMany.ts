import type { RaRecord } from 'react-admin';
import { eachOf } from '#dataProvider/eachOf.ts';

/** One record that was left as it was, and why. */
export interface Failed {
  readonly record: RaRecord;
  readonly error: unknown;
}

export interface ManyResult {
  readonly done: readonly RaRecord[];
  readonly failed: readonly Failed[];
  /** Not reached before someone stopped it. */
  readonly left: readonly RaRecord[];
  /** What the server answered, in the order of `done`. */
  readonly answers: readonly unknown[];
}

interface Run {
  readonly act: (record: RaRecord) => Promise<unknown>;
  readonly isStopped: () => boolean;
  readonly onProgress: (done: number) => void;
}

const stopped = Symbol('stopped');

/** Does something with each record, a few at a time; stopping leaves those that were not begun as they are. */
export const runMany = async (
  records: readonly RaRecord[],
  { act, isStopped, onProgress }: Run,
): Promise<ManyResult> => {
  let settled = 0;
  const outcomes = await eachOf(records, async record => {
    if (isStopped()) return stopped;
    try {
      return await act(record);
    } finally {
      settled += 1;
      onProgress(settled);
    }
  });
  const reached = outcomes.filter(({ result }) => result !== stopped);
  const done = reached.filter(outcome => !('error' in outcome));
  return {
    done: done.map(({ item }) => item),
    failed: reached.flatMap(outcome =>
      'error' in outcome ? [{ record: outcome.item, error: outcome.error }] : [],
    ),
    left: outcomes.flatMap(({ item, result }) => (result === stopped ? [item] : [])),
    answers: done.map(({ result }) => result),
  };
};
