import type { IncomingMessage, ServerResponse } from 'node:http';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema, Screen, ScreenFile } from '#contract/model/types.ts';
import { buildApp } from './app.ts';
import { leadClocks } from './clocks.ts';
import { readConfig } from './config.ts';
import { createServices } from './createServices.ts';
import type { DatabaseClient } from './database/client.ts';
import { asItIs } from './firstStart/asItIs.ts';
import { prepareForCalls } from './firstStart/prepareDatabase.ts';
import { demoAccountsText } from './page/demoAccountsText.ts';
import { fillPage } from './page/fillPage.ts';

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
}

/**
 * The calls without the page, for `npm run dev`; started again whenever a source of the server is saved. It hears on no port: what
 * comes is handed to `handle`, so that a server that cannot start leaves the one before it in its place.
 */
export const startDevelopment = async (options: DevelopmentOptions) => {
  const asked = readConfig(options.env);
  const client = options.client ?? (await prepareForCalls(asked, line => console.log(line)));
  const config = await asItIs(asked, client.db);
  const screens = new Map<string, Screen>();
  /** Takes the place of the screens so far, without a restart. */
  const takeScreens = (sources: readonly ScreenSource[]): void => {
    screens.clear();
    for (const { file, schema } of sources)
      screens.set(file.resource, completeScreen(file, schema ?? undefined));
  };
  takeScreens(options.screens);
  const services = createServices(config, client);
  const app = await buildApp(services, client, { screens });
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
