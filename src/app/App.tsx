import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { CoreAdminContext } from 'ra-core';
import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ClientContext } from '#parts/ClientContext.ts';
import { StartContext, type Start } from '#parts/StartContext.ts';
import { Notifications } from './notifications/Notifications.tsx';
import { PageSettings } from './PageSettings.tsx';
import type { Providers } from './providers.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { consoleTheme } from './theme/consoleTheme.ts';

interface Props {
  start: Start;
  providers: Providers;
  styles: EmotionCache;
}

const Console = ({ start, providers, styles }: Props) => {
  const { client, ...core } = providers;
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={consoleTheme}>
        <StartContext value={start}>
          <ClientContext value={client}>
            <CoreAdminContext {...core}>
              <PageSettings />
              <AppRoutes />
              <Notifications />
            </CoreAdminContext>
          </ClientContext>
        </StartContext>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** The console: a router that can hold back a navigation (unsaved changes), and everything below it. */
export const App = (props: Props) => {
  const router = useMemo(
    () => createBrowserRouter([{ path: '*', element: <Console {...props} /> }]),
    [props],
  );
  return <RouterProvider router={router} />;
};
