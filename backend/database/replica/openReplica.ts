import pg, { type Pool } from 'pg';
import { AsyncResource } from 'node:async_hooks';
import { openPools, type PoolOptions } from '../pools/openPools.ts';
import { catchUp, type CatchUp, type Positions } from './catchUp.ts';

/** Milliseconds within which either server has to say where it stands. */
const soon = 1_000;

const openProbe = (url: string): Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: soon,
    query_timeout: soon,
  });
  // One that dies while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * How far the log of PostgreSQL holds what anyone was told is committed: as far as it is on the disk, but where commits do not wait
 * for that (`synchronous_commit=off`) as far as it is written at all.
 */
const committed = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as at`;

const positionsOf = (primary: Pool, replica: Pool): Positions => ({
  written: async () => {
    const { rows } = await primary.query<{ at: string }>(committed);
    return rows[0]?.at ?? '';
  },
  // One that follows nobody, such as one that was promoted, has a history of its own.
  shows: async position => {
    const { rows } = await replica.query<{ is_there: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
      [position],
    );
    return rows[0]?.is_there === true;
  },
});

export interface ReplicaPools {
  readonly pools: { readonly short: Pool; readonly long: Pool };
  readonly catchUp: CatchUp;
  readonly close: () => Promise<void>;
}

/** The connections of a process to a server that follows the one at `url`. */
export const openReplica = (
  { url, replicaUrl }: { url: string; replicaUrl: string },
  options: PoolOptions,
): ReplicaPools => {
  const probes = [openProbe(url), openProbe(replicaUrl)] as const;
  const pools = openPools(replicaUrl, options);
  // What all share is asked in nobody's name and in nobody's time.
  const outside = new AsyncResource('replica');
  const { written, shows } = positionsOf(...probes);
  return {
    pools,
    catchUp: catchUp({
      written: () => outside.runInAsyncScope(written),
      shows: position => outside.runInAsyncScope(shows, undefined, position),
    }),
    close: async () => {
      await Promise.all([...probes, pools.short, pools.long].map(pool => pool.end()));
    },
  };
};
