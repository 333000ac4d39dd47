import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { startPostgres } from '../../../scripts/setup/postgres.mjs';

/* Two PostgreSQL of which one streams from the other, and the built server between them (record 0258). */

type Server = Awaited<ReturnType<typeof startPostgres>>;

const home = mkdtempSync(join(tmpdir(), 'replica-'));
const streaming = [
  'wal_level=replica',
  'max_wal_senders=4',
  'wal_keep_size=256MB',
  'synchronous_commit=on',
];
const soon = { timeout: 60_000, interval: 50 };
let primary: Server;
let replica: Server;
let standby: pg.Client;
let server: ServerProcess;
let admin: Session;

const queried = async <Row>(text: string): Promise<Row[]> =>
  (await standby.query(text)).rows as Row[];

/** Scans of the products on the replica since it began, by its own count. */
const reads = async (): Promise<number> => {
  await queried('select pg_stat_clear_snapshot()');
  const [row] = await queried<{ n: string }>(
    `select seq_scan + coalesce(idx_scan, 0) as n from pg_stat_user_tables where relname = 'products'`,
  );
  return Number(row?.n ?? 0);
};

const create = async (name: string): Promise<void> => {
  const made = await server.call(admin, 'POST', '/sapna/v1/products/create', {
    name,
    productTypeId: 4,
    hsnCode: '998365',
  });
  expect(made.status).toBe(200);
};
const found = async (name: string): Promise<number> => {
  const answer = await server.call(
    admin,
    'GET',
    `/sapna/v1/products?search=${encodeURIComponent(name)}`,
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { totalCount: number }).totalCount;
};
/** Lists until the replica is read. */
const untilRead = () =>
  vi.waitFor(async () => {
    const before = await reads();
    await found('Anything');
    await vi.waitFor(async () => expect(await reads()).toBeGreaterThan(before), {
      timeout: 3_000,
      interval: 100,
    });
  }, soon);

beforeAll(async () => {
  // A copy of its files while it does not run is what the other begins with.
  const first = await startPostgres({ more: streaming });
  await first.stop({ keepAt: join(home, 'first') });
  primary = await startPostgres({ from: join(home, 'first'), more: streaming });
  writeFileSync(join(home, 'first', 'standby.signal'), '');
  const { hostname, port } = new URL(primary.url);
  replica = await startPostgres({
    from: join(home, 'first'),
    more: [...streaming, `primary_conninfo=host=${hostname} port=${port} user=console`],
  });
  server = await startServerProcess(await freePort(), {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
  });
  admin = await server.signIn('admin');
  standby = new pg.Client({ connectionString: replica.url });
  standby.on('error', () => undefined);
  await standby.connect();
}, 900_000);
afterAll(async () => {
  await server.stop();
  await Promise.all([standby.end().catch(() => undefined), primary.stop()]);
  rmSync(home, { recursive: true, force: true });
});

it('lists are read from the replica, and always show what was saved before', async () => {
  await untilRead();
  for (let turn = 0; turn < 40; turn += 1) {
    await create(`Seen at once ${turn}`);
    expect(await found(`Seen at once ${turn}`)).toBeGreaterThan(0);
  }
});

it('what was saved is shown where commits do not wait for the disk, too', async () => {
  const first = new pg.Client({ connectionString: primary.url });
  await first.connect();
  await first.query('alter system set synchronous_commit = off');
  await first.query('select pg_reload_conf()');
  for (let turn = 0; turn < 40; turn += 1) {
    await create(`Not on the disk ${turn}`);
    expect(await found(`Not on the disk ${turn}`)).toBeGreaterThan(0);
  }
  await first.query('alter system reset synchronous_commit');
  await first.query('select pg_reload_conf()');
  await first.end();
  await untilRead();
});

it('a file is read from it', async () => {
  const before = await reads();
  const started = await server.call(admin, 'POST', '/console/v1/exports/products', {});
  const { id } = (await started.json()) as { id: number };
  await vi.waitFor(async () => {
    const job = await server.call(admin, 'GET', `/console/v1/jobs/${id}`);
    expect(await job.json()).toMatchObject({ state: 'done' });
  }, soon);
  await vi.waitFor(async () => expect(await reads()).toBeGreaterThan(before), soon);
});

it('one that falls behind is not read: what was saved is shown all the same', async () => {
  await queried('select pg_wal_replay_pause()');
  for (let turn = 0; turn < 5; turn += 1) {
    await create(`Not there yet ${turn}`);
    expect(await found(`Not there yet ${turn}`)).toBeGreaterThan(0);
  }
  await queried('select pg_wal_replay_resume()');
  await untilRead();
});

it('one that dies is done without', async () => {
  await replica.stop();
  for (let turn = 0; turn < 5; turn += 1) {
    await create(`Without it ${turn}`);
    expect(await found(`Without it ${turn}`)).toBeGreaterThan(0);
  }
});
