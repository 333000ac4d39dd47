interface Surroundings {
  /** Reads what is named, or all. */
  read: (names: readonly string[] | undefined) => Promise<unknown>;
  isSeen: () => boolean;
}

/**
 * Milliseconds between two reads: the first at least, twice as many with each read that follows upon another, up to `burst`;
 * more where a read takes long (of anyone who has tens of thousands of rows), and never more than `most`.
 */
const pause = { first: 500, burst: 4_000, forEach: 5, afterFailure: 15_000, most: 60_000 };
/** What concerns all pages at once (a new day, a server that is back) is read within so many milliseconds. */
const spread = 5_000;

/**
 * Reads again what was named: the first time at once, what is named in the pause after a read together when it ends, and nothing
 * while nobody looks. What could not be read stays named.
 */
export const createReadAgain = ({ read, isSeen }: Surroundings) => {
  const named = new Set<string>();
  let isAll = false;
  let isReading = false;
  let least = pause.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (time: number): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAll && named.size === 0) least = pause.first;
      void begin();
    }, time);
  };

  const begin = async (): Promise<void> => {
    if (isReading || timer !== undefined || !isSeen() || !(isAll || named.size > 0)) return;
    const names = isAll ? undefined : [...named];
    named.clear();
    isAll = false;
    isReading = true;
    const from = performance.now();
    let atLeast = least;
    least = Math.min(least * 2, pause.burst);
    try {
      await read(names);
    } catch {
      atLeast = pause.afterFailure;
      if (names) for (const name of names) named.add(name);
      else isAll = true;
    }
    isReading = false;
    const took = performance.now() - from;
    wait(Math.min(Math.max(atLeast, took * pause.forEach), pause.most));
  };

  return {
    named: (names: readonly string[]): void => {
      for (const name of names) named.add(name);
      void begin();
    },
    /** Anything may have changed. */
    all: (): void => {
      isAll = true;
      if (timer === undefined && !isReading) wait(Math.random() * spread);
    },
    seen: (): void => void begin(),
    end: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};

export type ReadAgain = ReturnType<typeof createReadAgain>;
