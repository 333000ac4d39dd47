import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext } from 'react-admin';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ClientContext } from '#parts/contexts/ClientContext.ts';
import { LatestSearch } from '#parts/contexts/LatestSearch.tsx';
import { Holds } from '#parts/leaving/Holds.tsx';
import { StartContext, type Start } from '#parts/StartContext.ts';
import { LastWords } from './layout/LastWords.tsx';
import { ShellBoundary } from './layout/ShellBoundary.tsx';
import { Notifications } from './notifications/Notifications.tsx';
import { PageSettings, type Mode } from './PageSettings.tsx';
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
      <ThemeProvider
        theme={consoleTheme}
        defaultMode={core.store.getItem<Mode>('preferences.mode') ?? 'system'}
        storageManager={null}
        noSsr
      >
        <StartContext value={start}>
          <ClientContext value={client}>
            <CoreAdminContext {...core}>
              <ShellBoundary>
                <LatestSearch>
                  <Holds>
                    <PageSettings />
                    <AppRoutes />
                    <Notifications />
                  </Holds>
                </LatestSearch>
              </ShellBoundary>
            </CoreAdminContext>
          </ClientContext>
        </StartContext>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** The console: react-router's data router, which can hold back a navigation (unsaved changes), and everything below it. */
export const App = (props: Props) => {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: '*', element: <Console {...props} />, errorElement: <LastWords /> },
    ]),
  );
  return <RouterProvider router={router} />;
};
