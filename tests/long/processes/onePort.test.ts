import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { readScrape, valueIn, type Sample } from '#tests/operation/scrape.ts';
import { addressOf, serverUrl, withServer } from '#tests/support/server/testServer.ts';

/*
 * The built server as `PROCESSES=2` starts it: two processes behind one port and one PostgreSQL (record 0241). Run by
 * `npm run test:long`, which starts the PostgreSQL.
 */

const database = `one_port_${process.pid}`;
const address = serverUrl ? addressOf(database) : '';
const soon = { timeout: 180_000, interval: 50 };
const rateLimit = 400;
let metricsPort = 0;
let server: ServerProcess;
let stored: pg.Client;
let locking: pg.Client;
let admin: Session;

/** The processes that serve, by the operating system. */
const serving = (): readonly number[] =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

const rowsOf = async <Row>(text: string, given: unknown[] = []): Promise<Row[]> =>
  (await stored.query(text, given)).rows as Row[];

/** The process whose clocks run. */
const clockedBy = async (): Promise<number | undefined> => {
  const [row] = await rowsOf<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where datname = current_database() and locktype = 'advisory' and granted
     and application_name like 'console clocks %'`,
  );
  return row && Number(row.name.split(' ').at(-1));
};

const of = ({ labels }: Sample) => labels['process'] ?? '';

const create = (name: string) =>
  server.call(admin, 'POST', '/sapna/v1/products/create', {
    name,
    productTypeId: 4,
    hsnCode: '998365',
  });

/** Both have begun their work: each has its connection for the clocks. */
const bothServe = () =>
  vi.waitFor(async () => {
    const named = await rowsOf<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'console clocks %'`,
    );
    const pids = named.map(({ name }) => Number(name.split(' ').at(-1)));
    expect(pids.toSorted()).toEqual([...serving()].toSorted());
    expect(pids).toHaveLength(2);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  }, soon);

beforeAll(async () => {
  if (!serverUrl) throw new Error('Several processes need a PostgreSQL: set TEST_DATABASE_URL');
  await withServer(postgres => postgres.query(`create database ${database}`));
  metricsPort = await freePort();
  server = await startServerProcess(await freePort(), {
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: address,
    PROCESSES: '2',
    RATE_LIMIT: String(rateLimit),
  });
  [stored, locking] = [0, 1].map(() => new pg.Client({ connectionString: address })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([stored.connect(), locking.connect()]);
  admin = await server.signIn('admin');
});
afterAll(async () => {
  const pids = serving();
  await server.stop();
  const isLiving = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pids.filter(isLiving)).toEqual([]);
  await Promise.all([stored.end(), locking.end()]);
  await withServer(postgres => postgres.query(`drop database ${database} with (force)`));
});

it('one is killed in the middle of writes: what it had is not stored, the other answers, another takes its place', async () => {
  await bothServe();
  await locking.query('begin');
  await locking.query('lock table audit_entries in access exclusive mode');
  const names = Array.from({ length: 6 }, (_, at) => `Cut off ${at}`);
  const writing = names.map(async name => ({
    name,
    status: await create(name).then(
      answer => answer.status,
      () => 0,
    ),
  }));
  // Each has written its record and waits to write its history.
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await rowsOf(waiting)).toHaveLength(names.length), soon);
  const [killed] = serving();
  process.kill(killed!, 'SIGKILL');
  await vi.waitFor(() => expect(serving()).not.toContain(killed), soon);
  await locking.query('rollback');
  const answers = await Promise.all(writing);
  const kept = await rowsOf<{ name: string }>('select name from products where name = any($1)', [
    names,
  ]);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(
    answers.filter(({ status }) => status === 200).map(({ name }) => name),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  // The first one began to listen first, so it had some of them.
  expect(statuses).toContain(0);
  expect([...statuses].filter(status => status !== 0 && status !== 200)).toEqual([]);
  await bothServe();
  expect((await create('After the cut')).status).toBe(200);
});

it('clocks run in one of them, and in another when it dies', async () => {
  const first = await vi.waitFor(async () => {
    const pid = await clockedBy();
    expect(serving()).toContain(pid);
    return pid;
  }, soon);
  process.kill(first!, 'SIGKILL');
  await vi.waitFor(async () => {
    const next = await clockedBy();
    expect(next).not.toBe(first);
    expect(serving()).toContain(next);
  }, soon);
});

it('their metrics are at one port, each with a number that the next in its place gets', async () => {
  await bothServe();
  await vi.waitFor(async () => {
    const now = readScrape(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    const processes = new Set(
      now.samples.filter(({ name }) => name === 'process_start_time_seconds').map(of),
    );
    expect([...processes].toSorted()).toEqual(['1', '2']);
    expect(valueIn(now, 'console_processes')).toBe(2);
    // Those that were killed before.
    expect(valueIn(now, 'console_processes_ended_total')).toBe(2);
    // One of them alone reads what the database knows.
    const sizes = now.samples.filter(({ name }) => name === 'console_database_bytes');
    expect(sizes.filter(({ value }) => value > 0)).toHaveLength(1);
    expect(valueIn(now, 'console_database_connections', { state: 'most' })).toBe(10 * 2);
  }, soon);
});

it('the requests of an address are counted together', async () => {
  await bothServe();
  /** A connection of its own each time, so that they go to all processes in turn. */
  const statusOf = () =>
    new Promise<number>((done, fail) => {
      get(`${server.url}/health`, { agent: false }, answer => {
        answer.resume();
        done(answer.statusCode ?? 0);
      }).on('error', fail);
    });
  const statuses: number[] = [];
  for (let asked = 0; asked < 2 * rateLimit && !statuses.includes(429); asked += 1)
    statuses.push(await statusOf());
  // Some of them were used up by what went before; each process for itself would allow twice as many.
  expect(statuses).toContain(429);
  expect(statuses.length).toBeLessThanOrEqual(rateLimit + 1);
});
