import { useEffect, useRef, useState } from 'react';
import { useClient } from '#parts/ClientContext.ts';
import type { DeskCall } from './useDesk.ts';

export type Draft = DeskCall['draft'];

/** Milliseconds after the last key. */
const keepAfter = 300;

/** What is typed of an outcome; the server keeps it, so that it is there in whatever browser the desk is opened next. */
export const useDraft = (call: DeskCall) => {
  const client = useClient();
  const [draft, setDraft] = useState<Draft>(call.draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (changes: Draft) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A draft that could not be kept is kept with the next key; the outcome itself says what goes wrong.
      client.call('calls.draft', { params: { id: call.id }, body: next }).catch(() => undefined);
    }, keepAfter);
  };
  return { draft, change, stop: () => clearTimeout(timer.current) };
};
