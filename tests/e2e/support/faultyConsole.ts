import { services } from '#backend/config.ts';
import { startFaultyServer, type FaultyServer } from '#tests/support/server/faultyServer.ts';
import { startConsole } from './startConsole.ts';
import { test as base } from './test.ts';

interface FaultyConsole {
  readonly url: string;
  /** The one server that all services answer at. */
  readonly services: FaultyServer;
}

/** The built console with every service pointed at a server that has faults, and little patience. */
export const test = base.extend<object, { faulty: FaultyConsole }>({
  faulty: [
    // Playwright reads from the pattern which fixtures are needed; one of a worker's own stands for none.
    async ({ browserName: _browserName }, provide) => {
      const faultyServer = await startFaultyServer();
      const upstreams = services.map(service => [
        `UPSTREAM_${service.toUpperCase()}`,
        faultyServer.url,
      ]);
      const { url, stop } = await startConsole({
        ...Object.fromEntries(upstreams),
        GATEWAY_TIMEOUT: '1000',
        // What is at fault is asked again at once.
        GATEWAY_REST: '0',
      });
      await provide({ url, services: faultyServer });
      await stop();
      await faultyServer.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ faulty }, provide) => provide(faulty.url),
});
