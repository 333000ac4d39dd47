import { refusals } from '#contract/domain/messages/refusals.ts';
import { Refusal } from '../calls/Refusal.ts';

/** Runs work at most so many at a time; the rest waits in a line. */
export const atMost = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next holder takes the place over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Lets so many in at a time and refuses the others at once. */
export const room = (most: number) => {
  let inside = 0;
  /** @throws Refusal UNAVAILABLE when it is full */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) throw new Refusal('UNAVAILABLE', refusals.busy);
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
};

/** A password costs a processor a third of a second: two at a time leave the process its other work. */
export const hashing = atMost(2);

/** How many may wait for it: about four seconds of work. A flood of strangers leaves known devices their own room. */
const mostWaiting = 24;

/** Around each try that may hash a password, by whether it comes from a device that the account knows. */
export const hashingRoom = { stranger: room(mostWaiting), known: room(mostWaiting) } as const;
