import { setTimeout as pause } from 'node:timers/promises';

interface Ending {
  /** Milliseconds in which calls are still taken, so that whoever sends them here learns of it. */
  readonly delay: number;
  /** Milliseconds after that in which all has to be finished. */
  readonly timeout: number;
  /** Says at once that the process is about to end. */
  readonly announce: () => void;
  /** Finishes what was begun. */
  readonly finish: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** Before a process serves it has nothing to finish. Said aloud, since nobody else ends one that is the first of its container. */
export const endAtOnce = (): void => process.exit(128 + 15);

/** What an operator sees when something did not end by itself. */
const cutOff = 1;

/**
 * Ends the process when it is told to: it says so, takes calls a while longer, takes no more, finishes, and goes. What is not finished
 * in time is cut off, as when it is killed: nothing is half saved. Told a second time by hand (Ctrl+C), it waits no longer for others to learn of it.
 */
export const endOnSignal = ({ delay, timeout, announce, finish, say }: Ending): void => {
  const hurry = new AbortController();
  let isEnding = false;

  const end = async (): Promise<void> => {
    announce();
    await pause(delay, undefined, { signal: hurry.signal }).catch(() => undefined);
    const late = setTimeout(() => {
      say(`  Not everything was finished within ${timeout / 1_000} s; it is cut off.`);
      process.exit(cutOff);
    }, timeout);
    await finish();
    clearTimeout(late);
    process.exit(0);
  };

  const told = (signal: NodeJS.Signals): void => {
    if (isEnding) {
      if (signal === 'SIGINT') hurry.abort();
      return;
    }
    isEnding = true;
    end().catch((error: unknown) => {
      console.error(error);
      process.exit(cutOff);
    });
  };
  process.off('SIGTERM', endAtOnce);
  process.on('SIGTERM', told);
  process.on('SIGINT', told);
};
