import { callTable } from 'virtual:calls';
import { loadScreen, onScreens, screenAtHand, screenHeads } from 'virtual:screens';
import { QueryClient } from '@tanstack/react-query';
import { answerAtOnce } from '#authProvider/answerAtOnce.ts';
import { createAuthProvider } from '#authProvider/authProvider.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { createHttpClient } from '#dataProvider/http/createHttpClient.ts';
import { readAgainAfterWrites } from '#dataProvider/query/readAgain.ts';
import { laterPartsWaitFor } from '#parts/later.ts';
import type { Start } from '#parts/StartContext.ts';
import { withAskedAhead } from './askedAhead.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { createConsoleRouter } from './routes/consoleRouter.tsx';
import { shouldReadAgain, untilReadAgain } from './readAgain.ts';
import { createConsoleStore } from './store/consoleStore.ts';

const headOf = (resource: string) => screenHeads().find(head => head.resource === resource);

/** All that the console stands on, made once a page. */
export const createProviders = (start: Start) => {
  const store = createConsoleStore();
  // Whose preferences count is known before anything is drawn; told later, all that follows one is drawn again.
  if (start.user) store.setPerson(String(start.user.id));
  const i18nProvider = createI18nProvider();
  laterPartsWaitFor(i18nProvider.bringRest);
  const client = createHttpClient({
    calls: callTable,
    product: start.product.slug,
    fetch: withAskedAhead((address, init) => fetch(address, init), Date.now),
    now: Date.now,
    localStorage,
    sessionStorage,
    newKey: () => crypto.randomUUID(),
    language: () => (i18nProvider.getLocale() === 'hi' ? 'hi' : 'en'),
  });
  const authProvider = createAuthProvider({
    client,
    headOf,
    screenAtHand,
    bringScreen: loadScreen,
    drafts: sessionStorage,
    now: Date.now,
    initial: start.user,
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a connection a request fails and says so, in place of waiting unseen until it is back.
      queries: {
        retry: shouldReadAgain,
        retryDelay: untilReadAgain,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  onScreens(answerAtOnce(queryClient, authProvider));
  readAgainAfterWrites(queryClient, client);
  return {
    client,
    dataProvider: createDataProvider({ client, screenOf: loadScreen }),
    authProvider,
    i18nProvider,
    store,
    queryClient,
    routerProvider: createConsoleRouter(headOf),
  };
};

export type Providers = ReturnType<typeof createProviders>;
