import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is, type DrizzleConfig } from 'drizzle-orm';
import { drizzle, NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as overPool } from 'drizzle-orm/node-postgres/migrator';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as overEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './client.ts';
import { lockedPool, poolOf } from './lockDatabase.ts';
import { lockKeys } from './lockKeys.ts';
import { lockTables } from './lockTables.ts';

const casing: DrizzleConfig['casing'] = 'snake_case';

interface Journal {
  readonly entries: readonly unknown[];
}

/** The migrations are in the source tree, above this file or above the built server. */
const findMigrations = (from = dirname(fileURLToPath(import.meta.url))): string => {
  const folder = join(from, 'backend/database/migrations');
  if (existsSync(folder)) return folder;
  if (from === dirname(from)) throw new Error('The folder backend/database/migrations is missing');
  return findMigrations(dirname(from));
};

const journalIn = (folder: string): string => join(folder, 'meta', '_journal.json');

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(journalIn(folder), 'utf8')) as Journal;

/** How many migrations this version of the console has. */
export const migrationCount = (): number => readJournal(findMigrations()).entries.length;

/** How many migrations a database has had. */
const migratedCount = async (run: (statement: string) => Promise<{ rows: unknown[] }>) => {
  const [table] = (
    await run(`select to_regclass('drizzle.__drizzle_migrations') is not null as made`)
  ).rows as { made: boolean }[];
  if (!table?.made) return 0;
  const [done] = (await run('select count(*)::int as count from drizzle.__drizzle_migrations'))
    .rows as { count: number }[];
  return done?.count ?? 0;
};

const isNewest = async (connection: PoolClient, folder: string): Promise<boolean> =>
  (await migratedCount(statement => connection.query(statement))) >=
  readJournal(folder).entries.length;

/** Whether a database has all migrations of this version of the console. */
export const isMigrated = async (db: Database): Promise<boolean> => {
  const run = async (statement: string) => (await db.execute(statement)) as { rows: unknown[] };
  return (await migratedCount(run)) >= migrationCount();
};

const migratePool = async (pool: Pool, migrationsFolder: string): Promise<void> =>
  lockedPool(pool, lockKeys.migrate, async connection => {
    if (await isNewest(connection, migrationsFolder)) return;
    // The migrator's own `begin` finds this transaction under way, and its `commit` ends it.
    await lockTables(connection);
    await overPool(drizzle(connection, { casing }), { migrationsFolder });
  });

const migrateWith = (db: Database, migrationsFolder: string): Promise<void> => {
  if (is(db, PgliteDatabase)) return overEmbedded(db, { migrationsFolder });
  if (!is(db, NodePgDatabase)) throw new Error('migrate needs a database, not a transaction');
  return migratePool(poolOf(db), migrationsFolder);
};

/** The migrator takes a whole folder, so the first few are in one of their own meanwhile. */
const migrateFirst = async (db: Database, folder: string, first: number): Promise<void> => {
  const part = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(folder, part, { recursive: true });
    const journal = readJournal(folder);
    writeFileSync(
      journalIn(part),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }),
    );
    await migrateWith(db, part);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

/**
 * Brings a database to the newest schema, or to that of the first so many migrations; does nothing when it is there
 * already. Processes that work on the database meanwhile wait for it. The embedded engine needs no lock: its data folder belongs to one process.
 * @param folder of the migrations, in the layout of drizzle-kit; the console's own when it is left out.
 * @throws when a migration fails; it is rolled back then.
 */
export const migrate = (db: Database, first?: number, folder = findMigrations()): Promise<void> =>
  first === undefined ? migrateWith(db, folder) : migrateFirst(db, folder, first);
