import { useEffect } from 'react';

/**
 * A text of several lines that is come to by Tab shows all of itself: browsers bring only its line with the caret into sight,
 * and leave the rest under the bars.
 */
export const useWholeInSight = (): void => {
  useEffect(() => {
    const show = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof HTMLTextAreaElement)
        target.scrollIntoView({ block: 'nearest' });
    };
    // When the key comes up the focus is where it leads; a pointer that is pressed must not see the page move under it.
    document.addEventListener('keyup', show);
    return () => document.removeEventListener('keyup', show);
  }, []);
};
