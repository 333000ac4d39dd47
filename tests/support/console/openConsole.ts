import { createConsoleProviders } from '#authProvider/createConsoleProviders.ts';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { createStorage } from '#dataProvider/http/http.fixture.ts';
import type { TestApp } from '../server/startTestApp.ts';

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
  const { client, dataProvider, authProvider } = createConsoleProviders({
    product: test.services.config.product.slug,
    fetch: createBrowserFetch(test),
    localStorage: createStorage(),
    sessionStorage: createStorage(),
  });
  return { client, data: dataProvider, auth: authProvider };
};

/** The same, with a demo person signed in. */
openConsole.as = async (test: TestApp, persona: string) => {
  const page = openConsole(test);
  await page.auth.login({ username: `${persona}@example.com`, password: demoPassword });
  return page;
};
