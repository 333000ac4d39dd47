import { callTable } from 'virtual:calls';
import { loadScreen, screenAtHand } from 'virtual:screens';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { createHttpClient, type HttpClientOptions } from '#dataProvider/http/createHttpClient.ts';
import { newKey as uniqueKey } from '#dataProvider/http/requests/newKey.ts';
import { createAuthProvider } from './authProvider.ts';
import { headOf } from './headOf.ts';
import { browserTabs, type SessionTabs } from './sessionTabs.ts';

export interface ConsoleProvidersOptions extends Partial<Omit<HttpClientOptions, 'calls'>> {
  /** The product's slug, which fills `{product}` in paths. */
  readonly product: string;
  /** Who the page was made for, null for nobody; absent when the page does not say. */
  readonly initial?: UserDetails | null | undefined;
  /** The other tabs of the browser, which share its session; null: nobody is told of anything. */
  readonly tabs?: SessionTabs | null;
}

/**
 * The data provider and the auth provider over one session: those of the console's own page, and of someone's own `<Admin>`
 * (docs/how-to/use-react-admin-parts.md). Calls and screens are those of the project that the script is built from.
 */
export const createConsoleProviders = ({
  initial,
  fetch = (address, init) => globalThis.fetch(address, init),
  now = Date.now,
  localStorage = globalThis.localStorage,
  sessionStorage = globalThis.sessionStorage,
  newKey = uniqueKey,
  tabs = browserTabs(),
  ...others
}: ConsoleProvidersOptions) => {
  const client = createHttpClient({
    calls: callTable,
    fetch,
    now,
    localStorage,
    sessionStorage,
    newKey,
    ...others,
  });
  return {
    client,
    dataProvider: createDataProvider({ client, screenOf: loadScreen }),
    authProvider: createAuthProvider({
      client,
      headOf,
      screenAtHand,
      bringScreen: loadScreen,
      drafts: sessionStorage,
      tabs: tabs ?? undefined,
      now,
      initial,
    }),
  };
};
