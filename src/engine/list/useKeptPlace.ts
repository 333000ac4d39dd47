import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** By what a list shows: how far it was scrolled when it was left. Lost with the page, like the rows. */
const places = new Map<string, number>();

const mostKept = 50;

const keep = (key: string, top: number): void => {
  places.delete(key);
  if (top > 0) places.set(key, top);
  const [oldest] = places.keys();
  if (places.size > mostKept && oldest !== undefined) places.delete(oldest);
};

/** The frame where it scrolls itself, else the page, as on a phone. */
const scrollerOf = (frame: HTMLElement): Element => {
  const isOwn = /auto|scroll/.test(getComputedStyle(frame).overflowY);
  return isOwn ? frame : (document.scrollingElement ?? document.documentElement);
};

/**
 * Opens a list at the row where the person left it, if it shows the same rows: from a record back to its list nobody
 * looks for their place again.
 * @param shows Says what the list shows: screen, filter, sort, page.
 * @param isReady Whether rows are drawn.
 */
export const useKeptPlace = (
  frame: RefObject<HTMLElement | null>,
  shows: string,
  isReady: boolean,
): void => {
  const current = useRef(shows);
  const isPlaced = useRef(false);
  const before = useRef(shows);

  useLayoutEffect(() => {
    current.current = shows;
  }, [shows]);

  // Other rows in the list that is open begin at their top.
  useEffect(() => {
    if (before.current === shows) return;
    before.current = shows;
    if (isPlaced.current) frame.current?.scrollTo?.({ top: 0 });
  }, [frame, shows]);

  useEffect(() => {
    const { current: element } = frame;
    if (!isReady || !element) return undefined;
    const scroller = scrollerOf(element);
    const target = scroller === element ? element : window;
    let next = 0;
    if (!isPlaced.current) {
      const top = places.get(current.current);
      // After the page itself has gone to its top (`usePageScroll`).
      next = requestAnimationFrame(() => {
        isPlaced.current = true;
        if (top !== undefined) scroller.scrollTo({ top });
      });
    }
    const note = () => keep(current.current, scroller.scrollTop);
    target.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(next);
      target.removeEventListener('scroll', note);
    };
  }, [frame, isReady]);
};
