import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#backend/backup/catalogOf.ts';
import type { Database } from '#backend/database/client.ts';
import { migrate, migrationCount } from '#backend/database/migrate.ts';
import { openEmptyDatabase } from '#tests/support/openEmptyDatabase.ts';
import { serverUrl } from '#tests/support/testServer.ts';

/* A console of today is started on the filled database of an old one, while servers of the old one still work on it. */

/** The first migrations that made all of the tables. */
const old = 3;
const prices = 20_000;
const engines = serverUrl ? (['postgres', 'embedded'] as const) : (['embedded'] as const);

const fill = async (db: Database): Promise<void> => {
  await db.execute(sql`insert into users (email, first_name)
    select 'old-' || n || '@example.com', 'Old' from generate_series(1, 500) n`);
  await db.execute(sql`insert into package_families (name, client_type_id)
    select 'Family ' || n, 1 from generate_series(1, 20) n`);
  await db.execute(sql`insert into packages (package_family_id, client_type_id, name, duration_days)
    select 1 + n % 20, 1, 'Package ' || n, 30 from generate_series(1, 400) n`);
  await db.execute(sql`insert into package_prices (package_id, parameters_key, price_paise, effective)
    select 1 + n % 400, 'key ' || n, 100 * n, daterange('2026-01-01', null)
    from generate_series(1, ${sql.raw(String(prices))}) n`);
  await db.execute(sql`insert into audit_entries (surface, action, entity, entity_id)
    select 'seed', 'create', 'package-prices', n::text from generate_series(1, 20000) n`);
};

/** Every table, column, constraint and index, to compare two databases by. */
const shapeOf = async (db: Database): Promise<unknown[]> => [
  ...(await rowsOf(
    db,
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
  )),
  ...(await rowsOf(
    db,
    sql`select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
  )),
  ...(await rowsOf(
    db,
    sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  )),
];

/** Saves as a server does, a package and its price with history in one transaction, until it is told to stop. */
const keepSaving = async (db: Database, writer: number, isOver: () => boolean) => {
  const saved: number[] = [];
  let longest = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const begun = performance.now();
    const id = 1 + ((writer * 97 + turn) % 400);
    await db.transaction(async tx => {
      await tx.execute(sql`update packages set version = version + 1 where id = ${id}`);
      const [price] = await rowsOf<{ id: number }>(
        tx,
        sql`insert into package_prices (package_id, parameters_key, price_paise, effective)
          values (${id}, ${`writer ${writer} ${turn}`}, 1, daterange('2030-01-01', null)) returning id::int`,
      );
      await tx.execute(sql`insert into audit_entries (surface, action, entity, entity_id)
        values ('form', 'create', 'package-prices', ${price?.id}::text)`);
      saved.push(price?.id ?? 0);
    });
    longest = Math.max(longest, performance.now() - begun);
    await pause(1);
  }
  return { saved, longest };
};

describe.each(engines)('an old, filled database on %s', engine => {
  it('becomes the newest while it is worked on, and loses nothing of it', async () => {
    const [client, fresh] = [await openEmptyDatabase(engine), await openEmptyDatabase(engine)];
    const { db } = client;
    try {
      await migrate(db, old);
      await fill(db);
      let isDone = false;
      const saving = [1, 2, 3].map(writer => keepSaving(db, writer, () => isDone));
      await pause(100);
      const begun = performance.now();
      const took = migrate(db)
        .finally(() => {
          isDone = true;
        })
        .then(() => performance.now() - begun);
      const [milliseconds, ...done] = await Promise.all([took, ...saving]);
      console.log(
        `${engine}: ${migrationCount() - old} migrations in ${milliseconds.toFixed(0)} ms; others waited ` +
          `${Math.max(...done.map(({ longest }) => longest)).toFixed(0)} ms at most`,
      );

      const saved = done.flatMap(one => one.saved);
      expect(saved.length).toBeGreaterThan(0);
      const [kept] = await rowsOf<{ prices: number; history: number }>(
        db,
        sql`select (select count(*)::int from package_prices) as prices,
          (select count(*)::int from audit_entries where surface = 'form') as history`,
      );
      expect(kept).toEqual({ prices: prices + saved.length, history: saved.length });
      await migrate(fresh.db);
      expect(await shapeOf(db)).toEqual(await shapeOf(fresh.db));
    } finally {
      await client.close();
      await fresh.close();
    }
  }, 120_000);
});
