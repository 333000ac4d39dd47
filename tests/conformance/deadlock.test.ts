import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries, products } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { addressOf, serverUrl } from '#tests/support/server/testServer.ts';

/** The embedded engine has one connection, which waits for nobody. */
describe.skipIf(!serverUrl)('two who wait for each other', () => {
  let test: TestApp;
  let admin: Caller;
  let other: pg.Client;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    const { rows } = (await test.client.db.execute('select current_database() as name')) as {
      rows: { name: string }[];
    };
    other = new pg.Client({ connectionString: addressOf(rows[0]?.name ?? '') });
    await other.connect();
    // So that the database gives up the call, and never this connection.
    await other.query("set deadlock_timeout = '1min'");
  });
  afterAll(async () => {
    await other.end();
    await test.close();
  });

  const create = async (name: string): Promise<number> => {
    const answer = await admin.post('/sapna/v1/products/create', {
      name,
      productTypeId: 3,
      hsnCode: '998365',
    });
    return answer.json<{ id: number }>().id;
  };
  const lock = (id: number) =>
    other.query('select id from products where id = $1 for update', [id]);
  const waiting = async (): Promise<number> => {
    const { rows } = await other.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting ?? 0;
  };

  it('get what they asked for, one after the other: the call runs again, with one effect', async () => {
    const first = await create('First of two');
    const second = await create('Second of two');
    await other.query('begin');
    await lock(second);
    const answer = admin.call('PUT', '/sapna/v1/products/delete', {
      body: { ids: [first, second] },
    });
    // The call holds the first and waits for the second.
    await vi.waitFor(async () => expect(await waiting()).toBe(1), {
      timeout: 10_000,
      interval: 20,
    });
    await lock(first);
    await other.query('commit');
    expect((await answer).statusCode).toBe(200);
    const stored = await test.client.db
      .select({ version: products.version, deletedAt: products.deletedAt })
      .from(products)
      .where(inArray(products.id, [first, second]));
    expect(stored.map(({ version, deletedAt }) => [version, deletedAt !== null])).toEqual([
      [2, true],
      [2, true],
    ]);
    const history = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(first)));
    expect(history.filter(({ action }) => action === 'delete')).toHaveLength(1);
  });
});
