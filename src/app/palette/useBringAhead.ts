import { useEffect } from 'react';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { bringAhead } from '../routes/bringAhead.ts';

/** Milliseconds: longer than between two keys, which choose another entry each. */
const settled = 250;

/** Brings the script of the page at an address while it is chosen to be opened; undefined: nothing is. */
export const useBringAhead = (to: string | undefined): void => {
  const heads = useScreenHeads();
  useEffect(() => (to === undefined ? undefined : bringAhead(heads, to, settled)), [heads, to]);
};
