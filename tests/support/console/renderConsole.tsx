import { callTable } from 'virtual:calls';
import { screenAtHand, screenHeads } from 'virtual:screens';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, testDataProvider, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { answerAtOnce } from '#authProvider/answerAtOnce.ts';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { shellVerbs, type ScreenHead } from '#contract/model/screenHead.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import type { HearWrite } from '#dataProvider/http/toldTables.ts';
import { readAgainAfterWrites } from '#dataProvider/query/readAgain.ts';
import { ClientContext } from '#parts/contexts/ClientContext.ts';
import { LatestSearch } from '#parts/contexts/LatestSearch.tsx';
import { Holds } from '#parts/leaving/Holds.tsx';
import { ScreenResources } from '#parts/contexts/ScreenResources.tsx';
import { ScreenProvider } from '#engine/ScreenProvider.tsx';
import { StartContext, type Start } from '#parts/StartContext.ts';
import { UserContext } from '#parts/contexts/useUser.ts';
import { createConsoleRouter } from '#app/routes/createConsoleRouter.ts';
import { createI18nProvider } from '#app/language/i18nProvider.ts';
import { personOf } from '#tests/support/personOf.ts';
import { laterTexts } from '#tests/support/console/laterTexts.ts';
import { consoleTheme } from '#app/theme/consoleTheme.ts';

/** An admin as the server describes one; override what a test is about. */
export const userDetails = (overrides: Partial<UserDetails> = {}): UserDetails => ({
  id: 7,
  email: 'aditi.sharma@example.com',
  firstName: 'Aditi',
  lastName: 'Sharma',
  roles: ['Admin', 'Lookup View'],
  roleCodes: ['admin', 'lookup-view'],
  displayRoles: [],
  designation: null,
  domainId: 5,
  countryId: 1,
  isAdmin: true,
  isReadOnly: false,
  isMasterData: false,
  isContentUser: false,
  isContentUserOnly: false,
  'is{product}OwnerAgent': false,
  isFinanceUser: false,
  isOwnerTelesalesAgent: false,
  isBrokerTelesalesAgent: false,
  isBuilderTelesalesAgent: false,
  csrfToken: 'token',
  roleVersion: 1,
  ...overrides,
});

/** An HTTP client whose calls throw until a test gives them. */
export const clientOf = (parts: Partial<HttpClient>): HttpClient => {
  const unexpected = () => {
    throw new Error('The test expects no such call');
  };
  return {
    call: unexpected,
    send: unexpected,
    download: unexpected,
    request: unexpected,
    identify: unexpected,
    watch: unexpected,
    onWrite: () => () => undefined,
    follow: () => () => [],
    ...parts,
  };
};

/**
 * Tells of writes as the client does of a service that names no tables: whatever was read may be old.
 * @param parts what a test answers in place of client and data provider
 */
const tellingOf = (parts: {
  readonly client: Partial<HttpClient>;
  readonly dataProvider: Partial<DataProvider> | undefined;
}) => {
  const hearers = new Set<HearWrite>();
  const wrote = () => hearers.forEach(hear => hear(() => true, true));
  const telling =
    <Given extends unknown[]>(
      run: ((...given: Given) => unknown) | undefined,
      isWrite: (...given: Given) => boolean = () => true,
    ) =>
    (...given: Given) => {
      const answer = run?.(...given);
      if (isWrite(...given)) void Promise.resolve(answer).then(wrote, () => undefined);
      return answer;
    };
  const isWritten = (id: string) => callTable[id]?.kind !== 'read';
  const { call, send } = parts.client;
  const verbs = Object.entries(parts.dataProvider ?? {}).map(([name, run]) =>
    /^(?:create|update|delete|act|copy)/.test(name) ? [name, telling(run)] : [name, run],
  );
  return {
    client: {
      ...parts.client,
      ...(call && { call: telling<Parameters<typeof call>>(call, isWritten) }),
      ...(send && { send: telling<Parameters<typeof send>>(send, isWritten) }),
      onWrite: (hear: HearWrite) => {
        hearers.add(hear);
        return () => undefined;
      },
    } as Partial<HttpClient>,
    dataProvider: Object.fromEntries(verbs) as Partial<DataProvider>,
  };
};

