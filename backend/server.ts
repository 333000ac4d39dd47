import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { serveBackups } from './backup/controlSocket.ts';
import { runClocks } from './clocks.ts';
import { ConfigError, readConfig } from './config.ts';
import { createServices } from './createServices.ts';
import { DataDirInUse } from './database/lockDataDir.ts';
import { writePrivately } from './database/keepPrivate.ts';
import { prepareApart, prepareOnly } from './database/prepareApart.ts';
import { asItIs } from './firstStart/asItIs.ts';
import { offText } from './firstStart/offText.ts';
import { outgrownText } from './firstStart/outgrownText.ts';
import { prepareDatabase } from './firstStart/prepareDatabase.ts';
import { demoAccountsText } from './page/demoAccountsText.ts';

const start = async (): Promise<void> => {
  writePrivately();
  const asked = readConfig(process.env);
  const say = (line: string) => console.log(line);
  if (process.argv[2] === prepareOnly) {
    await (await prepareDatabase(asked, say)).close();
    return;
  }
  await prepareApart(asked, fileURLToPath(import.meta.url));
  const client = await prepareDatabase(asked, say);
  const config = await asItIs(asked, client.db);
  const services = createServices(config, client.db);
  const app = await buildApp(services, client, {
    browserDir: resolve('dist/browser'),
  });
  const control =
    config.database.engine === 'embedded'
      ? await serveBackups(config.database.dataDir, client, config.product.slug).catch(
          (error: unknown) => {
            console.error('  Backups need the server to be stopped:', String(error));
            return null;
          },
        )
      : null;
  const endClocks = runClocks(app.clocks, (name, error) => app.log.error({ err: error }, name));
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    control?.close();
    endClocks();
    await app.close();
    await client.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await client.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      'PORT',
      `${config.port} is in use; stop what listens there or choose another`,
    );
  });
  console.log(`\n  ${config.product.name} console: ${config.publicUrl.href}\n`);
  const off = offText(config);
  if (off) say(off);
  const outgrown = await outgrownText(client);
  if (outgrown) say(outgrown);
  if (config.seed !== 'none') console.log(demoAccountsText());
};

start().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirInUse) {
    console.error(`\nThe console did not start. ${error.message}\n`);
  } else {
    console.error(error);
  }
  process.exit(1);
});
