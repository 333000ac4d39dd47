import type { Pool } from 'pg';
import { CallPool } from './CallPool.ts';

export interface PoolNumbers {
  readonly name: 'short' | 'long';
  readonly used: number;
  readonly idle: number;
  /** Calls, and work of no call, that have no connection yet. */
  readonly waiting: number;
  readonly most: number;
}

/** What the connections of a pool do at this moment. */
export const poolNumbers = (name: PoolNumbers['name'], pool: Pool): PoolNumbers => ({
  name,
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: Math.max(pool.waitingCount, pool instanceof CallPool ? pool.callsWaiting : 0),
  most: pool.options.max,
});
