import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { embeddedSettings, type Database } from '#backend/database/client.ts';
import { migrate } from '#backend/database/migrate.ts';
import * as schema from '#backend/database/schema/index.ts';
import { loadSeed } from '#backend/database/seed/loadSeed.ts';
import { hashPassword } from '#backend/session/password.ts';

/** The suites look at the same days whenever they run. */
export const testDay = '2026-11-20';

const cacheDir = '.cache';
const inputs = ['backend/database', 'contract/domain', 'backend/session/password.ts'];

function* filesIn(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name));
    else if (!entry.name.includes('.test.')) yield join(path, entry.name);
  }
}

const digest = (): string => {
  const hash = createHash('sha256').update(testDay);
  for (const input of inputs) {
    for (const file of input.endsWith('.ts') ? [input] : [...filesIn(input)].sort()) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
};

/** Changes whenever a migration or the seed does. */
export const templateName = (): string => `demo-${digest()}`;

const templateFile = (): string => join(cacheDir, `${templateName()}.tar`);

/** Brings an empty database to the newest schema and loads the demo data of the test day. */
export const fillDemoDatabase = async (db: Database): Promise<void> => {
  await migrate(db);
  await loadSeed(db, {
    size: 'demo',
    product: { name: 'Nivaas', slug: 'nivaas' },
    today: testDay,
    hashPassword,
  });
};

const writeTemplate = async (file: string): Promise<void> => {
  const engine = await PGlite.create({
    extensions: { btree_gist, pg_trgm },
    postgresqlconf: embeddedSettings,
  });
  const db = drizzle(engine, { schema, casing: 'snake_case' }) as unknown as Database;
  await fillDemoDatabase(db);
  // Twice: the first writes all pages, the second lets go of the log that they were written from.
  await engine.exec('vacuum analyze');
  await engine.exec('checkpoint');
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.part`, file);
};

/** True for the one process that may make the dump; a lock older than two minutes belongs to one that died. */
const takeLock = (lock: string): boolean => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const info = statSync(lock, { throwIfNoEntry: false });
    if (info && Date.now() - info.mtimeMs > 120_000) rmSync(lock, { recursive: true, force: true });
    return false;
  }
};

/**
 * The dump of the migrated and seeded database, made anew when a migration or the seed changes. Suites run side by
 * side, so one makes it and the others wait for it.
 */
export const makeTemplate = async (): Promise<string> => {
  const file = templateFile();
  const lock = `${file}.lock`;
  mkdirSync(cacheDir, { recursive: true });
  while (!existsSync(file)) {
    if (!takeLock(lock)) await wait(200);
    else {
      try {
        await writeTemplate(file);
      } finally {
        rmSync(lock, { recursive: true, force: true });
      }
    }
  }
  return file;
};
