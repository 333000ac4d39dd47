import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPool } from 'drizzle-orm/node-postgres';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { DatabaseSettings } from '../settings/databaseOf.ts';
import { keepPrivate } from './keepPrivate.ts';
import { PrivateNodeFs } from './PrivateNodeFs.ts';
import { leadOnPostgres, type Leading } from './leadOnPostgres.ts';
import { lockKeys } from './lockKeys.ts';
import { listenOnPostgres, type Listener } from './listenOnPostgres.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openFreePool, openPools } from './pools/openPools.ts';
import { poolNumbers, type PoolNumbers } from './pools/poolNumbers.ts';
import { usualConnections } from './pools/poolSizes.ts';
import type { Replica } from './replica/fromReplica.ts';
import { openReplica } from './replica/openReplica.ts';
import { withTextDates } from './withTextDates.ts';
import { touchLogger } from './touchedTables.ts';

/** The database or a transaction of it: verbs take either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabaseClient {
  db: Database;
  /** The same database for what reads much, on connections of its own; the embedded engine has one for all. */
  longDb: Database;
  /** A server that follows it and may be read in its place (`fromReplica`). */
  replica: Replica | null;
  engine: 'embedded' | 'postgres';
  /** Answers when a statement can be run. */
  ping: () => Promise<void>;
  /** Hears what `NOTIFY` tells on a channel, in this process and in any other. @returns what ends it. */
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  /** Does something in one process of the database at a time. @returns what ends it */
  lead: (begin: Leading) => () => Promise<void>;
  /** What its connections do; empty for the embedded engine, which has none. */
  pools: () => readonly PoolNumbers[];
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
  const db = overEmbedded(withTextDates(engine), {
    casing: 'snake_case',
    logger: touchLogger,
  }) as unknown as Database;
  return {
    db,
    longDb: db,
    replica: null,
    engine: 'embedded',
    ping: async () => {
      await engine.query('select 1');
    },
    listen: (channel, { hear }) => engine.listen(channel, hear),
    // Its folder belongs to this process.
    lead: begin => {
      const end = begin();
      return () => Promise.resolve(end());
    },
    pools: () => [],
    close: async () => {
      await engine.close();
      release();
    },
  };
};

const over = (pool: Pool): Database =>
  overPool(pool, { casing: 'snake_case', logger: touchLogger });

/** @param url of the server itself, for what a pooler between would not carry */
const clientOf = (url: string, pools: { short: Pool; long: Pool }): DatabaseClient => ({
  db: over(pools.short),
  longDb: over(pools.long),
  replica: null,
  engine: 'postgres',
  ping: async () => {
    await pools.short.query('select 1');
  },
  listen: (channel, listener) => listenOnPostgres(url, channel, listener),
  lead: begin => leadOnPostgres({ url, key: lockKeys.clocks }, begin),
  pools: () => [poolNumbers('short', pools.short), poolNumbers('long', pools.long)],
  close: async () => {
    await Promise.all([...new Set([pools.short, pools.long])].map(pool => pool.end()));
  },
});

/**
 * Any PostgreSQL, for work without a bound: migrations, demo data, backups.
 * @param wait milliseconds that work waits for a connection; 0: as long as it takes
 */
export const openPostgres = (url: string, wait?: number): DatabaseClient => {
  const pool = openFreePool(url, wait);
  return clientOf(url, { short: pool, long: pool });
};

type Servers = Partial<Extract<DatabaseSettings, { engine: 'postgres' }>> & {
  readonly url: string;
};

/** Any PostgreSQL, shared by as many processes as wanted, for calls: what each may take is bounded (record 0240). */
export const openForCalls = ({
  url,
  directUrl = null,
  replicaUrl = null,
  connections = usualConnections,
}: Servers): DatabaseClient => {
  const options = { connections, isShared: directUrl !== null };
  const client = clientOf(directUrl ?? url, openPools(url, options));
  if (replicaUrl === null) return client;
  const { pools, catchUp, close } = openReplica({ url, replicaUrl }, options);
  return {
    ...client,
    replica: {
      db: over(pools.short),
      longDb: over(pools.long),
      isCurrent: catchUp.now,
      leave: catchUp.leave,
    },
    close: async () => {
      await Promise.all([client.close(), close()]);
    },
  };
};

/** For work without a bound, past any pooler: such work locks, and reads one moment for long. */
export const openDatabase = (config: DatabaseSettings): Promise<DatabaseClient> =>
  config.engine === 'embedded'
    ? openEmbedded({ dataDir: config.dataDir })
    : Promise.resolve(openPostgres(config.directUrl ?? config.url));
