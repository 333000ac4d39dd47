import 'virtual:theme.css';
import { ThemeProvider } from '@mui/system';
import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  type DataProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18nProvider } from '#app/i18n/i18nProvider.ts';
import { texts as laterEnglish } from '#app/i18n/laterEnglish.ts';
import { ConsoleRouter } from '#app/router/ConsoleRouter.tsx';
import { createRouter } from '#app/router/createRouter.ts';
import { routerProvider } from '#app/router/routerProvider.ts';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import type { UserDetails } from '#contract/calls/madrox/session.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { ScreenContext } from '#engine/ScreenContext.ts';
import { ClientContext } from '#parts/ClientContext.ts';
import { ScreensContext } from '#parts/ScreensContext.ts';
import { StartContext } from '#parts/StartContext.ts';
import { UserContext } from '#parts/useUser.ts';
import { memoryHistory } from '../../support/memoryHistory.ts';

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
  const page = (
    <ThemeProvider theme={consoleTheme}>
      <StartContext value={start}>
        <ClientContext value={client}>
          <CoreAdminContext
            dataProvider={testDataProvider(provider)}
            i18nProvider={createI18nProvider(laterEnglish)}
            store={memoryStore()}
            queryClient={new QueryClient()}
            routerProvider={routerProvider}
          >
            <UserContext value={user}>
              <ScreensContext value={{ all: [], allowed: [] }}>
                <ScreenContext value={screen}>
                  <ResourceContextProvider value={screen.resource}>
                    {content}
                  </ResourceContextProvider>
                </ScreenContext>
              </ScreensContext>
            </UserContext>
          </CoreAdminContext>
        </ClientContext>
      </StartContext>
    </ThemeProvider>
  );
  createRoot(document.querySelector('#root') ?? document.body).render(
    <ConsoleRouter router={createRouter(memoryHistory(screen.route + search))}>
      {page}
    </ConsoleRouter>,
  );
};
