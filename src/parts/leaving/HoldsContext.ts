import { createContext } from 'react';
import type { Blocker, BlockerFunction } from 'react-router-dom';

/** A navigation that is held back until somebody says whether it goes on. */
export interface HeldBack extends Pick<
  Extract<Blocker, { state: 'blocked' }>,
  'proceed' | 'reset'
> {
  /** The browser has its address again; a navigation before that would write into another entry of the visit. */
  readonly settled: Promise<void>;
}

interface Holds {
  /** @returns the way to take it off again */
  readonly add: (id: string, shouldHold: BlockerFunction) => () => void;
  readonly held: (HeldBack & { readonly by: string }) | null;
}

/** Nothing is held back where nobody does it, as in a part alone. */
export const HoldsContext = createContext<Holds>({ add: () => () => undefined, held: null });
