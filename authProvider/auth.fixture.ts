import type { UserDetails } from '#contract/calls/session/session.ts';
import type { ScreenAccess } from '#contract/model/types.ts';
import type { CallTable } from '#dataProvider/http/callTable.ts';
import { createTestClient, json } from '#dataProvider/http/http.fixture.ts';
import { createAuthProvider } from './authProvider.ts';
import type { SessionNews, SessionTabs } from './sessionTabs.ts';

const table: CallTable = {
  'session.login': {
    method: 'POST',
    path: '/madrox/app/v1/login',
    kind: 'change',
    form: true,
  },
  'session.loginGoogle': { method: 'GET', path: '/madrox/app/v1/login/google', kind: 'change' },
  'session.logout': { method: 'POST', path: '/madrox/app/v1/logout', kind: 'change' },
  'session.resetPassword': {
    method: 'POST',
    path: '/madrox/app/v1/reset-password',
    kind: 'change',
  },
  'session.setPassword': { method: 'POST', path: '/console/v1/password', kind: 'change' },
  'session.details': { method: 'GET', path: '/madrox/app/v1/user/details', kind: 'read' },
  'city.list': {
    method: 'GET',
    path: '/sapna/v1/cities',
    kind: 'read',
    cache: { for: 'end-of-day', store: 'browser' },
  },
  'city.add': { method: 'POST', path: '/sapna/v1/cities', kind: 'change' },
};

export const asha = {
  id: 7,
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  roles: ['Finance', 'Lookup View'],
  roleCodes: ['finance', 'lookup-view'],
  displayRoles: [],
  designation: null,
  domainId: 5,
  countryId: 1,
  isAdmin: false,
  isReadOnly: false,
  isMasterData: false,
  isContentUser: false,
  isContentUserOnly: false,
  'is{product}OwnerAgent': false,
  isFinanceUser: true,
  isOwnerTelesalesAgent: false,
  isBrokerTelesalesAgent: false,
  isBuilderTelesalesAgent: false,
  csrfToken: 'token-7',
  roleVersion: 3,
};
export const ravi = { ...asha, id: 8, firstName: 'Ravi', csrfToken: 'token-8' };

const grant = { do: ['list', 'edit', 'remove'], rows: true, hide: [], lock: [] };
const access: Record<string, ScreenAccess> = {
  payments: { finance: { ...grant, rows: { status: { eq: 'paid' } } } },
  packages: { admin: grant },
  home: 'signed-in',
};

/** Tabs of one browser: each hears what the others tell. */
export const createTabs = () => {
  const all: { hear?: (news: SessionNews) => void }[] = [];
  return (): SessionTabs => {
    const own: (typeof all)[number] = {};
    all.push(own);
    return {
      tell: news => all.forEach(one => one !== own && one.hear?.(news)),
      hear: listener => void (own.hear = listener),
    };
  };
};

/** @param initial who the page was made for; absent when it does not say. */
export const startAuth = (initial?: UserDetails | null, tabs?: SessionTabs) => {
  const { client, network, clock, localStorage, sessionStorage } = createTestClient(table);
  const provider = createAuthProvider({
    client,
    drafts: sessionStorage,
    tabs,
    now: () => clock.now,
    initial,
    headOf: () => undefined,
    screenAtHand: resource =>
      access[resource] === undefined ? undefined : { access: access[resource] },
    bringScreen: resource => Promise.reject(new Error(`No screen is named "${resource}"`)),
  });
  const sent = () => network.seen.map(({ method, address }) => `${method} ${address}`);
  return { provider, client, network, sent, localStorage, sessionStorage };
};

export const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It was expected to fail');
    },
    (error: unknown) => error,
  );

export const noSession = () => json({ code: 'NOT_SIGNED_IN', message: 'Sign in' }, { status: 401 });
export const credentials = { username: ' asha@example.com ', password: ' p ', isPersistent: true };
