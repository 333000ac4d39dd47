import { untilAborted } from './requests/untilAborted.ts';

export interface ReadAnswer {
  readonly answer: unknown;
  /** Those that it was read from (`tablesHeader`); null where that is not told. */
  readonly tables: string | null;
}

interface Running {
  readonly answer: Promise<ReadAnswer>;
  readonly controller: AbortController;
  waiting: number;
}

export interface SharedReads {
  /** Joins a running read of the same key or starts one. */
  join(
    key: string,
    start: (signal: AbortSignal) => Promise<ReadAnswer>,
    signal?: AbortSignal,
  ): Promise<ReadAnswer>;
  /** Later readers start again: called on each change, because a running read may show the time before it. */
  forget(): void;
}

/**
 * Identical reads at the same time are one request (T102). A reader that gives up leaves the others theirs; the
 * request itself is aborted when the last one has left.
 */
export const createSharedReads = (): SharedReads => {
  const running = new Map<string, Running>();
  return {
    join: async (key, start, signal) => {
      signal?.throwIfAborted();
      let read = running.get(key);
      if (!read) {
        const controller = new AbortController();
        const answer = start(controller.signal).finally(() => {
          if (running.get(key)?.controller === controller) running.delete(key);
        });
        // Each reader sees the failure through its own promise; when all have left, nobody does.
        answer.catch(() => undefined);
        read = { answer, controller, waiting: 0 };
        running.set(key, read);
      }
      read.waiting += 1;
      try {
        return await untilAborted(read.answer, signal);
      } finally {
        read.waiting -= 1;
        if (read.waiting === 0) {
          if (running.get(key) === read) running.delete(key);
          read.controller.abort();
        }
      }
    },
    forget: () => running.clear(),
  };
};
