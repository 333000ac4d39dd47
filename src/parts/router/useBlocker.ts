import type { RouterBlocker, RouterBlockerFunction } from 'ra-core';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from './RouterContext.ts';

/** Nothing is held back. */
export const idle: RouterBlocker = {
  state: 'unblocked',
  location: undefined,
  proceed: undefined,
  reset: undefined,
};

/**
 * Holds back navigations – new addresses, replaced ones, back and forward – as react-router's hook of this name, which
 * works with its data router alone: `blocked` until `proceed` or `reset` is called, and of two the later one counts.
 */
export const useBlocker = (shouldBlock: boolean | RouterBlockerFunction): RouterBlocker => {
  const { addHolder } = useRouter();
  const [blocker, show] = useState<RouterBlocker>(idle);
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  });
  useLayoutEffect(
    () =>
      addHolder({
        holds: asked =>
          typeof latest.current === 'function' ? latest.current(asked) : latest.current,
        // As the addresses themselves are shown: what the question needs may have to be brought first.
        show: next => startTransition(() => show(next)),
      }),
    [addHolder],
  );
  return blocker;
};
