import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Opens another page at its top. Without this a page goes on where the one before it was scrolled to: a new record would
 * open in its middle after a long form, and what is told at the top of a form after signing in would be out of sight.
 * Back and forward stay the browser's; lists keep their own place (`useKeptPlace`).
 */
export const usePageScroll = (): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (type !== NavigationType.Pop && before !== pathname) window.scrollTo(0, 0);
  }, [pathname, type]);
};
