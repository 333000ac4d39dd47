import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { DatabaseClient } from '#backend/database/client.ts';
import { opportunities } from '#backend/database/schema/index.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import { readConfig } from '../config.ts';
import { outgrows } from './outgrows.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'prepared-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Rows that the planner takes the table of cities to have; -1: it guesses. */
const estimated = async ({ db }: DatabaseClient): Promise<number> => {
  const { rows } = (await db.execute(
    sql`select reltuples::int as rows from pg_class where relname = 'cities'`,
  )) as { rows: { rows: number }[] };
  return Number(rows[0]?.rows);
};

describe('decision 0243: the embedded database', () => {
  it('plans with statistics from its first minute, and from the first of every later start', async () => {
    const config = readConfig({ SEED: 'none', DATA_DIR: dataDir });
    const first = await prepareDatabase(config, () => undefined);
    expect(await estimated(first)).toBeGreaterThan(1000);
    await first.db.execute(sql`update pg_class set reltuples = -1 where relname = 'cities'`);
    await first.close();
    const second = await prepareDatabase(config, () => undefined);
    expect(await estimated(second)).toBeGreaterThan(1000);
    await second.close();
  }, 240_000);

  it('is outgrown once it holds more than it may', async () => {
    const client: DatabaseClient = { ...(await openTestDatabase()), engine: 'embedded' };
    try {
      const held = await client.db.$count(opportunities);
      expect(await outgrows(client, held)).toBe(false);
      expect(await outgrows(client)).toBe(false);
      expect(await outgrows(client, held - 1)).toBe(true);
      expect(await outgrows({ ...client, engine: 'postgres' }, held - 1)).toBe(false);
    } finally {
      await client.close();
    }
  });
});
