import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { isCommand, isExpected, runCommand } from './commands.ts';
import { readConfig, type Config } from './config.ts';
import { openForCalls } from './database/client.ts';
import { writePrivately } from './database/keepPrivate.ts';
import { prepareApart, prepareOnly } from './database/prepareApart.ts';
import { asItIs } from './firstStart/asItIs.ts';
import { offText } from './firstStart/offText.ts';
import { outgrownText, outgrows } from './firstStart/outgrows.ts';
import { prepareDatabase, prepareForCalls } from './firstStart/prepareDatabase.ts';
import { demoAccountsText } from './page/demoAccountsText.ts';
import { endAtOnce } from './processes/endOnSignal.ts';
import { SharedRateStore } from './processes/SharedRateStore.ts';
import { numberOfProcess, runProcesses } from './processes/runProcesses.ts';
import { observersOf } from './observersOf.ts';
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
  const client = openForCalls(asked.database);
  const config = await asItIs(asked, client.db);
  const observers = await observersOf(config, process.env[numberOfProcess]);
  await serveCalls(config, client, { rateStore: SharedRateStore, observers });
};

/** Metrics of all processes, at the one port. */
const gatherAndServe = async (place: NonNullable<Config['metrics']>) => {
  const [{ gatherMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics/clusterMetrics.ts'),
    import('./metrics/serveMetrics.ts'),
  ]);
  const metrics = gatherMetrics();
  (await serveMetrics(place, metrics.read)).unref();
  return metrics;
};

const serveWithOthers = async (asked: Config): Promise<void> => {
  const client = await prepareDatabase(asked, say);
  const config = await asItIs(asked, client.db);
  await client.close();
  const metrics = asked.metrics && (await gatherAndServe(asked.metrics));
  runProcesses({
    processes: asked.processes,
    // What one of them signs in place of a gateway, another may have to believe.
    env: {
      PAYMENT_GATEWAY_WEBHOOK_SECRET: asked.paymentGateway.secret,
      PAYMENT_GATEWAY_WEBHOOK_SECRET_FILE: '',
    },
    onEnded: metrics?.processEnded,
    onListening: () => sayWhereItIs(config),
    say,
    mostToEnd: asked.stop.delay + asked.stop.timeout + 5_000,
  });
};

const start = async (): Promise<void> => {
  writePrivately();
  const [, , command, ...rest] = process.argv;
  if (isCommand(command)) return runCommand(command, rest, process.env, say);
  process.once('SIGTERM', endAtOnce);
  const asked = readConfig(process.env);
  if (cluster.isWorker) return serveAmongOthers(asked);
  if (command === prepareOnly) {
    await (await prepareDatabase(asked, say)).close();
    return;
  }
  if (asked.processes > 1) return serveWithOthers(asked);
  await prepareApart(asked, fileURLToPath(import.meta.url));
  const client = await prepareForCalls(asked, say);
  const config = await asItIs(asked, client.db);
  const isOutgrown = await outgrows(client);
  const observers = await observersOf(config);
  await serveCalls(config, client, { isOutgrown, observers });
  sayWhereItIs(config);
  if (isOutgrown) say(outgrownText);
};

start().catch((error: unknown) => {
  if (isExpected(error)) {
    console.error(`\nThe console did not start. ${error.message}\n`);
  } else {
    console.error(error);
  }
  process.exit(1);
});
