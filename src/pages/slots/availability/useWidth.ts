import { useLayoutEffect, useState, type RefObject } from 'react';

/** Inner width of a box in pixels, as it is now. */
export const useWidth = (ref: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (!box) return undefined;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => resized.disconnect();
  }, [ref]);
  return width;
};
