import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S saves the quote, as it saves any form; what is still being typed has been read by then. */
export const useQuoteKey = (save: () => void): void => {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      onSave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
