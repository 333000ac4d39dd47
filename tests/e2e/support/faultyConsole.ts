import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { services } from '#backend/config.ts';
import { startFaultyServer, type FaultyServer } from '#tests/support/faultyServer.ts';
import { freePort } from '#tests/support/freePort.ts';
import { test as base } from './test.ts';

interface FaultyConsole {
  readonly url: string;
  /** The one server that all services answer at. */
  readonly services: FaultyServer;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The built console with every service pointed at a server that has faults, and little patience. */
export const test = base.extend<object, { faulty: FaultyConsole }>({
  faulty: [
    // Playwright reads from the pattern which fixtures are needed; one of a worker's own stands for none.
    async ({ browserName: _browserName }, provide) => {
      const faultyServer = await startFaultyServer();
      const port = await freePort();
      const upstreams = services.map(service => [
        `UPSTREAM_${service.toUpperCase()}`,
        faultyServer.url,
      ]);
      const server = spawn(process.execPath, ['scripts/run.mjs', 'tests/e2e/server.ts'], {
        env: {
          ...process.env,
          ...Object.fromEntries(upstreams),
          PORT: String(port),
          GATEWAY_TIMEOUT: '1000',
          LOG_LEVEL: 'silent',
          RATE_LIMIT: '0',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const end = () => void server.kill('SIGKILL');
      process.on('exit', end);
      const url = `http://localhost:${port}`;
      await base.expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true);
      await provide({ url, services: faultyServer });
      process.off('exit', end);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await faultyServer.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ faulty }, provide) => provide(faulty.url),
});