/** Styles stay out of the document: jsdom weighs every rule again for each query by role. */
const noStyles = () => {
  const cache = createCache({ key: 'c' });
  cache.sheet.insert = () => undefined;
  return cache;
};

interface Options {
  path?: string;
  /** State of the first history entry. */
  state?: unknown;
  user?: UserDetails;
  /** The screens with an address; those of the product unless a test has its own. */
  screens?: readonly ScreenHead[];
  /** The screen that stands around what is rendered, besides those; alone unless they are given. */
  screen?: RecordScreen;
  start?: Partial<Start>;
  client?: Partial<HttpClient>;
  authProvider?: Partial<ConsoleAuthProvider>;
  dataProvider?: Partial<DataProvider>;
  locale?: 'en' | 'hi';
}

const start: Start = {
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
};

/** The head of a screen that no file has. */
const headIn = (screen: RecordScreen): ScreenHead => {
  const { resource, route, recordsAt, recordsAtBy, createAt, label, access } = screen;
  const grantees = (verb: string) =>
    Object.entries(access).flatMap(([role, grant]) => (grant.do.includes(verb) ? [role] : []));
  return {
    resource,
    route,
    recordsAt,
    recordsAtBy: recordsAtBy ?? undefined,
    createAt,
    label,
    access:
      access === 'signed-in'
        ? access
        : Object.fromEntries(shellVerbs.map(verb => [verb, grantees(verb)])),
  };
};

/** Renders inside all that the console gives its pages: theme, texts, router, providers. */
export const renderConsole = (ui: ReactNode, options: Options = {}) => {
  const { path = '/', state, user = userDetails() } = options;
  const { client, dataProvider } = tellingOf({
    client: options.client ?? {},
    dataProvider: options.dataProvider,
  });
  const { screen, screens = screen ? [] : screenHeads() } = options;
  const heads = screen && screen.route !== '' ? [...screens, headIn(screen)] : screens;
  const headOf = (resource: string) => heads.find(head => head.resource === resource);
  const authProvider = {
    ...personOf(user, {
      headOf,
      screenAtHand: resource => (screen?.resource === resource ? screen : screenAtHand(resource)),
    }),
    ...options.authProvider,
  };
  const store = memoryStore(options.locale === 'hi' ? { locale: 'hi' } : {});
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answerAtOnce(queryClient, authProvider);
  const given = clientOf(client);
  readAgainAfterWrites(queryClient, given);
  const tree = (
    <CacheProvider value={noStyles()}>
      <ThemeProvider theme={consoleTheme} storageManager={null} noSsr>
        <StartContext value={{ ...start, ...options.start }}>
          <ClientContext value={given}>
            <CoreAdminContext
              authProvider={authProvider}
              dataProvider={testDataProvider(dataProvider)}
              i18nProvider={createI18nProvider(laterTexts.en)}
              store={store}
              queryClient={queryClient}
              routerProvider={createConsoleRouter(headOf)}
            >
              <UserContext value={user}>
                <ScreenResources heads={heads}>
                  <LatestSearch>
                    <Holds>
                      <Routes>
                        {/* A page is at its route: its relative links begin there. */}
                        <Route
                          path="*"
                          element={
                            screen ? <ScreenProvider screen={screen}>{ui}</ScreenProvider> : ui
                          }
                        />
                      </Routes>
                    </Holds>
                  </LatestSearch>
                </ScreenResources>
              </UserContext>
            </CoreAdminContext>
          </ClientContext>
        </StartContext>
      </ThemeProvider>
    </CacheProvider>
  );
  const { pathname, search } = new URL(path, 'http://localhost');
  const router = createMemoryRouter([{ path: '*', element: tree }], {
    initialEntries: [{ pathname, search, state }],
  });
  return { ...render(<RouterProvider router={router} />), router, store };
};
