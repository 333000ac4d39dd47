import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { createServices } from '#backend/createServices.ts';
import { buildApp } from '#backend/app.ts';
import type { Services } from '#backend/calls/Context.ts';
import { readConfig } from '#backend/config.ts';
import { openForCalls, type DatabaseClient } from '#backend/database/client.ts';
import { users } from '#backend/database/schema/index.ts';
import { readScreens, type Screens } from '#backend/screens/readScreens.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { AppObserver } from '#backend/observed/AppObserver.ts';
import type { Screen } from '#contract/model/types.ts';
import type { Message } from '#backend/adapters/mail/Mail.ts';
import { Faults } from './Faults.ts';
import { noteCalls } from './noteCalls.ts';
import { sessionHeaders } from './sessionHeaders.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { testNow } from './template.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestOptions {
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Caller {
  call: (method: Method, path: string, options?: RequestOptions) => Promise<LightMyRequestResponse>;
  get: (path: string, options?: RequestOptions) => Promise<LightMyRequestResponse>;
  post: (path: string, body?: unknown, options?: RequestOptions) => Promise<LightMyRequestResponse>;
  put: (path: string, body?: unknown, options?: RequestOptions) => Promise<LightMyRequestResponse>;
}

export interface TestApp {
  app: FastifyInstance;
  client: DatabaseClient;
  services: Services;
  screens: Screens;
  /** Messages that would have been mailed. */
  mailed: Message[];
  /** Requests as a demo persona, by a session written to the database. */
  as: (persona: string) => Promise<Caller>;
  anonymous: Caller;
  close: () => Promise<void>;
}

interface TestOptions {
  env?: Record<string, string>;
  services?: Partial<Services>;
  /** A folder with a built page. */
  browserDir?: string;
  /** A folder for the embedded engine; absent: in memory. */
  dataDir?: string;
  /** To a PostgreSQL; absent: as many as a server has. */
  connections?: number;
  /** The database to serve; absent: a copy of the demo. */
  client?: DatabaseClient;
  /** Screens beside those of the project. */
  screens?: readonly Screen[];
  /** Who watches the server. */
  observers?: readonly AppObserver[];
  /** Changes of stored records; absent: those of the project. */
  migrations?: readonly NamedMigration[];
}

const callerWith = (app: FastifyInstance, faults: Faults, own: Record<string, string>): Caller => {
  const call: Caller['call'] = async (method, path, { query, body, headers } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...own, ...headers },
    });
    return faults.tellWith(response);
  };
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
  };
};

/** The real server on its own copy of the demo database, without a network. One per test file. */
export const startTestApp = async ({
  env = {},
  services: own = {},
  screens = [],
  migrations,
  observers = [],
  browserDir,
  dataDir,
  connections,
  client: given,
}: TestOptions = {}): Promise<TestApp> => {
  const config = readConfig({
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    ...env,
  });
  const client: DatabaseClient & { readonly url?: string } =
    given ?? (await openTestDatabase(dataDir));
  const mailed: Message[] = [];
  // Calls have their bounds, what a suite itself asks of the database has none.
  const served = client.url
    ? openForCalls({ url: client.url, ...(connections !== undefined && { connections }) })
    : client;
  const usual = createServices(config, served, own.now ?? testNow);
  const services: Services = {
    ...usual,
    mail: usual.mail.isSimulated
      ? {
          isSimulated: true,
          send: message => {
            mailed.push(message);
            return Promise.resolve();
          },
        }
      : usual.mail,
    ...own,
  };
  const allScreens = new Map([
    ...readScreens(),
    ...screens.map(screen => [screen.resource, screen] as const),
  ]);
  const faults = new Faults();
  const app = await buildApp(services, served, {
    ...(browserDir ? { browserDir } : {}),
    screens: allScreens,
    observers,
    ...(migrations && { migrations }),
    logTo: faults.stream,
  });
  noteCalls(app);

  const as = async (persona: string): Promise<Caller> => {
    const [user] = await client.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${persona}@example.com`));
    if (!user) throw new Error(`No demo persona is named "${persona}"`);
    return callerWith(app, faults, await sessionHeaders(client, user.id, services.now()));
  };

  return {
    app,
    client,
    services,
    screens: allScreens,
    mailed,
    as,
    anonymous: callerWith(app, faults, {}),
    close: async () => {
      await app.close();
      if (served !== client) await served.close();
      await client.close();
    },
  };
};
