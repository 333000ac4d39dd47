import { completeScreen } from '#contract/model/completeScreen.ts';
import type { JsonSchema, Screen, ScreenFile } from '#contract/model/types.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createServices } from './createServices.ts';
import type { DatabaseClient } from './database/client.ts';
import { prepareDatabase } from './database/prepareDatabase.ts';
import { demoAccountsText } from './page/demoAccountsText.ts';
import { keepCalls } from './services/console/calling/sweepCalls.ts';
import { keepGateway } from './services/console/gateway/tellGateway.ts';
import { keepReminding } from './services/sapna/approvals/remindApprovers.ts';
import { fillPage } from './page/fillPage.ts';

/** A screen file without faults, with the form schema it names. */
interface ScreenSource {
  file: ScreenFile;
  schema: JsonSchema | null;
}

interface DevelopmentOptions {
  env: NodeJS.ProcessEnv;
  /** Where the calls are answered; the page's own server passes them on. */
  port: number;
  /** The screens that the page shows. */
  screens: readonly ScreenSource[];
  /** The database of the run before, when the sources were saved. */
  client?: DatabaseClient;
}

/** The calls without the page, for `npm run dev`; started again whenever a source of the server is saved. */
export const startDevelopment = async (options: DevelopmentOptions) => {
  const config = readConfig(options.env);
  const client = options.client ?? (await prepareDatabase(config, line => console.log(line)));
  const screens = new Map<string, Screen>();
  /** Takes the place of the screens so far, without a restart. */
  const takeScreens = (sources: readonly ScreenSource[]): void => {
    screens.clear();
    for (const { file, schema } of sources)
      screens.set(file.resource, completeScreen(file, schema ?? undefined));
  };
  takeScreens(options.screens);
  const services = createServices(config, client.db);
  const app = await buildApp(services, client, { screens });
  const endReminding = keepReminding(services, error =>
    app.log.error({ err: error }, 'reminding approvers'),
  );
  const endCalls = keepCalls(services, error => app.log.error({ err: error }, 'clock of calls'));
  const endGateway = keepGateway(services, error => app.log.error({ err: error }, 'gateway'));
  await app.listen({ port: options.port, host: '127.0.0.1' });
  return {
    client,
    name: config.product.name,
    accounts: config.seed === 'none' ? '' : demoAccountsText(),
    fillPage: (html: string) => fillPage(html, config),
    takeScreens,
    stopListening: () => {
      endCalls();
      endGateway();
      endReminding();
      return app.close();
    },
  };
};
