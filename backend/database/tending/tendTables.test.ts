import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openEmbedded } from '../client.ts';
import { tendTables } from './tendTables.ts';

const { db, close } = await openEmbedded({});
afterAll(close);

/** The engine writes down what was done at most once a second. */
const tend = async (): Promise<readonly string[]> => {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  return tendTables(db);
};

const planOf = async (): Promise<string> => {
  const { rows } = (await db.execute(
    sql`explain select count(*) from things where place > 100`,
  )) as { rows: Record<string, string>[] };
  return rows.map(row => row['QUERY PLAN']).join('\n');
};

it('cleans up after writes, so that counts need the index alone, and rests until there is more', async () => {
  await db.execute(sql`create table things (place int, words text)`);
  await db.execute(sql`create table others (place int)`);
  await db.execute(sql`create index on things (place)`);
  await db.execute(sql`insert into others values (1)`);
  await db.execute(
    sql`insert into things select n, repeat('word ', 40) from generate_series(1, 20000) n`,
  );
  expect(await planOf()).not.toContain('Index Only Scan');
  expect(await tend()).toEqual(['things']);
  expect(await planOf()).toContain('Index Only Scan');
  expect(await tend()).toEqual([]);
  await db.execute(sql`update things set words = 'other' where place <= 5000`);
  expect(await tend()).toEqual(['things']);
});

it('cleans up what an earlier process left, whose counts were lost with it', async () => {
  await db.execute(
    sql`insert into things select n, repeat('word ', 40) from generate_series(1, 40000) n`,
  );
  await db.execute(sql`select pg_stat_force_next_flush()`);
  await db.execute(sql`select pg_stat_reset()`);
  expect(await tendTables(db)).toEqual(['things']);
});
