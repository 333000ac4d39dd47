import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { openEmptyDatabase } from '#tests/support/server/openEmptyDatabase.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import type { OwnDatabase } from '#tests/support/server/openOwnDatabase.ts';
import { addressOf, serverUrl } from '#tests/support/server/testServer.ts';

/*
 * How the built server ends when it is told to (record 0258), and how several begin on one new database.
 */

let own: OwnDatabase;
let address: string;
const soon = { timeout: 120_000, interval: 50 };
let stored: pg.Client;
let locking: pg.Client;
let server: ServerProcess;
let admin: Session;

const start = async (env: Record<string, string>): Promise<void> => {
  server = await startServerProcess(await freePort(), {
    DATABASE_URL: address,
    MIGRATIONS: 'wait',
    ...env,
  });
  admin = await server.signIn('admin');
};

/** Tells it to end, as an orchestrator does. */
const tell = () => process.kill(server.pid, 'SIGTERM');
const statusOf = (path: string) => fetch(`${server.url}${path}`).then(answer => answer.status);
const create = (name: string) =>
  server.call(admin, 'POST', '/sapna/v1/products/create', {
    name,
    productTypeId: 4,
    hsnCode: '998365',
  });

const rowsOf = async <Row>(text: string): Promise<Row[]> =>
  (await stored.query(text)).rows as Row[];
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Holds every write up at its history, until it is taken back. */
const holdWrites = async (): Promise<void> => {
  await locking.query('begin');
  await locking.query('lock table audit_entries in access exclusive mode');
};

beforeAll(async () => {
  if (!serverUrl) throw new Error('Several processes need a PostgreSQL: set TEST_DATABASE_URL');
  own = await openTestDatabase();
  address = own.url ?? '';
  stored = new pg.Client({ connectionString: address });
  locking = new pg.Client({ connectionString: address });
  await Promise.all([stored.connect(), locking.connect()]);
});
beforeEach(() => start({ STOP_DELAY: '3000', STOP_TIMEOUT: '30000' }));
afterAll(async () => {
  await Promise.all([stored.end(), locking.end()]);
  await own.close();
});

it('several migrate one new database at once, and a server that is told to wait begins when it is done', async () => {
  await server.stop();
  const empty = await openEmptyDatabase('postgres');
  const { rows } = (await empty.db.execute('select current_database() as name')) as {
    rows: { name: string }[];
  };
  const env = { DATABASE_URL: addressOf(rows[0]?.name ?? ''), SEED: 'none' };
  const waits = startServerProcess(await freePort(), { ...env, MIGRATIONS: 'wait' });
  const ended = await Promise.all(
    [1, 2, 3].map(() =>
      once(
        spawn(process.execPath, ['dist/server/server.js', 'migrate'], {
          stdio: 'ignore',
          env: { ...process.env, ...env },
        }),
        'exit',
      ),
    ),
  );
  expect(ended).toEqual([1, 2, 3].map(() => [0, null]));
  await (await waits).stop();
  await empty.close();
});

it('says so at once, takes calls for a while, asks for no more on a connection, and finishes what it has begun', async () => {
  await holdWrites();
  const writing = create('Begun before the end');
  await vi.waitFor(async () => expect(await rowsOf(waiting)).toHaveLength(1), soon);
  tell();
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), soon);
  expect(await (await fetch(`${server.url}/ready`)).json()).toMatchObject({ status: 'ending' });
  expect(await statusOf('/health')).toBe(200);
  const late = await server.call(admin, 'GET', '/sapna/v1/products');
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  // No more connections are had, and the write is still under way.
  await vi.waitFor(() => expect(statusOf('/health')).rejects.toThrow('fetch failed'), soon);
  expect(await rowsOf(waiting)).toHaveLength(1);
  await locking.query('rollback');
  expect((await writing).status).toBe(200);
  expect(await rowsOf(`select 1 from products where name = 'Begun before the end'`)).toHaveLength(
    1,
  );
});

it('streams are told when to come back', async () => {
  const answer = await fetch(`${server.url}/console/v1/events?topics=notices`, {
    headers: { ...admin },
  });
  const text = answer.text();
  tell();
  const said = [...(await text).matchAll(/^retry: (\d+)$/gm)].map(([, after]) => Number(after));
  expect(said[0]).toBe(2_000);
  expect(said).toHaveLength(2);
  expect(said[1]).toBeGreaterThanOrEqual(500);
});

it('gives back the job that it is at, which another finishes without waiting for its lease', async () => {
  const { rows } = await stored.query<{ id: string }>(
    `select p.id from package_prices p join packages k on k.id = p.package_id
     where not k.is_netsuite_enabled and p.deleted_at is null order by p.id limit 500`,
  );
  const base = '/console/v1/bulk-edits';
  const asked = (await (
    await server.call(admin, 'POST', base, {
      resource: 'package-prices',
      changes: { pricePaise: 1_234_500 },
      ids: rows.map(({ id }) => Number(id)),
    })
  ).json()) as BulkEdit;
  const { id, fingerprint } = asked;
  await server.call(admin, 'POST', `${base}/${id}/apply`, { fingerprint });
  const job = () =>
    rowsOf<{
      state: string;
      locked_by: string | null;
      attempts: number;
      progress: number;
      is_free: boolean;
    }>(
      `select state, locked_by, attempts, progress, locked_until < now() as is_free from jobs order by id desc limit 1`,
    );
  await vi.waitFor(async () => expect((await job())[0]?.progress).toBeGreaterThan(0), soon);
  await server.stop();
  expect((await job())[0]).toMatchObject({
    state: 'running',
    locked_by: null,
    attempts: 0,
    is_free: true,
  });
  await start({});
  await vi.waitFor(
    async () => expect((await job())[0]).toMatchObject({ state: 'done', attempts: 1 }),
    soon,
  );
  const edit = (await (await server.call(admin, 'GET', `${base}/${id}`)).json()) as BulkEdit;
  expect(edit.outcomes.changed).toBe(asked.counts.change);
  await server.stop();
});

it('what is not finished in time is cut off, and nothing of it is stored', async () => {
  await server.stop();
  await start({ STOP_TIMEOUT: '1000' });
  await holdWrites();
  const writing = create('Never finished').then(
    answer => answer.status,
    () => 'cut off',
  );
  await vi.waitFor(async () => expect(await rowsOf(waiting)).toHaveLength(1), soon);
  tell();
  expect(await writing).toBe('cut off');
  await locking.query('rollback');
  expect(await rowsOf(`select 1 from products where name = 'Never finished'`)).toEqual([]);
});
