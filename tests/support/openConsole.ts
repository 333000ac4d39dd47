import { createAuthProvider } from '#authProvider/authProvider.ts';
import { demoPassword } from '#backend/database/seed/personas.ts';
import { callList } from '#contract/calls/index.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { createHttpClient } from '#dataProvider/http/createHttpClient.ts';
import { createStorage } from '#dataProvider/http/http.fixture.ts';
import type { TestApp } from './startTestApp.ts';

const bodyOf = (body: BodyInit | null | undefined): string | undefined =>
  body === undefined || body === null ? undefined : (body as string | URLSearchParams).toString();

/** The browser's network over the real server: keeps the session cookie as a browser does. */
const createBrowserFetch = ({ app }: TestApp) => {
  let cookie = '';
  return async (address: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    if (init.body instanceof URLSearchParams) {
      headers['content-type'] = 'application/x-www-form-urlencoded';
    }
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: address,
      headers: { ...headers, ...(cookie && { cookie }) },
      payload: bodyOf(init.body),
    });
    const [set] = answer.cookies;
    if (set) cookie = set.value === '' ? '' : `${set.name}=${set.value}`;
    const pairs = Object.entries(answer.headers).map(([key, value]) => [key, String(value)]);
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.statusCode,
      headers: pairs as [string, string][],
    });
  };
};

/** Client and providers as the page builds them, in a browser of their own. */
export const openConsole = (test: TestApp) => {
  const { screens, services } = test;
  const storage = createStorage();
  const client = createHttpClient({
    calls: Object.fromEntries(callList.map(call => [call.id, call])),
    product: services.config.product.slug,
    fetch: createBrowserFetch(test),
    now: Date.now,
    localStorage: createStorage(),
    sessionStorage: storage,
    newKey: () => crypto.randomUUID(),
  });
  const screenOf = (resource: string) => {
    const screen = screens.get(resource);
    if (!screen) throw new Error(`No screen is named "${resource}"`);
    return screen;
  };
  return {
    client,
    data: createDataProvider({ client, screenOf }),
    auth: createAuthProvider({
      client,
      headOf: () => undefined,
      screenAtHand: name => screens.get(name),
      bringScreen: name => Promise.reject(new Error(`No screen is named "${name}"`)),
      drafts: storage,
      now: Date.now,
    }),
  };
};

/** The same, with a demo person signed in. */
openConsole.as = async (test: TestApp, persona: string) => {
  const page = openConsole(test);
  await page.auth.login({ username: `${persona}@example.com`, password: demoPassword });
  return page;
};
