import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter sends from wherever the focus is in the sheet, lists included. */
export const useSendKey = (send: () => void): void => {
  const onSend = useEffectEvent(send);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return;
      event.preventDefault();
      onSend();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
