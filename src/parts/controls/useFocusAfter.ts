import { useEffect, useRef } from 'react';

/**
 * Gives the focus a place when something has ended that took it away, such as a button that was out of use while saving,
 * or a bar that went when nothing was unsaved any more. Anyone who has gone elsewhere meanwhile stays there.
 */
export const useFocusAfter = (
  isUnderWay: boolean,
  place: () => HTMLElement | null | undefined,
): void => {
  const was = useRef(isUnderWay);
  useEffect(() => {
    const hasEnded = was.current && !isUnderWay;
    was.current = isUnderWay;
    if (hasEnded && document.activeElement === document.body) place()?.focus();
  });
};
