import { useEffect, type RefObject } from 'react';

/** How far each bar that stands at the bottom reaches up from there, in pixels. */
const reaches = new Map<Element, number>();

/** The page's style leaves that much room (`page.css`): nothing that takes the focus stops under a bar. */
const tell = (): void =>
  document.documentElement.style.setProperty(
    '--console-below',
    `${Math.max(0, ...reaches.values())}px`,
  );

/** What stands around it and sticks to the bottom; itself, or what holds it there without a height of its own. */
const stuckAround = (bar: Element): Element | null => {
  for (let one: Element | null = bar; one && one.tagName !== 'MAIN'; one = one.parentElement)
    if (getComputedStyle(one).position === 'sticky') return one;
  return null;
};

/**
 * Marks a bar that stands at the bottom of the window: the page then scrolls what takes the focus above it, whatever its height
 * is in this window and language (WCAG 2.4.11). A bar that does not stand there now, such as the pager of a wide window, takes
 * no room.
 * @param bar may come and go with `isShown`
 */
export const useBarBelow = (bar: RefObject<HTMLElement | null>, isShown = true): void => {
  useEffect(() => {
    const { current } = bar;
    if (!isShown || !current || !('ResizeObserver' in window)) return undefined;
    const measure = () => {
      const stuck = stuckAround(current);
      const { bottom } = stuck ? getComputedStyle(stuck) : { bottom: '' };
      const margin = parseFloat(getComputedStyle(current).marginBottom) || 0;
      reaches.set(current, stuck ? current.offsetHeight + (parseFloat(bottom) || 0) + margin : 0);
      tell();
    };
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => {
      resized.disconnect();
      reaches.delete(current);
      tell();
    };
  }, [bar, isShown]);
};
