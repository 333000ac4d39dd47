import { resolve } from 'node:path';
import { buildApp, type AppOptions } from './app.ts';
import { serveBackups } from './backup/controlSocket.ts';
import { leadClocks } from './clocks.ts';
import { ConfigError, type Config } from './config.ts';
import { createServices } from './createServices.ts';
import type { DatabaseClient } from './database/client.ts';
import { endOnSignal } from './processes/endOnSignal.ts';

/**
 * Serves page and calls in this process until it is told to end.
 * @param options where another process has begun it, that one counts the requests of all
 * @throws ConfigError when the port is in use.
 */
export const serveCalls = async (
  config: Config,
  client: DatabaseClient,
  options: Pick<AppOptions, 'rateStore' | 'isOutgrown' | 'observers'>,
): Promise<void> => {
  const services = createServices(config, client);
  const app = await buildApp(services, client, {
    browserDir: resolve('dist/browser'),
    ...options,
  });
  const control =
    config.database.engine === 'embedded'
      ? await serveBackups(config.database.dataDir, client, config.product.slug).catch(
          (error: unknown) => {
            console.error('  Stop the server before you make a backup:', String(error));
            return null;
          },
        )
      : null;
  const endClocks = leadClocks(client, app.clocks, (name, error) =>
    app.log.error({ err: error }, name),
  );
  endOnSignal({
    ...config.stop,
    announce: () => {
      app.standing.isEnding = true;
    },
    finish: async () => {
      control?.close();
      await endClocks();
      await app.close();
      await client.close();
      for (const { end } of options.observers ?? []) await end?.();
    },
    say: console.error,
  });
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await endClocks();
    await client.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      'PORT',
      `${config.port} is in use. Stop the program that uses it, or choose another`,
    );
  });
};
