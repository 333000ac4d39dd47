import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPool } from 'drizzle-orm/node-postgres';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Config } from '../config.ts';
import { keepPrivate } from './keepPrivate.ts';
import { PrivateNodeFs } from './PrivateNodeFs.ts';
import { listenOnPostgres, type Listener } from './listenOnPostgres.ts';
import { lockDataDir } from './lockDataDir.ts';
import * as schema from './schema/index.ts';
import { withTextDates } from './textDates.ts';

/** The database or a transaction of it: verbs take either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseClient {
  db: Database;
  engine: 'embedded' | 'postgres';
  /** Answers when a statement can be run. */
  ping: () => Promise<void>;
  /** Hears what `NOTIFY` tells on a channel, in this process and in any other. @returns what ends it. */
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

/**
 * Small shared buffers keep the embedded engine below 200 MB without costing measurable speed; little kept log keeps the
 * data folder and its dumps small.
 */
export const embeddedSettings = ['shared_buffers=32MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];

interface EmbeddedOptions {
  /** Absent: in memory. */
  dataDir?: string;
  /** A dump of a prepared database to start from, when the folder is new. */
  template?: Blob | File;
}

/** The embedded engine: PostgreSQL in this process, its files in one folder. */
export const openEmbedded = async ({
  dataDir,
  template,
}: EmbeddedOptions): Promise<DatabaseClient> => {
  const release = dataDir ? lockDataDir(dataDir) : () => undefined;
  if (dataDir) keepPrivate(dataDir);
  const files = dataDir && join(dataDir, 'postgres');
  const isNew = !files || !existsSync(join(files, 'PG_VERSION'));
  const engine = await PGlite.create({
    ...(files ? { fs: new PrivateNodeFs(files) } : {}),
    extensions: { btree_gist, pg_trgm },
    postgresqlconf: embeddedSettings,
    ...(isNew && template ? { loadDataDir: template } : {}),
  }).catch((error: unknown) => {
    release();
    throw error;
  });
  // The folders of a new database are copied out of an archive, with modes of their own.
  if (dataDir && isNew) keepPrivate(dataDir);
  return {
    db: overEmbedded(withTextDates(engine), {
      schema,
      casing: 'snake_case',
    }) as unknown as Database,
    engine: 'embedded',
    ping: async () => {
      await engine.query('select 1');
    },
    listen: (channel, { hear }) => engine.listen(channel, hear),
    close: async () => {
      await engine.close();
      release();
    },
  };
};

/**
 * How our connections plan. Calls read by index and count at most some hundred thousand rows: a helper process costs such a
 * count more than it saves, and takes the processor from the next call; an index in memory is read as fast in any order.
 * Compiling a statement takes longer than running it.
 */
const planning =
  'set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1; set jit = off';

/** Any PostgreSQL, shared by as many processes as wanted. */
export const openPostgres = (url: string): DatabaseClient => {
  // Who waits longer for a connection than a call may take altogether is told so (T101).
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // No start-up options: poolers between us and the server refuse them.
    onConnect: async client => {
      // One that dies between two statements of a transaction fails the next statement; without a listener it would
      // end the process.
      client.on('error', () => undefined);
      await client.query(planning);
    },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    db: overPool(pool, { schema, casing: 'snake_case' }),
    engine: 'postgres',
    ping: async () => {
      await pool.query('select 1');
    },
    listen: (channel, listener) => listenOnPostgres(url, channel, listener),
    close: () => pool.end(),
  };
};

export const openDatabase = (config: Config['database']): Promise<DatabaseClient> =>
  config.engine === 'embedded'
    ? openEmbedded({ dataDir: config.dataDir })
    : Promise.resolve(openPostgres(config.url));
