import { createContext } from 'react';
import type { Blocker, BlockerFunction } from 'react-router-dom';

/** A navigation that is held back until somebody says whether it goes on. */
export type HeldBack = Extract<Blocker, { state: 'blocked' }>;

interface Holds {
  /** @returns the way to take it off again */
  readonly add: (id: string, shouldHold: BlockerFunction) => () => void;
  readonly held: { readonly by: string; readonly navigation: HeldBack } | null;
}

/** Nothing is held back where nobody does it, as in a part alone. */
export const HoldsContext = createContext<Holds>({ add: () => () => undefined, held: null });
