import { useLocation } from 'react-admin';
import { useEffect, useRef } from 'react';

/** The address whose heading had the focus last; undefined until the first page is there. */
let announced: string | undefined;

/**
 * Moves the focus to a page's heading after a navigation, so that those who listen hear where they are. The first page
 * of a visit keeps the browser's own focus, and a page that has put the focus into a field keeps it there.
 */
export const useFocusOnNavigation = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = announced === undefined;
    if (announced === pathname) return;
    announced = pathname;
    const active = document.activeElement;
    const isInField = active instanceof HTMLElement && active.closest('main form') !== null;
    if (!isFirst && !isInField) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
};
