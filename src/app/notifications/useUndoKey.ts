import { useEffect, useEffectEvent } from 'react';

/** As `aria-keyshortcuts` writes it. */
export const undoKeys = 'Alt+Z';

/**
 * Alt+Z takes back what the newest message tells of, from anywhere on the page. A key with Alt cannot be typed into a
 * field by mistake; it is told by its place, since Alt gives it another letter on some keyboards.
 */
export const useUndoKey = (undo: () => void, isActive: boolean): void => {
  const onUndo = useEffectEvent(undo);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyZ') return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
};
