import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from './freePort.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether the pooler is installed on this machine: `apt-get install pgbouncer`. */
export const hasPgbouncer = spawnSync(program, ['--version']).status === 0;

/**
 * PgBouncer in transaction mode before a database, with so few connections of the server that they are shared all the time.
 * @param url of the database
 */
export const startPgbouncer = async (url: string, connections: number) => {
  const { hostname, port, pathname, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\n` +
      `auth_type = trust\nauth_file = ${users}\npool_mode = transaction\ndefault_pool_size = ${connections}\n` +
      'max_client_conn = 500\nunix_socket_dir =\n',
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...as, file], { stdio: 'ignore' });
  const pooled = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: pooled });
      await client.connect();
      await client.end();
    },
    { timeout: 20_000, interval: 100 },
  );
  return {
    url: pooled,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};
