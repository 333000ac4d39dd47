import { setImmediate } from 'node:timers/promises';

/** Rows of one statement: enough to be fast, and far below the 65,535 parameters that one may have. */
const batchSize = 500;

/** Does something with some hundred rows at a time, one batch after the other. */
export const inBatches = async <Row>(
  rows: readonly Row[],
  work: (batch: readonly Row[]) => Promise<unknown>,
  progress?: (done: number) => void,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += batchSize) {
    await work(rows.slice(at, at + batchSize));
    progress?.(Math.min(at + batchSize, rows.length));
    // The embedded engine works in this very thread: anyone who waits for no data is served here.
    await setImmediate();
  }
};
