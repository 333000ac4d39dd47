import { is } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './client.ts';

export const poolOf = (db: Database): Pool => (db as unknown as { $client: Pool }).$client;

/** A session lock on one connection, so that of several processes that start at once one works at a time. */
export const lockedPool = async <Result>(
  pool: Pool,
  key: number,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [key]);
    return await work(connection);
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [key]);
    connection.release();
  }
};

/** Work that one process of a database does at a time. The embedded one belongs to a single process anyway. */
export const lockDatabase = <Result>(
  db: Database,
  key: number,
  work: () => Promise<Result>,
): Promise<Result> => (is(db, NodePgDatabase) ? lockedPool(poolOf(db), key, () => work()) : work());
