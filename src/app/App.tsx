import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { ClientContext } from '#parts/ClientContext.ts';
import { StartContext, type Start } from '#parts/StartContext.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { LastWords } from './layout/LastWords.tsx';
import { ShellBoundary } from './layout/ShellBoundary.tsx';
import { Notifications } from './notifications/Notifications.tsx';
import { PageSettings } from './PageSettings.tsx';
import type { Providers } from './providers.ts';
import { browserHistory } from './router/browserHistory.ts';
import { ConsoleRouter } from './router/ConsoleRouter.tsx';
import { createRouter } from './router/createRouter.ts';
import { routerProvider } from './router/routerProvider.ts';
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
            <CoreAdminContext {...core} routerProvider={routerProvider}>
              <ShellBoundary>
                <PageSettings />
                <AppRoutes />
                <Notifications />
              </ShellBoundary>
            </CoreAdminContext>
          </ClientContext>
        </StartContext>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** The console: a router that can hold back a navigation (unsaved changes), and everything below it. */
export const App = (props: Props) => {
  const [router] = useState(() => createRouter(browserHistory()));
  return (
    <ErrorBoundary resetKey="" Crash={LastWords}>
      <ConsoleRouter router={router}>
        <Console {...props} />
      </ConsoleRouter>
    </ErrorBoundary>
  );
};
