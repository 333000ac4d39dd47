import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#dataProvider/http/HttpError.ts';

/** A connection that is there when the failure is told came back while it was on its way: milliseconds until it is tried. */
const soon = 1_000;
/** How often a lost connection is tried again although the browser does not say that it is back. */
const pause = 15_000;

/** A failure before any answer: the same request may be sent again as it was. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 0 && error.code === 'NETWORK';

export interface WaitingSave {
  readonly isWaiting: boolean;
  /** Saving failed because nothing could be reached; true when this error is of that sort. */
  readonly wait: (error: unknown) => boolean;
  /** Saved, changed by hand, or given up: nothing waits any more. */
  readonly stop: () => void;
}

/** Whether a save waits for the connection. */
export const useWaitingSave = (): WaitingSave => {
  const [isWaiting, setWaiting] = useState(false);
  return {
    isWaiting,
    wait: error => {
      const isLost = isConnectionLost(error);
      setWaiting(isLost);
      return isLost;
    },
    stop: () => setWaiting(false),
  };
};

/** Saves again as soon as the connection is back, or after a while, until nothing waits any more. */
export const useSaveWhenBack = (isWaiting: boolean, save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => latest.current();
    const timer = setInterval(again, pause);
    const first = navigator.onLine ? setTimeout(again, soon) : undefined;
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);
};
