import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { isLost } from '#parts/fetching/sendOnce.ts';
import type { DeskCall } from '../useDesk.ts';

export type Draft = DeskCall['draft'];

/** Milliseconds after the last key. */
const keepAfter = 300;

/** Milliseconds after which what could not be kept is sent again. */
const againAfter = 3000;

/**
 * What is typed of an outcome; the server keeps it, so that it is there in whatever browser the desk is opened next.
 * Words are kept when typing rests, a choice at once, and whatever waits when the desk is left or its page closes.
 */
export const useDraft = (call: DeskCall) => {
  const client = useClient();
  const { id } = call;
  const [draft, setDraft] = useState<Draft>(call.draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Draft>(undefined);
  const sending = useRef<Promise<unknown>>(undefined);
  const [isKept, setKept] = useState(true);
  const isGone = useRef(false);
  const again = useRef<() => void>(() => undefined);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const body = waiting.current;
    if (!body) return;
    waiting.current = undefined;
    sending.current = client
      .call('calls.draft', { params: { id }, body, outlivesPage: true })
      .then(() => setKept(true))
      .catch((error: unknown) => {
        // What the server refuses is said by the outcome itself; what did not reach it is sent again.
        if (!isLost(error) || isGone.current) return;
        setKept(false);
        waiting.current ??= body;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => again.current(), againAfter);
      });
  }, [client, id]);
  useEffect(() => {
    again.current = keep;
  }, [keep]);
  /** Before the outcome is recorded: what waits goes with it, and what is on its way comes before it. */
  const stop = async (): Promise<void> => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    await sending.current;
  };
  useEffect(() => {
    isGone.current = false;
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
      isGone.current = true;
    };
  }, [keep]);
  const change = (changes: Draft) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    waiting.current = next;
    clearTimeout(timer.current);
    if ('notes' in changes) timer.current = setTimeout(keep, keepAfter);
    else keep();
  };
  return { draft, isKept, change, stop };
};
