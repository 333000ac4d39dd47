import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openForCalls } from './database/client.ts';
import { DataDirInUse } from './database/lockDataDir.ts';
import { writePrivately } from './database/keepPrivate.ts';
import { prepareApart, prepareOnly } from './database/prepareApart.ts';
import { asItIs } from './firstStart/asItIs.ts';
import { offText } from './firstStart/offText.ts';
import { outgrownText, outgrows } from './firstStart/outgrows.ts';
import { prepareDatabase, prepareForCalls } from './firstStart/prepareDatabase.ts';
import { demoAccountsText } from './page/demoAccountsText.ts';
import { SharedRateStore } from './processes/SharedRateStore.ts';
import { runProcesses } from './processes/runProcesses.ts';
import { serveCalls } from './serveCalls.ts';

const say = (line: string) => console.log(line);

const sayWhereItIs = (config: Config): void => {
  say(`\n  ${config.product.name} console: ${config.publicUrl.href}\n`);
  const off = offText(config);
  if (off) say(off);
  if (config.seed !== 'none') say(demoAccountsText());
};

/** One of several: the first one has prepared the database and says where the console is. */
const serveAmongOthers = async (asked: Config): Promise<void> => {
  if (asked.database.engine === 'embedded') throw new Error('The embedded database is not shared');
  const client = openForCalls(asked.database.url, asked.database.connections);
  await serveCalls(await asItIs(asked, client.db), client, { rateStore: SharedRateStore });
};

const serveWithOthers = async (asked: Config): Promise<void> => {
  const client = await prepareDatabase(asked, say);
  const config = await asItIs(asked, client.db);
  await client.close();
  runProcesses({
    processes: asked.processes,
    // What one of them signs in place of a gateway, another may have to believe.
    env: { PAYMENT_GATEWAY_WEBHOOK_SECRET: asked.paymentGateway.secret },
    onListening: () => sayWhereItIs(config),
    say,
  });
};

const start = async (): Promise<void> => {
  writePrivately();
  const asked = readConfig(process.env);
  if (cluster.isWorker) return serveAmongOthers(asked);
  if (process.argv[2] === prepareOnly) {
    await (await prepareDatabase(asked, say)).close();
    return;
  }
  if (asked.processes > 1) return serveWithOthers(asked);
  await prepareApart(asked, fileURLToPath(import.meta.url));
  const client = await prepareForCalls(asked, say);
  const config = await asItIs(asked, client.db);
  const isOutgrown = await outgrows(client);
  await serveCalls(config, client, { isOutgrown });
  sayWhereItIs(config);
  if (isOutgrown) say(outgrownText);
};

start().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirInUse) {
    console.error(`\nThe console did not start. ${error.message}\n`);
  } else {
    console.error(error);
  }
  process.exit(1);
});
