import { useEffect, type RefObject } from 'react';

/**
 * Marks a frame whose content goes on beyond a side: `data-more-before` and `data-more-after`, which draw a shadow or show
 * a button there. Attributes and no state, because they change while someone scrolls.
 * @param count Of what is in it, whose sizes decide about it
 * @param onMore It goes on beyond a side
 */
export const useMoreAside = (
  ref: RefObject<HTMLElement | null>,
  count = 1,
  onMore?: () => void,
): void => {
  useEffect(() => {
    const { current: frame } = ref;
    if (!frame) return undefined;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = frame;
      if (scrollWidth > clientWidth + 1) onMore?.();
      frame.toggleAttribute('data-more-before', scrollLeft > 1);
      frame.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // An observer also tells of the size that is there; to ask for it now would lay out the page once more.
    const resized = 'ResizeObserver' in window ? new ResizeObserver(mark) : null;
    resized?.observe(frame);
    // What is in it grows: a table with its columns, a tab with its number.
    for (const child of [...frame.children].slice(0, count)) resized?.observe(child);
    if (!resized) mark();
    frame.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized?.disconnect();
      frame.removeEventListener('scroll', mark);
    };
  }, [ref, count, onMore]);
};
