import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { Values } from '../../values/withValueAt.ts';
import type { RecordFormState } from '../useRecordForm.ts';

/** A connection that is there when the failure is told came back while it was on its way: milliseconds until it is tried. */
const soon = 1_000;
/** How long after it came back a connection is not relied on. */
const shaky = 10_000;
/** How often a lost connection is tried again although the browser does not say that it is back. */
const pause = 15_000;

/** A failure before any answer: the same request may be sent again as it was. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 0 && error.code === 'NETWORK';

/** What a save waits for: that the connection is back, or that a busy server has time, in so many milliseconds. */
export type SaveWait = 'connection' | { readonly until: number };

const waitOf = (error: unknown): SaveWait | null => {
  if (isConnectionLost(error)) return 'connection';
  const until = error instanceof HttpError ? error.retryAfter : undefined;
  return until === undefined ? null : { until };
};

interface WaitingSave {
  /** Null: nothing waits. */
  readonly waitsFor: SaveWait | null;
  /** Saving failed because nothing could be reached, or the server was busy; true when this error is of that sort. */
  readonly wait: (error: unknown) => boolean;
  /** Saved, changed by hand, or given up: nothing waits any more. */
  readonly stop: () => void;
}

/** Whether a save waits, and for what. */
export const useWaitingSave = (): WaitingSave => {
  const [waitsFor, setWait] = useState<SaveWait | null>(null);
  return {
    waitsFor,
    wait: error => {
      const wait = waitOf(error);
      setWait(wait);
      return wait !== null;
    },
    stop: () => setWait(null),
  };
};

/**
 * Saves again as soon as the connection is back or the server has time, or after a while, until nothing waits any more.
 * @param isSaving a save under way has no second beside it: what came second would be refused as somebody else's change
 */
export const useSaveWhenBack = (
  waitsFor: SaveWait | null,
  save: () => void,
  isSaving = false,
): void => {
  const latest = useRef<() => void>(save);
  const cameBackAt = useRef(-Infinity);
  useEffect(() => {
    latest.current = () => {
      if (!isSaving) save();
    };
  });
  // A connection that just came back may not carry yet, or was not seen by a save that was under way.
  useEffect(() => {
    if (isSaving || waitsFor === null || Date.now() - cameBackAt.current > shaky) return undefined;
    const timer = setTimeout(() => latest.current(), soon);
    return () => clearTimeout(timer);
  }, [isSaving, waitsFor]);
  useEffect(() => {
    if (waitsFor === null) return undefined;
    const again = () => latest.current();
    if (waitsFor !== 'connection') {
      // Not all who were refused come back at once.
      const timer = setTimeout(again, waitsFor.until * (1 + Math.random() / 2));
      return () => clearTimeout(timer);
    }
    const timer = setInterval(again, pause);
    const first = navigator.onLine ? setTimeout(again, soon) : undefined;
    const online = () => {
      cameBackAt.current = Date.now();
      again();
    };
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
      window.removeEventListener('online', online);
    };
  }, [waitsFor]);
};

/**
 * Has the save of a form that waits tried again, by itself too, unless what the form holds by then is wrong.
 * @returns tries it now
 */
export const useSaveAgain = (
  { waitsFor, stop }: WaitingSave,
  form: RecordFormState,
  save: (values: Values) => void,
  isSaving: boolean,
): (() => void) => {
  const again = () => save(form.drafted.aimed(form.values));
  const saveOrTell = () => {
    const found = form.check(form.drafted.aimed(form.values));
    if (found.length === 0) return again();
    stop();
    form.fail(found);
  };
  useSaveWhenBack(waitsFor, saveOrTell, isSaving);
  return again;
};
