import { spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const freePort = (): Promise<number> =>
  new Promise(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * The console as users run it: built, in a process of its own.
 * @param postgres the address of an empty database, which is filled with the demo data; else the embedded one has a fresh copy.
 */
export const serveConsole = async (postgres?: string): Promise<Served> => {
  // What runs benches sets it to development, and React would be built for that.
  const forUsers = { ...process.env, NODE_ENV: 'production' };
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
    env: forUsers,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The console could not be built');
  const port = await freePort();
  const command = postgres ? ['dist/server/server.js'] : ['scripts/run.mjs', 'tests/e2e/server.ts'];
  const server = spawn(process.execPath, command, {
    env: {
      ...forUsers,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      CALLING_HOURS: '00:00-24:00',
      ...(postgres && { DATABASE_URL: postgres, SEED: 'demo' }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The console did not start');
    await pause(100);
  }
  return { origin, close: () => void server.kill() };
};
