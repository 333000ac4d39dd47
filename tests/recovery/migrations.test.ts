import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#backend/backup/catalogOf.ts';
import type { Database } from '#backend/database/client.ts';
import { migrate, migrationCount } from '#backend/database/migrate.ts';
import { openEmptyDatabase } from '#tests/support/server/openEmptyDatabase.ts';

/*
 * A console of tomorrow is started on the filled database of today's, while servers of today's still work on it. Before
 * the first release there is one migration, so the later ones are made up here, of the kinds that take long or lock most.
 */

const later = [
  `ALTER TABLE "package_prices" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "package_prices" SET "note" = 'old' WHERE "id" % 2 = 0;`,
  `CREATE INDEX "package_prices_note_index" ON "package_prices" USING btree ("note","id");--> statement-breakpoint
ALTER TABLE "package_prices" ADD CONSTRAINT "package_prices_note_check" CHECK (length("note") < 100);`,
  `CREATE TABLE "price_notes" ("price_id" bigint PRIMARY KEY REFERENCES "package_prices"("id"), "words" text NOT NULL);--> statement-breakpoint
INSERT INTO "price_notes" SELECT "id", "note" FROM "package_prices" WHERE "note" <> '';`,
];
const old = migrationCount();

const folder = mkdtempSync(join(tmpdir(), 'later-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The console's migrations with the later ones behind them, as drizzle-kit lays them out. */
const writeLater = (): void => {
  cpSync('backend/database/migrations', folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { when: number }[];
  };
  const last = Math.max(...entries.map(({ when }) => when));
  const added = later.map((text, at) => {
    const tag = `${String(old + at).padStart(4, '0')}_later`;
    writeFileSync(join(folder, `${tag}.sql`), text);
    return { idx: old + at, version: '7', when: last + 1 + at, tag, breakpoints: true };
  });
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, ...added] }));
};
const prices = 20_000;

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

describe('an old, filled database', () => {
  it('becomes the newest while it is worked on, and loses nothing of it', async () => {
    const [client, fresh] = [await openEmptyDatabase(), await openEmptyDatabase()];
    const { db } = client;
    try {
      writeLater();
      await migrate(db);
      await fill(db);
      let isDone = false;
      const saving = [1, 2, 3].map(writer => keepSaving(db, writer, () => isDone));
      await pause(100);
      const begun = performance.now();
      const took = migrate(db, undefined, folder)
        .finally(() => {
          isDone = true;
        })
        .then(() => performance.now() - begun);
      const [milliseconds, ...done] = await Promise.all([took, ...saving]);
      console.log(
        `${client.engine}: ${later.length} migrations in ${milliseconds.toFixed(0)} ms; others waited ` +
          `${Math.max(...done.map(({ longest }) => longest)).toFixed(0)} ms at most`,
      );

      const saved = done.flatMap(one => one.saved);
      expect(saved.length).toBeGreaterThan(0);
      const [kept] = await rowsOf<{ prices: number; notes: number; history: number }>(
        db,
        sql`select (select count(*)::int from package_prices) as prices,
          (select count(*)::int from price_notes) as notes, (select count(*)::int from audit_entries where surface = 'form') as history`,
      );
      // Of what is saved before the first of them, the even ones get a note; what comes after has none.
      expect(kept).toMatchObject({ prices: prices + saved.length, history: saved.length });
      expect(kept?.notes).toBeGreaterThanOrEqual(prices / 2);
      await migrate(fresh.db, undefined, folder);
      expect(await shapeOf(db)).toEqual(await shapeOf(fresh.db));
    } finally {
      await client.close();
      await fresh.close();
    }
  }, 240_000);
});
