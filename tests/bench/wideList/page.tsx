import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, ResourceContextProvider, testDataProvider } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '#app/i18n/i18nProvider.ts';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import type { UserDetails } from '#contract/calls/madrox/session.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { ListPage } from '#engine/list/ListPage.tsx';
import { ScreenContext } from '#engine/ScreenContext.ts';
import { ClientContext } from '#parts/ClientContext.ts';
import { ScreensContext } from '#parts/ScreensContext.ts';
import { StartContext } from '#parts/StartContext.ts';
import { UserContext } from '#parts/useUser.ts';
import { StockTable } from './StockTable.tsx';
import { rowCount, wideRows, wideScreen } from './wideScreen.ts';

/** `#console`: our list; `#stock`: the same rows in MUI's table, drawn whole. */
const which = location.hash.slice(1);

const provider = testDataProvider({
  // ra-core's verb is generic in the record, this one has one type of it.
  getList: (() => Promise.resolve({ data: wideRows, total: rowCount })) as never,
});
const start = {
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
};
// The list asks for saved views and for whose roles it is; all else of a client and a person it leaves alone.
const client = { call: () => Promise.resolve({ results: [] }) } as unknown as HttpClient;
const user = {
  id: 1,
  firstName: 'A',
  lastName: 'B',
  roleCodes: ['admin'],
} as unknown as UserDetails;

const Page = () => (
  <ThemeProvider theme={consoleTheme} noSsr>
    <CssBaseline />
    <StartContext value={start}>
      <ClientContext value={client}>
        <CoreAdminContext
          dataProvider={provider}
          i18nProvider={createI18nProvider()}
          store={memoryStore()}
          queryClient={new QueryClient()}
        >
          <UserContext value={user}>
            <ScreensContext value={{ all: [], allowed: [] }}>
              <ScreenContext value={wideScreen}>
                <ResourceContextProvider value="wide">
                  {which === 'stock' ? <StockTable /> : <ListPage />}
                </ResourceContextProvider>
              </ScreenContext>
            </ScreensContext>
          </UserContext>
        </CoreAdminContext>
      </ClientContext>
    </StartContext>
  </ThemeProvider>
);

const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
  initialEntries: [`/wide?filter={}&page=1&perPage=${rowCount}`],
});
createRoot(document.querySelector('#root') ?? document.body).render(
  <RouterProvider router={router} />,
);
