import type { UserDetails } from '#contract/calls/session/session.ts';
import type { Capability } from '#contract/domain/roles/capabilities.ts';
import { createContext, useContext } from 'react';

export interface DemoPerson {
  email: string;
  name: string;
  /** What the person does, such as "Owner telesales agent". */
  title: string;
  /** What there is to see or waits for them. */
  line: string;
}

export interface DemoTeam {
  team: string;
  people: DemoPerson[];
}

/** What the server tells the page before any call: it is in the page itself. */
export interface Start {
  product: { name: string; slug: string };
  /** Null outside the demo. */
  demo: null | { teams: DemoTeam[]; password: string };
  /** Null: sign-in with Google is not set up. */
  googleClientId: string | null;
  /** The company's own provider; absent where none is set up. */
  directory?: { name: string };
  /** Passkeys sign in here. */
  hasPasskeys?: true;
  version: string;
  /** Some page views tell how fast they were. */
  isMeasured?: true;
  /** The embedded database holds more than it is made for. */
  isOutgrown?: true;
  /** What is not set up here; absent where nothing is missing. */
  off?: readonly Capability[];
  /** Who the page was made for, null for nobody; absent when the page does not say. */
  user?: UserDetails | null;
}

export const StartContext = createContext<Start>({
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
});

export const useStart = () => useContext(StartContext);
