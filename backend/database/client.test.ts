import { sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';
import type { Database } from './client.ts';

it.runIf(serverUrl)(
  'a connection to a PostgreSQL plans without helpers, and takes an index for cheap',
  async () => {
    const { db, close } = await openTestDatabase();
    const { rows } = (await db.execute(
      sql`select current_setting('max_parallel_workers_per_gather') as helpers, current_setting('random_page_cost') as jump`,
    )) as { rows: unknown[] };
    await close();
    expect(rows).toEqual([{ helpers: '0', jump: '1.1' }]);
  },
);

it.runIf(serverUrl)(
  'outlives a connection that ends in the middle of a transaction, and serves the next one',
  async () => {
    const client = await openTestDatabase();
    try {
      const numberOf = async (db: Database, statement: SQL): Promise<number> => {
        const { rows } = (await db.execute(statement)) as { rows: { n: number }[] };
        return Number(rows[0]?.n);
      };
      const broken = client.db.transaction(async db => {
        const pid = await numberOf(db, sql`select pg_backend_pid() n`);
        await client.db.execute(sql`select pg_terminate_backend(${pid}::int)`);
        // The driver hears of it between two statements.
        const left = sql`select count(*) n from pg_stat_activity where pid = ${pid}::int`;
        while ((await numberOf(client.db, left)) > 0);
        await db.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow('Failed query');
      await client.ping();
    } finally {
      await client.close();
    }
  },
);
