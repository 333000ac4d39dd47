import { PGlite } from '@electric-sql/pglite';
import { count, eq } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, DatabaseClient } from '../client.ts';
import { openEmptyDatabase } from '#tests/support/openEmptyDatabase.ts';
import { rememberPoolCounts } from './rememberPoolCounts.ts';

interface Asked {
  readonly text: string;
  readonly rowMode?: 'array';
}

describe('counts of a pool', () => {
  const engine = new PGlite();
  // What a pool does for Drizzle, on an engine that is here without a server.
  const query = vi.fn(({ text, rowMode }: Asked, values: unknown[] = []) =>
    engine.query<unknown>(text, values, { rowMode: rowMode ?? 'object' }),
  );
  const pool = rememberPoolCounts({ query } as unknown as Pool) as unknown as {
    query: typeof query;
  };
  const ask = async (text: string, values: unknown[] = []): Promise<unknown> =>
    (await pool.query({ text, rowMode: 'array' }, values)).rows;

  const counting = 'select count(*)::int as "n" from "rows" where id > $1';
  /** Whether the engine counted, rather than telling that nothing has changed. */
  const isCounted = async (): Promise<boolean> => {
    const answer = (await query.mock.results.at(-1)?.value) as { rows: unknown[][] };
    return answer.rows[0]?.[0] !== null;
  };

  beforeAll(() =>
    engine.exec('create table rows (id int primary key); create table others (id int)'),
  );
  beforeEach(() => engine.exec('truncate rows; insert into rows values (1), (2)'));
  afterAll(() => engine.close());

  it('are counted once while nobody writes', async () => {
    expect(await ask(counting, [0])).toEqual([[2]]);
    expect(await isCounted()).toBe(true);
    await ask('select * from rows');
    expect(await ask(counting, [0])).toEqual([[2]]);
    expect(await isCounted()).toBe(false);
  });

  it.each([
    ['an insert', 'insert into rows values (3)', 3],
    ['a removal', 'delete from rows where id = 1', 1],
    ['a change', 'update rows set id = 0 where id = 1', 1],
    ['emptying the table', 'truncate rows', 0],
    [
      'several statements',
      'begin; insert into rows values (3); delete from rows where id < 3; commit',
      1,
    ],
  ])('are told anew after %s that passed by the pool', async (_what, text, expected) => {
    expect(await ask(counting, [0])).toEqual([[2]]);
    await engine.exec(text);
    expect(await ask(counting, [0])).toEqual([[expected]]);
    expect(await ask(counting, [0])).toEqual([[expected]]);
  });

  it('are counted again after any write, since nobody notes which tables it changed', async () => {
    await ask(counting, [0]);
    await engine.exec('insert into others values (1)');
    expect(await ask(counting, [0])).toEqual([[2]]);
    expect(await isCounted()).toBe(true);
  });

  it('of other values are other counts', async () => {
    expect([await ask(counting, [0]), await ask(counting, [1])]).toEqual([[[2]], [[1]]]);
    expect([await ask(counting, [0]), await ask(counting, [1])]).toEqual([[[2]], [[1]]]);
  });

  it('that fail are not remembered', async () => {
    const failing = 'select count(*) from "rows" where id / 0 = $1';
    await expect(ask(failing, [1])).rejects.toThrow('division');
    await expect(ask(failing, [1])).rejects.toThrow('division');
  });

  it.each([
    'select id from "rows" order by id',
    'select count(*)::int, max(id) from "rows"',
    'select count(*)::int from "rows" where id < extract(epoch from now())',
    'select count(*)::int from "rows" group by id',
  ])('alone are asked in other words than %s', async text => {
    await ask(text);
    expect(query).toHaveBeenLastCalledWith({ text, rowMode: 'array' }, []);
  });

  it('asked as whole rows keep their names', async () => {
    const { rows } = await pool.query({ text: counting }, [0]);
    expect(rows).toEqual([{ n: 2 }]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('counts on a PostgreSQL', () => {
  const rows = pgTable('rows', { id: integer() });
  let client: DatabaseClient;
  beforeAll(async () => {
    client = await openEmptyDatabase('postgres');
  });
  afterAll(() => client.close());

  const countIn = async (db: Database): Promise<number | undefined> =>
    (await db.select({ count: count() }).from(rows))[0]?.count;

  it('see what others end, in whatever order, and nothing before', async () => {
    const { db } = client;
    await db.execute('create table rows (id int)');
    await db.transaction(async earlier => {
      await earlier.insert(rows).values({ id: 1 });
      expect(await countIn(earlier)).toBe(1);
      expect(await countIn(db)).toBe(0);
      await db.insert(rows).values([{ id: 2 }, { id: 3 }]);
      expect(await countIn(db)).toBe(2);
      expect(await countIn(db)).toBe(2);
    });
    expect(await countIn(db)).toBe(3);
    await db.delete(rows).where(eq(rows.id, 1));
    expect(await countIn(db)).toBe(2);
  });

  it('forget a transaction that was taken back', async () => {
    const { db } = client;
    const before = await countIn(db);
    await db
      .transaction(async inner => {
        await inner.insert(rows).values({ id: 9 });
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await countIn(db)).toBe(before);
  });
});
