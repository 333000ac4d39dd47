import { useState } from 'react';

type Set = (isPointed: boolean) => void;

/** What draws the entry that was pointed at last. */
const last: { set?: Set } = {};

/**
 * Whether an entry is the one of all that was pointed at last. It stays so when the pointer goes elsewhere: what it shows meanwhile
 * is not taken from under a pointer that goes from the entry to it.
 */
export const usePointed = (): { readonly isPointed: boolean; readonly point: () => void } => {
  const [isPointed, setPointed] = useState(false);
  const point = () => {
    if (last.set !== setPointed) last.set?.(false);
    last.set = setPointed;
    setPointed(true);
  };
  return { isPointed, point };
};
