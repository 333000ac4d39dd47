import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `hide` when the time has passed. The clock stands while the pointer or the focus is on the thing, and starts
 * again when they leave, so that nobody loses what they are reading (WCAG 2.2.1).
 */
export const useAutoHide = (duration: number | null, hide: () => void) => {
  const [isHeld, setHeld] = useState(false);
  const onDue = useEffectEvent(hide);
  useEffect(() => {
    if (duration === null || isHeld) return undefined;
    const timer = setTimeout(() => onDue(), duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld]);
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
};
