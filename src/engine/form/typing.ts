import { useLayoutEffect, useState } from 'react';

/** Whether something is typed that is not handed over yet: told to the few parts that say so, so that a key draws nothing else. */
export interface Typing {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
  /** @returns what ends it */
  readonly listen: (listener: (isOn: boolean) => void) => () => void;
}

/** Nothing is typed yet. */
export const createTyping = (): Typing => {
  let now = false;
  const listeners = new Set<(isOn: boolean) => void>();
  return {
    isOn: () => now,
    set: isOn => {
      if (isOn === now) return;
      now = isOn;
      for (const listener of listeners) listener(isOn);
    },
    listen: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** What a form knows of what is unsaved in it. */
export interface Unsaved {
  readonly typing: Typing;
  /** Whether its values differ from those that are stored. */
  readonly hasChanges: boolean;
}

/**
 * Whether something is unsaved in a form, from the first key on.
 * A state of whoever asks, not a store that is read: what is handed over ceases to be typed in the drawing that has it as a value.
 */
export const useIsChanged = ({ typing, hasChanges }: Unsaved): boolean => {
  const [isTyping, setTyping] = useState(typing.isOn);
  // With the drawing that it begins in: no key comes between.
  useLayoutEffect(() => typing.listen(setTyping), [typing]);
  return isTyping || hasChanges;
};
