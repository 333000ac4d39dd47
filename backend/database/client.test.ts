import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/openTestDatabase.ts';
import { serverUrl } from '#tests/support/testServer.ts';

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
