import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the edge of the window a section begins to be read. */
const ahead = '200px';

/** Whether the element has been near the window: what nobody scrolls to is not read. */
export const useSeen = <Element extends HTMLElement>(): [RefObject<Element | null>, boolean] => {
  const ref = useRef<Element>(null);
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const { current: element } = ref;
    if (isSeen || !element) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
};
