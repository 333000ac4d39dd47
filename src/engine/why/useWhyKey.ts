import { useEffect, useEffectEvent } from 'react';
import { useCanAccess } from 'react-admin';

/** Marks what the key can be asked about: the field that the focus is in. */
export const whyField = (path: string) => ({ 'data-why-field': path });

const fieldInFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-why-field]')?.dataset['whyField'];

/** Alt+? asks why the field in focus, or else the screen, is as it is. */
export const useWhyKey = (ask: (field: string | undefined) => void, isActive = true): void => {
  const { canAccess } = useCanAccess({ resource: 'console', action: 'ask-why' });
  const isOffered = canAccess === true && isActive;
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    if (!isOffered) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key === '?' || (event.code === 'Slash' && event.shiftKey);
      if (!event.altKey || event.ctrlKey || event.metaKey || !isKey) return;
      event.preventDefault();
      onAsk(fieldInFocus());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOffered]);
};
