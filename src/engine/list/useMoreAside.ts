import { useEffect, type RefObject } from 'react';

/**
 * Marks a frame whose columns go on beyond a side: `data-more-before` and `data-more-after`, which draw a shadow there.
 * Attributes and no state, because they change while someone scrolls.
 */
export const useMoreAside = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: frame } = ref;
    if (!frame) return undefined;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = frame;
      frame.toggleAttribute('data-more-before', scrollLeft > 1);
      frame.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // An observer also tells of the size that is there; to ask for it now would lay out the page once more.
    const resized = 'ResizeObserver' in window ? new ResizeObserver(mark) : null;
    resized?.observe(frame);
    // The table itself grows with its columns.
    if (frame.firstElementChild) resized?.observe(frame.firstElementChild);
    if (!resized) mark();
    frame.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized?.disconnect();
      frame.removeEventListener('scroll', mark);
    };
  }, [ref]);
};
