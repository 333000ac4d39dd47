import '#app/theme/page.css';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, testDataProvider, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '#app/language/i18nProvider.ts';
import { answerAtOnce } from '#authProvider/answerAtOnce.ts';
import { personOf } from '#tests/support/personOf.ts';
import { laterTexts } from '#tests/support/console/laterTexts.ts';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { ScreenProvider } from '#engine/ScreenProvider.tsx';
import { LatestSearch } from '#parts/contexts/LatestSearch.tsx';
import { ClientContext } from '#parts/contexts/ClientContext.ts';
import { StartContext } from '#parts/StartContext.ts';
import { UserContext } from '#parts/contexts/useUser.ts';

const start = {
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
};
// A list asks for saved views and for whose roles it is; all else of a client and a person it leaves alone.
const client = { call: () => Promise.resolve({ results: [] }) } as unknown as HttpClient;
const user = {
  id: 1,
  firstName: 'A',
  lastName: 'B',
  roleCodes: ['admin'],
} as unknown as UserDetails;

/** Draws a part of the engine on a page of its own, with all that stands around it in the console but no server. */
export const drawScreen = (
  screen: RecordScreen,
  content: ReactNode,
  provider: Partial<DataProvider>,
  search = '',
): void => {
  const queryClient = new QueryClient();
  const authProvider = personOf(user, {
    headOf: () => undefined,
    screenAtHand: resource => (resource === screen.resource ? screen : undefined),
  });
  answerAtOnce(queryClient, authProvider);
  const page = (
    <ThemeProvider theme={consoleTheme} storageManager={null} noSsr>
      <StartContext value={start}>
        <ClientContext value={client}>
          <CoreAdminContext
            dataProvider={testDataProvider(provider)}
            i18nProvider={createI18nProvider(laterTexts.en)}
            store={memoryStore()}
            authProvider={authProvider}
            queryClient={queryClient}
          >
            <UserContext value={user}>
              <LatestSearch>
                <ScreenProvider screen={screen}>{content}</ScreenProvider>
              </LatestSearch>
            </UserContext>
          </CoreAdminContext>
        </ClientContext>
      </StartContext>
    </ThemeProvider>
  );
  createRoot(document.querySelector('#root') ?? document.body).render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: page }], {
        initialEntries: [screen.route + search],
      })}
    />,
  );
};
