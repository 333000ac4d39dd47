import { setTimeout as pause } from 'node:timers/promises';

/** Where two servers stand in the log of the one that the other follows. */
export interface Positions {
  /** How far the first one has written. */
  readonly written: () => Promise<string>;
  /** Whether the one that follows shows all up to there. */
  readonly shows: (position: string) => Promise<boolean>;
}

/** Milliseconds between two looks at one that is not there yet: it is usually some milliseconds behind. */
const looks = [0, 5, 15, 40];
/** Milliseconds for which one that lags, or does not answer, is left alone. */
const rest = { lagging: 500, away: 5_000 };

export interface CatchUp {
  /** Whether the follower shows everything that was committed before this was asked. */
  readonly now: () => Promise<boolean>;
  /** It could not be reached: it is not asked for a while. */
  readonly leave: () => void;
}

/**
 * Tells whether a server that follows another has caught up. Reads that ask at the same time share one look, so what it costs does not
 * grow with them; one look is enough only for those that asked before it began.
 */
export const catchUp = (
  { written, shows }: Positions,
  time: () => number = () => performance.now(),
): CatchUp => {
  let restsUntil = 0;
  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;

  const look = async (): Promise<boolean> => {
    if (time() < restsUntil) return false;
    try {
      const position = await written();
      for (const wait of looks) {
        if (wait > 0) await pause(wait);
        if (await shows(position)) return true;
      }
      restsUntil = time() + rest.lagging;
    } catch {
      restsUntil = time() + rest.away;
    }
    return false;
  };

  const begin = (): Promise<boolean> => {
    next = undefined;
    running = look().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    now: async () => {
      if (time() < restsUntil) return false;
      if (!running) return begin();
      return (next ??= running.then(begin));
    },
    leave: () => {
      restsUntil = time() + rest.away;
    },
  };
};
