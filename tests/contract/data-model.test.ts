import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseClient } from '#backend/database/client.ts';
import { migrate } from '#backend/database/migrate.ts';
import * as schema from '#backend/database/schema/index.ts';
import { openMigratedDatabase } from '#tests/support/server/openEmptyDatabase.ts';

/** Money whose sign carries meaning: entries that take money out are negative. */
const signedMoney = [
  'ledger_entries.amount_paise',
  'user_incentive_deals.base_paise',
  'user_incentive_deals.incentive_paise',
  'user_incentives.achieved_paise',
  'user_incentives.team_achieved_paise',
  'wallet_entries.amount_paise',
];

const casing = new CasingCache('snake_case');
const tables = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .map(table => getTableConfig(table));

let client: DatabaseClient;

const rowsOf = async <Row>(query: string): Promise<Row[]> => {
  // The drivers' common type leaves the answer open; both hold the rows in it.
  const answer = (await client.db.execute(sql.raw(query))) as { rows: Row[] };
  return answer.rows;
};

beforeAll(async () => {
  client = await openMigratedDatabase();
});

afterAll(() => client.close());

describe('migrations', () => {
  it('can be run again without effect', async () => {
    const count = () =>
      rowsOf<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
    const before = await count();
    await migrate(client.db);
    expect(await count()).toEqual(before);
  });

  it('say the same as the schema: drizzle-kit would generate nothing', async () => {
    const journal = JSON.parse(
      readFileSync('backend/database/migrations/meta/_journal.json', 'utf8'),
    ) as { entries: { idx: number }[] };
    const last = String(journal.entries.at(-1)?.idx).padStart(4, '0');
    const snapshot = JSON.parse(
      readFileSync(`backend/database/migrations/meta/${last}_snapshot.json`, 'utf8'),
    ) as Parameters<typeof generateMigration>[0];
    const current = generateDrizzleJson(schema, snapshot.id, undefined, 'snake_case');
    expect(await generateMigration(snapshot, current)).toEqual([]);
  });

  it('make the columns that Drizzle reads, neither more nor fewer', async () => {
    const inDatabase = await rowsOf<{ column: string }>(
      `select format('%s.%s %s %s', c.table_name, c.column_name, format_type(a.atttypid, a.atttypmod),
              case c.is_nullable when 'NO' then 'not null' else 'null' end) as column
         from information_schema.columns c
         join pg_attribute a on a.attrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
        where c.table_schema = 'public'`,
    );
    const inDrizzle = tables.flatMap(table =>
      table.columns.map(
        column =>
          `${table.name}.${casing.getColumnCasing(column)} ${column.getSQLType().replace('timestamp (3)', 'timestamp(3)')} ${column.notNull ? 'not null' : 'null'}`,
      ),
    );
    expect(inDatabase.map(row => row.column).sort()).toEqual(inDrizzle.sort());
  });
});

describe('every table', () => {
  it('has a primary key', () => {
    const without = tables.filter(
      table => table.primaryKeys.length === 0 && !table.columns.some(column => column.primary),
    );
    expect(without.map(table => table.name)).toEqual([]);
  });

  it('has an index that begins with each of its foreign keys', async () => {
    const unindexed = await rowsOf<{ key: string }>(
      `select conrelid::regclass || '.' || conname as key
         from pg_constraint k
        where contype = 'f' and connamespace = 'public'::regnamespace
          and not exists (
            select from pg_index i
             where i.indrelid = k.conrelid and i.indpred is null
               and i.indkey[0] = any (k.conkey))`,
    );
    expect(unindexed).toEqual([]);
  });

  it('says what happens to its rows when a referenced row goes', async () => {
    const silent = await rowsOf<{ key: string }>(
      `select conrelid::regclass || '.' || conname as key
         from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype = 'a'`,
    );
    expect(silent).toEqual([]);
  });

  it('refuses negative money and percentages, except where the sign carries meaning', async () => {
    const guarded = await rowsOf<{ column: string }>(
      `select k.conrelid::regclass || '.' || a.attname as column
         from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'c' and array_length(k.conkey, 1) = 1
          and pg_get_constraintdef(k.oid) ~ '>= \\(?0|>= ''?0'`,
    );
    const names = new Set(guarded.map(row => row.column));
    const open = tables
      .flatMap(table =>
        table.columns.map(column => `${table.name}.${casing.getColumnCasing(column)}`),
      )
      .filter(name => /_(paise|bp)$/.test(name) && !names.has(name));
    expect(open.sort()).toEqual(signedMoney);
  });

  it('checks every listed value', async () => {
    const listed = tables.flatMap(table =>
      table.columns
        .filter(column => column.enumValues?.length)
        .map(column => `${table.name}.${casing.getColumnCasing(column)}`),
    );
    const checked = await rowsOf<{ column: string }>(
      `select k.conrelid::regclass || '.' || a.attname as column
         from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'c' and array_length(k.conkey, 1) = 1
          and pg_get_constraintdef(k.oid) ~ '= ANY|= ''[^'']+''::text'`,
    );
    const names = new Set(checked.map(row => row.column));
    expect(listed.filter(name => !names.has(name))).toEqual([]);
    expect(listed.length).toBeGreaterThan(80);
  });

  it('has names that the database does not cut off', async () => {
    const named = tables.flatMap(table => [
      ...table.indexes.map(index => index.config.name ?? ''),
      ...table.checks.map(check => check.name),
    ]);
    expect(named.filter(name => name.length > 63)).toEqual([]);
  });
});
