import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/support/server/freePort.ts';
import { expect } from './test.ts';

interface OwnConsole {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The built console on demo data of its own, with other settings than the one of all journeys. */
export const startConsole = async (env: Readonly<Record<string, string>>): Promise<OwnConsole> => {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/run.mjs', 'tests/e2e/server.ts'], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => void server.kill('SIGKILL');
  process.on('exit', end);
  const url = `http://localhost:${port}`;
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true);
  return {
    url,
    stop: async () => {
      process.off('exit', end);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};
