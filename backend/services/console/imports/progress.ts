interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Runs of this process; each is forgotten when it ends. */
const running = new Map<string, Progress>();

const keyOf = (userId: number, run: string): string => `${userId} ${run}`;

/** How far a run of this person is; undefined when it has not begun, is over, or works in another process. */
export const findProgress = (userId: number, run: string): Progress | undefined =>
  running.get(keyOf(userId, run));

/** Where the work of a run is told, and that it ended; a run without a name is told nowhere. */
export const progressOf = (userId: number, run: string | undefined) => {
  const key = run === undefined ? undefined : keyOf(userId, run);
  return {
    tell: (done: number, total: number): void => {
      if (key !== undefined) running.set(key, { done, total });
    },
    end: (): void => {
      if (key !== undefined) running.delete(key);
    },
  };
};
