import { setImmediate } from 'node:timers/promises';

/** Milliseconds of script before other requests get their turn (decision 0244). */
export const longestTurn = 10;

/** What measures a stretch of script, and what ends it: the clock of the machine and the event loop, or those of a test. */
export interface Pace {
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  /** Resolves once others were served. */
  readonly giveWay: () => Promise<unknown>;
}

const ofTheProcess: Pace = { now: () => performance.now(), giveWay: () => setImmediate() };

export interface Turns {
  /** Whether the turn is over; asked after each piece, it costs next to nothing. */
  readonly isOver: () => boolean;
  /** Lets others be served, and begins the next turn. */
  readonly next: () => Promise<void>;
}

/**
 * Begins the first turn of a loop over many items: `if (turns.isOver()) await turns.next()` after each piece, so that
 * nobody waits for the loop longer than for a turn and a piece.
 */
export const startTurns = ({ now, giveWay }: Pace = ofTheProcess): Turns => {
  let since = now();
  return {
    isOver: () => now() - since >= longestTurn,
    next: async () => {
      await giveWay();
      since = now();
    },
  };
};
