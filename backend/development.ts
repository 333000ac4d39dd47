import type { IncomingMessage, ServerResponse } from 'node:http';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema, Screen, ScreenFile } from '#contract/model/types.ts';
import { buildApp } from './app.ts';
import { leadClocks } from './clocks.ts';
import { readConfig, type Config } from './config.ts';
import { createServices } from './createServices.ts';
import { openPostgres, type DatabaseClient } from './database/client.ts';
import { migrate } from './database/migrate.ts';
import { asItIs } from './firstStart/asItIs.ts';
import { prepareForCalls } from './firstStart/prepareDatabase.ts';
import { demoAccountsText } from './page/demoAccountsText.ts';
import { fillPage } from './page/fillPage.ts';
import { screensChanged } from './screens/followScreens.ts';

/** A screen file without faults, with the form schema it names. */
interface ScreenSource {
  file: ScreenFile;
  schema: JsonSchema | null;
}

interface DevelopmentOptions {
  env: NodeJS.ProcessEnv;
  /** The screens that the page shows. */
  screens: readonly ScreenSource[];
  /** The database of the run before, when the sources were saved. */
  client?: DatabaseClient;
  /** Takes what is logged, a line of JSON at a time. */
  logTo?: { write: (line: string) => void };
}

/** Brings the database that stays open to migrations that were written since; it does not matter who made it. */
const migrateOpen = async ({ database }: Config, { db }: DatabaseClient): Promise<void> => {
  if (database.engine === 'embedded') return migrate(db);
  // Calls have little time on their connections, and a migration may need much.
  const free = openPostgres(database.url);
  await migrate(free.db).finally(free.close);
};

/**
 * The calls without the page, for `npm run dev`; started again whenever a source of the server is saved. It hears on no port: what
 * comes is handed to `handle`, so that a server that cannot start leaves the one before it in its place.
 */
export const startDevelopment = async (options: DevelopmentOptions) => {
  const asked = readConfig(options.env);
  const client = options.client ?? (await prepareForCalls(asked, line => console.log(line)));
  if (options.client) await migrateOpen(asked, options.client);
  const config = await asItIs(asked, client.db);
  const screens = new Map<string, Screen>();
  /** Takes the place of the screens so far, without a restart. */
  const takeScreens = (sources: readonly ScreenSource[]): void => {
    screens.clear();
    for (const { file, schema } of sources)
      screens.set(file.resource, completeScreen(file, schema ?? undefined));
    screensChanged(screens);
  };
  takeScreens(options.screens);
  const services = createServices(config, client);
  const { logTo } = options;
  const app = await buildApp(services, client, {
    screens,
    showsFiles: true,
    ...(logTo && { logTo }),
  });
  await app.ready();
  const endClocks = leadClocks(client, app.clocks, (name, error) =>
    app.log.error({ err: error }, name),
  );
  return {
    client,
    handle: (request: IncomingMessage, answer: ServerResponse): void =>
      app.routing(request, answer),
    name: config.product.name,
    accounts: config.seed === 'none' ? '' : demoAccountsText(),
    fillPage: (html: string) => fillPage(html, config),
    takeScreens,
    end: async () => {
      await endClocks();
      await app.close();
    },
  };
};
