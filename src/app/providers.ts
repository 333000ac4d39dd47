import { onScreens } from 'virtual:screens';
import { QueryClient } from '@tanstack/react-query';
import { answerAtOnce } from '#authProvider/answerAtOnce.ts';
import { createConsoleProviders } from '#authProvider/createConsoleProviders.ts';
import { headOf } from '#authProvider/headOf.ts';
import { readAgainAfterWrites } from '#dataProvider/query/readAgain.ts';
import { laterPartsWaitFor } from '#parts/fetching/later.ts';
import type { Start } from '#parts/StartContext.ts';
import { withAskedAhead } from './withAskedAhead.ts';
import { createI18nProvider } from './language/i18nProvider.ts';
import { createConsoleRouter } from './routes/createConsoleRouter.ts';
import { shouldReadAgain, untilReadAgain } from './readAgain.ts';
import { createConsoleStore } from './store/consoleStore.ts';

/** All that the console is on, made once a page. */
export const createProviders = (start: Start) => {
  const store = createConsoleStore();
  // Whose preferences count is known before anything is drawn; told later, all that follows one is drawn again.
  if (start.user) store.setPerson(String(start.user.id));
  const i18nProvider = createI18nProvider();
  laterPartsWaitFor(i18nProvider.bringRest);
  const { client, dataProvider, authProvider } = createConsoleProviders({
    product: start.product.slug,
    fetch: withAskedAhead((address, init) => fetch(address, init), Date.now),
    language: () => (i18nProvider.getLocale() === 'hi' ? 'hi' : 'en'),
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
    dataProvider,
    authProvider,
    i18nProvider,
    store,
    queryClient,
    routerProvider: createConsoleRouter(headOf),
  };
};

export type Providers = ReturnType<typeof createProviders>;
