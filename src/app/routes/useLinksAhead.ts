import { useEffect } from 'react';
import { isUnasked } from '#parts/controls/isUnasked.ts';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { bringAhead } from './bringAhead.ts';

/** Brings the script of the page that a link leads to while the link is pointed at or has the focus. */
export const useLinksAhead = (): void => {
  const heads = useScreenHeads();
  useEffect(() => {
    const ended = new AbortController();
    let last: string | undefined;
    let takeBack: () => void = () => undefined;
    const look = (event: Event) => {
      if (isUnasked(event)) return;
      const { target } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link?.pathname === last) return;
      last = link?.pathname;
      takeBack();
      takeBack = link ? bringAhead(heads, link.pathname) : () => undefined;
    };
    for (const type of ['pointermove', 'pointerdown', 'focusin'])
      document.addEventListener(type, look, { signal: ended.signal, passive: true });
    return () => {
      takeBack();
      ended.abort();
    };
  }, [heads]);
};
