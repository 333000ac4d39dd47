import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K or ⌘K anywhere, also while typing: with its modifier it gets in nobody's way. */
export const usePaletteKey = (toggle: () => void) => {
  const onDue = useEffectEvent(toggle);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      onDue();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
