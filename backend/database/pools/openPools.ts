import pg, { type Pool, type ClientBase } from 'pg';
import { longestDeadline, usualDeadline } from '#contract/calls/callDeadlines.ts';
import { CallPool } from './CallPool.ts';
import { CallQueue } from './CallQueue.ts';
import { poolSizes, usualConnections } from './poolSizes.ts';
import { seeStatements } from './seeStatements.ts';

/**
 * How our connections plan. Calls read by index and count at most some hundred thousand rows: a helper process costs such a
 * count more than it saves, and takes the processor from the next call; an index in memory is read as fast in any order.
 */
const planning =
  'set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1; set jit = off';

/** Calls that may wait for each connection: those before it take some milliseconds each, or some seconds. */
const waitingForEach = { short: 20, long: 8 };
/** Seconds. */
const retryAfter = { short: 2, long: 10 };

/** Milliseconds that work of no call waits for a connection, unless told otherwise. */
const freeWait = 10_000;

/** One that dies between two statements of a transaction fails the next statement; without a listener it would end the process. */
const outlive = (client: ClientBase): void => {
  client.on('error', () => undefined);
};

const begin =
  (setting: string) =>
  async (client: ClientBase): Promise<void> => {
    outlive(client);
    seeStatements(client);
    // No start-up options: poolers between us and the server refuse them.
    await client.query(setting);
  };

/** A connection that dies while idle is replaced by the pool; without a listener it would end the process. */
const outliving = <Opened extends Pool>(pool: Opened): Opened => {
  pool.on('error', () => undefined);
  return pool;
};

interface Kind {
  readonly name: 'short' | 'long';
  readonly max: number;
  /** Milliseconds that a statement may take, and that one of no call waits for a connection. */
  readonly most: number;
}

export interface PoolOptions {
  /** Of a process. */
  readonly connections: number;
  /** A pooler lends each transaction another connection of the server: nothing that is set outlives its transaction. */
  readonly isShared: boolean;
}

const openPool = (url: string, { name, max, most }: Kind, isShared: boolean): CallPool => {
  const settings = `${planning}; set statement_timeout = ${most}`;
  return outliving(
    new CallPool(
      {
        connectionString: url,
        max,
        connectionTimeoutMillis: most,
        onConnect: isShared ? outlive : begin(settings),
      },
      new CallQueue({
        connections: max,
        mostWaiting: max * waitingForEach[name],
        retryAfter: retryAfter[name],
      }),
      isShared ? settings.replaceAll(/\bset /g, 'set local ') : undefined,
    ),
  );
};

/**
 * The connections of a process: most of them for usual calls, some for long ones, so that neither waits for the other
 * (docs/decisions/0240-no-call-holds-the-others-up.md).
 */
export const openPools = (url: string, { connections, isShared }: PoolOptions) => {
  const sizes = poolSizes(connections);
  return {
    short: openPool(url, { name: 'short', max: sizes.short, most: usualDeadline }, isShared),
    long: openPool(url, { name: 'long', max: sizes.long, most: longestDeadline }, isShared),
  };
};

/**
 * Connections whose statements may take as long as they do.
 * @param wait milliseconds that work waits for a connection; 0: as long as it takes
 */
export const openFreePool = (url: string, wait = freeWait): Pool =>
  outliving(
    new pg.Pool({
      connectionString: url,
      max: usualConnections,
      connectionTimeoutMillis: wait,
      onConnect: begin(planning),
    }),
  );
