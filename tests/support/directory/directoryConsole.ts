import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { directoryClient, startDirectory, type Directory } from './startDirectory.ts';
import { Walker } from './walk.ts';

const consoleAt = 'http://console.localhost:4420';

/** A browser at the console and at the provider. */
export class Browser {
  readonly walker = new Walker();
  readonly #test: TestApp;
  readonly #cookies = new Map<string, string>();

  constructor(test: TestApp) {
    this.#test = test;
  }

  async post(url: string, payload: object, headers: Record<string, string> = {}) {
    const answer = await this.#test.app.inject({
      method: 'POST',
      url,
      payload,
      headers,
      cookies: Object.fromEntries(this.#cookies),
    });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return answer;
  }

  forget(): void {
    this.#cookies.clear();
  }

  begin(): Promise<LightMyRequestResponse> {
    return this.post('/console/v1/directory/sign-in', {});
  }

  /** Presses the button and signs in at the provider. @returns what stands after the `?` on the way back */
  async answerOf(account: string): Promise<string> {
    const { address } = (await this.begin()).json<{ address: string }>();
    return (await this.walker.signIn(address, account, consoleAt)).search;
  }

  end(answer: string): Promise<LightMyRequestResponse> {
    return this.post('/console/v1/directory/session', { answer });
  }

  async signIn(account: string): Promise<LightMyRequestResponse> {
    return this.end(await this.answerOf(account));
  }

  /** Who the session is of; undefined for nobody. */
  async email(): Promise<string | undefined> {
    const answer = await this.#test.app.inject({
      url: '/madrox/app/v1/user/details',
      cookies: Object.fromEntries(this.#cookies),
    });
    return answer.statusCode === 200 ? answer.json<{ email: string }>().email : undefined;
  }
}

export interface DirectoryConsole {
  readonly test: TestApp;
  readonly directory: Directory;
  readonly browser: () => Browser;
  readonly close: () => Promise<void>;
}

/** The console with a provider of the company's own; what is not named holds as usual. */
export const startDirectoryConsole = async (
  env: Record<string, string> = {},
): Promise<DirectoryConsole> => {
  const directory = await startDirectory({ consoleAt: () => consoleAt });
  directory.begin();
  const test = await startTestApp({
    env: {
      PUBLIC_URL: consoleAt,
      OIDC_ISSUER: directory.issuer,
      OIDC_CLIENT_ID: directoryClient.id,
      OIDC_CLIENT_SECRET: directoryClient.secret,
      OIDC_NAME: 'Acme',
      OIDC_SCOPES: 'openid email profile groups',
      ...env,
    },
  });
  return {
    test,
    directory,
    browser: () => new Browser(test),
    close: async () => {
      await test.close();
      directory.close();
    },
  };
};
