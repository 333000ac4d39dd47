import { useEffectEvent, useLayoutEffect } from 'react';
import { usePreference } from '../contexts/usePreference.ts';

export const useShortcutsEnabled = () => usePreference('shortcuts', true);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox],[type=radio]), textarea, select, [role=textbox]') !==
      null);

/** Enter presses what has the focus; a choice among several is made with other keys. */
const isPressed = (key: string, target: EventTarget | null) =>
  key === 'enter' &&
  target instanceof Element &&
  target.closest('a[href], summary, button:not([role=radio]), [role=tab], [role=option]') !== null;

/** A dialog or an open menu has the keyboard for itself. */
const isCovered = (page: Document) =>
  page.querySelector('[role=dialog][aria-modal=true], [role=presentation].MuiModal-root') !== null;

/**
 * Runs `act` when the key is pressed anywhere on the page, unless the person types, a dialog is open, Enter is for
 * the button or link that has the focus, or keyboard shortcuts are switched off (WCAG 2.1.4). `key` is the value of `KeyboardEvent.key` in lower case.
 */
export const useShortcut = (key: string, act: (event: KeyboardEvent) => void, isActive = true) => {
  const [isEnabled] = useShortcutsEnabled();
  const onKey = useEffectEvent(act);
  const listens = isEnabled && isActive;
  // What names the key is seen no sooner than the key is heard.
  useLayoutEffect(() => {
    if (!listens) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key.toLowerCase() !== key) return;
      if (isTyping(event.target) || isPressed(key, event.target) || isCovered(document)) return;
      event.preventDefault();
      onKey(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, listens]);
};
