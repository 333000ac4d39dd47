import { useEffect } from 'react';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { bringAhead } from '../routes/bringAhead.ts';

/** Brings the script of the page at an address while it is chosen to be opened; undefined: nothing is. */
export const useBringAhead = (to: string | undefined): void => {
  const heads = useScreenHeads();
  useEffect(() => (to === undefined ? undefined : bringAhead(heads, to)), [heads, to]);
};
