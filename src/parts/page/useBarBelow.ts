import { useEffect, type RefObject } from 'react';

// It says no words, so it waits for none.
const room = () => import('./roomForBars.ts');

/** Milliseconds for which a page that has just opened keeps the usual room (`page.css`): it stands first. */
const afterStart = 1000;
let isBrought = false;

/**
 * Marks a bar that stands at the bottom of the window: the page then scrolls what takes the focus above it (WCAG 2.4.11). What
 * measures it comes after the page.
 */
export const useBarBelow = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let end: (() => void) | undefined;
    const begin = async () => {
      const { keepRoom } = await room();
      isBrought = true;
      if (bar.current) end = keepRoom(bar.current);
    };
    // Without a connection the page stands all the same.
    const timer = setTimeout(() => void begin().catch(() => undefined), isBrought ? 0 : afterStart);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [bar]);
};
