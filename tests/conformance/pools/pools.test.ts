import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '#backend/database/schema/index.ts';
import type { Database } from '#backend/database/client.ts';
import { poolSizes } from '#backend/database/pools/poolSizes.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';

/*
 * What holds up one call holds up no other (record 0240). Someone with a lock stands for work that takes long, so that nothing
 * here depends on how fast a machine is. The embedded engine has one connection for all.
 */

/** A statement of someone else, which others wait for until it is taken back. */
const lockFrom = async (url: string) => {
  const other = new pg.Client({ connectionString: url });
  // One transaction sees one state of the server's own tables: who looks does so on another connection.
  const watcher = new pg.Client({ connectionString: url });
  await Promise.all([other.connect(), watcher.connect()]);
  return {
    lock: async (table: string): Promise<void> => {
      await other.query('begin');
      await other.query(`lock table ${table} in access exclusive mode`);
    },
    free: () => other.query('rollback'),
    /** The connections that wait for it. */
    waiting: async (): Promise<readonly number[]> => {
      const { rows } = await watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.map(({ pid }) => pid);
    },
    end: () => Promise.all([other.end(), watcher.end()]),
    kill: (pid: number) => watcher.query('select pg_terminate_backend($1)', [pid]),
  };
};

const soon = { timeout: 20_000, interval: 20 };
const product = (name: string) => ({ name, productTypeId: 3, hsnCode: '998365' });
const create = '/sapna/v1/products/create';
const opportunities = '/sapna/v2/opportunity';
const period = { startDate: '2025-12-01', endDate: '2026-11-30' };

interface World {
  test: TestApp;
  admin: Caller;
  other: Awaited<ReturnType<typeof lockFrom>>;
}

const begin = async (connections: number): Promise<World> => {
  const test = await startTestApp({ connections });
  const { rows } = (await test.client.db.execute('select current_database() as name')) as {
    rows: { name: string }[];
  };
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return { test, admin: await test.as('admin'), other: await lockFrom(url.href) };
};

const end = async ({ test, other }: World): Promise<void> => {
  await other.end();
  await test.close();
};

const isStored = async ({ test }: World, name: string): Promise<boolean> =>
  (await test.client.db.select().from(products).where(eq(products.name, name))).length > 0;

describe.skipIf(!serverUrl)('four connections', () => {
  let world: World;
  beforeAll(async () => {
    world = await begin(4);
  });
  afterEach(() => world.other.free());
  afterAll(() => end(world));

  it('serve records and changes while eight reports take their time', async () => {
    const { admin, other } = world;
    await other.lock('invoices');
    let answered = 0;
    const reports = Array.from({ length: 8 }, async () => {
      const answer = await admin.post('/console/v1/reports/invoice-report/preview', period);
      answered += 1;
      return answer.statusCode;
    });
    await vi.waitFor(
      async () => expect(await other.waiting()).toHaveLength(poolSizes(4).long),
      soon,
    );
    const made = await admin.post(create, product('Made beside reports'));
    expect(made.statusCode).toBe(200);
    expect((await admin.get('/sapna/v3/opportunity-page/1')).statusCode).toBe(200);
    expect(answered).toBe(0);
    await other.free();
    expect(await Promise.all(reports)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('count all of a list where reports are read', async () => {
    const { admin, other } = world;
    await other.lock('invoices');
    const { long } = poolSizes(4);
    const reports = Array.from({ length: long }, () =>
      admin.post('/console/v1/reports/invoice-report/preview', period),
    );
    await vi.waitFor(async () => expect(await other.waiting()).toHaveLength(long), soon);
    let isCounted = false;
    const counted = admin.get(opportunities, { query: { total: 'exact' } }).then(answer => {
      isCounted = true;
      return answer.statusCode;
    });
    expect((await admin.get(opportunities)).statusCode).toBe(200);
    expect(isCounted).toBe(false);
    await other.free();
    expect(await counted).toBe(200);
    expect((await Promise.all(reports)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('give a statement as long as its call may take', async () => {
    const timeout = async (db: Database) =>
      (
        (await db.execute(sql`select current_setting('statement_timeout') as most`)) as {
          rows: unknown[];
        }
      ).rows;
    const { db, longDb } = world.test.services;
    expect([await timeout(db), await timeout(longDb)]).toEqual([
      [{ most: '10s' }],
      [{ most: '2min' }],
    ]);
  });

  it('lose one in the middle of a write: the call is refused, nothing of it stands, the next one works', async () => {
    const { admin, other } = world;
    // The product is written already when its history waits.
    await other.lock('audit_entries');
    const writing = admin.post(create, product('Cut off'));
    const [pid] = await vi.waitFor(async () => {
      const waiting = await other.waiting();
      expect(waiting).toHaveLength(1);
      return waiting;
    }, soon);
    await other.kill(pid!);
    const answer = await writing;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', ...refusals.busy });
    // It might have been cut off while it committed, so nobody is told to send it again by themselves.
    expect(answer.headers['retry-after']).toBeUndefined();
    await other.free();
    expect(await isStored(world, 'Cut off')).toBe(false);
    expect((await admin.post(create, product('After the cut'))).statusCode).toBe(200);
  });

  it.each([
    ['usual', 'products', 'GET', '/sapna/v1/products', undefined, 60, '2'],
    ['long', 'invoices', 'POST', '/console/v1/reports/invoice-report/preview', period, 30, '10'],
  ] as const)(
    'let so many %s calls wait, refuse the others with when to ask again, and recover',
    async (_, table, method, path, body, calls, retryAfter) => {
      const { admin, other } = world;
      await other.lock(table);
      const refused: unknown[] = [];
      const asked = Array.from({ length: calls }, async () => {
        const answer = await admin.call(method, path, body && { body });
        if (answer.statusCode !== 200)
          refused.push([answer.statusCode, answer.headers['retry-after'], answer.json()]);
        return answer.statusCode;
      });
      await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0), soon);
      await other.free();
      const statuses = await Promise.all(asked);
      for (const one of refused)
        expect(one).toEqual([
          503,
          retryAfter,
          { code: 'UNAVAILABLE', ...refusals.busy, requestId: expect.any(String) },
        ]);
      expect(statuses.filter(status => status === 200).length).toBe(calls - refused.length);
      expect(refused.length).toBeLessThan(calls);
      expect((await admin.call(method, path, body && { body })).statusCode).toBe(200);
    },
  );

  it('refuse a change whole: what waits too long in line has stored nothing', async () => {
    const { admin, other } = world;
    await other.lock('products');
    const statuses: number[] = [];
    const asked = Array.from({ length: 60 }, async (_, index) => {
      const { statusCode } = await admin.post(create, product(`In line ${index}`));
      statuses[index] = statusCode;
    });
    await vi.waitFor(() => expect(statuses.filter(one => one === 503)).not.toEqual([]), soon);
    await other.free();
    await Promise.all(asked);
    const stored = await Promise.all(
      statuses.map((_, index) => isStored(world, `In line ${index}`)),
    );
    expect(stored).toEqual(statuses.map(status => status === 200));
    expect(statuses).toContain(200);
  });
});
