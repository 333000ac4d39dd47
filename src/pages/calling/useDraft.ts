import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '#parts/ClientContext.ts';
import type { DeskCall } from './useDesk.ts';

export type Draft = DeskCall['draft'];

/** Milliseconds after the last key. */
const keepAfter = 300;

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
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const body = waiting.current;
    if (!body) return;
    waiting.current = undefined;
    // A draft that could not be kept is kept with the next key; the outcome itself says what goes wrong.
    sending.current = client
      .call('calls.draft', { params: { id }, body, outlivesPage: true })
      .catch(() => undefined);
  }, [client, id]);
  /** Before the outcome is recorded: what waits goes with it, and what is on its way comes before it. */
  const stop = async (): Promise<void> => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    await sending.current;
  };
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
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
  return { draft, change, stop };
};
