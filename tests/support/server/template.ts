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
import { loadSeed } from '#backend/database/seed/loadSeed.ts';
import { hashPassword, type PasswordCost } from '#backend/session/password.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { importsOf } from '#tests/architecture/readImports.ts';

/** The suites look at the same days whenever they run: their servers live on this one (`testNow`). */
export const testDay = '2026-11-20';

/** Begins in the late morning of the test day when it is loaded, and goes on from there. */
const started = Date.now();
export const testNow = (): Date =>
  new Date(Date.parse(`${testDay}T06:00:00.000Z`) + Date.now() - started);

const cacheDir = '.cache';
/** What fills a database: these files with all that they import, and the migrations. */
const roots = [
  'backend/database/migrate.ts',
  'backend/database/seed/loadSeed.ts',
  'backend/session/password.ts',
  'tests/support/server/template.ts',
];
const migrations = 'backend/database/migrations';

/** The project's own files among those that the roots load at run time. */
const loadedFiles = (): string[] => {
  const files = new Set(roots);
  for (const file of files)
    for (const { to, isOurs, isTypeOnly } of importsOf(file, readFileSync(file, 'utf8')))
      if (isOurs && !isTypeOnly) files.add(to);
  return [...files].sort();
};

const digest = (): string => {
  const hash = createHash('sha256');
  const scripts = readdirSync(migrations)
    .filter(name => name.endsWith('.sql'))
    .map(name => join(migrations, name));
  for (const file of [...loadedFiles(), ...scripts]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

let known: string | undefined;

/** Changes whenever a migration or the seed does. */
export const templateName = (): string => (known ??= digest());

/** Suites sign in by the hundred; `password.test.ts` holds what the real cost is. */
const cheap: PasswordCost = { N: 16, r: 1, p: 1 };

/** Brings an empty database to the newest schema and loads the demo data of a day. */
export const fillDemoDatabase = async (db: Database, today: Day): Promise<void> => {
  await migrate(db);
  await loadSeed(db, {
    size: 'demo',
    product: { name: 'Nivaas', slug: 'nivaas' },
    today,
    hashPassword: password => hashPassword(password, cheap),
  });
};

/** What a copied database holds: the demo data, or all tables and no row. */
export type TemplateKind = 'demo' | 'migrated';

const fillers: Readonly<Record<TemplateKind, (db: Database, today: Day) => Promise<void>>> = {
  demo: fillDemoDatabase,
  migrated: db => migrate(db),
};

const writeTemplate = async (kind: TemplateKind, today: Day, file: string): Promise<void> => {
  const engine = await PGlite.create({
    extensions: { btree_gist, pg_trgm },
    // Log that was written is let go of at once: it would be half of the dump.
    postgresqlconf: [...embeddedSettings, 'wal_recycle=off'],
  });
  const db = drizzle(engine, { casing: 'snake_case' }) as unknown as Database;
  await fillers[kind](db, today);
  // Twice: the first writes all pages, the second lets go of the log that they were written from.
  await engine.exec('vacuum analyze');
  await engine.exec('checkpoint');
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.part`, file);
};

/** Dumps of other days and schemas, once nobody can be about to read them. */
const forgetOld = (): void => {
  for (const name of readdirSync(cacheDir).filter(one => one.endsWith('.tar'))) {
    const info = statSync(join(cacheDir, name), { throwIfNoEntry: false });
    if (info && Date.now() - info.mtimeMs > 2 * 86_400_000)
      rmSync(join(cacheDir, name), { force: true });
  }
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
 * The dump of a prepared embedded database, made again when a migration or the seed changes. Suites run side by side, so one
 * makes it and the others wait for it.
 */
export const embeddedTemplate = async (
  kind: TemplateKind = 'demo',
  today: Day = testDay,
): Promise<Blob> => {
  const file = join(cacheDir, `${kind}-${today}-${templateName()}.tar`);
  const lock = `${file}.lock`;
  mkdirSync(cacheDir, { recursive: true });
  while (!existsSync(file)) {
    if (!takeLock(lock)) await wait(200);
    else {
      try {
        await writeTemplate(kind, today, file);
        forgetOld();
      } finally {
        rmSync(lock, { recursive: true, force: true });
      }
    }
  }
  return new Blob([readFileSync(file)]);
};
