import type { RouterBlocker, RouterBlockerFunction } from 'ra-core';
import { createContext, useContext } from 'react';
import type { To } from 'react-router-dom';

/** How a navigation is made: over the entry that is there, with something to remember at the new one. */
export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * Goes to an address, or so many steps through the history. What an address leaves out is that of the page that is
 * shown: `?tab=history` stays on it.
 */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

/** Somebody who may hold back a navigation. */
export interface Holder {
  readonly holds: RouterBlockerFunction;
  /** Takes what has become of the navigation that was held back. */
  readonly show: (blocker: RouterBlocker) => void;
}

/** What pages ask of the router beside react-router's own hooks; it is the same object for a whole visit. */
export interface RouterDoor {
  readonly navigate: Navigate;
  /** Asks the holder before each navigation, the newest alone; the answer takes it away again. */
  readonly addHolder: (holder: Holder) => () => void;
}

export const RouterContext = createContext<RouterDoor | null>(null);

/** The router's door; an error outside of the console's router. */
export const useRouter = (): RouterDoor => {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no router around this part');
  return router;
};
