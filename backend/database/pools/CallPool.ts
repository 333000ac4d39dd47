import pg from 'pg';
import type { CallQueue } from './CallQueue.ts';
import { inTransactions } from './inTransactions.ts';
import { currentCall, type CallTime } from './CallTime.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

const textOf = (statement: unknown): string => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text;
  return typeof text === 'string' ? text : '';
};

/**
 * A pool in which nobody waits for longer than their call may take. What the server does by itself waits as it always did.
 */
export class CallPool extends pg.Pool {
  readonly #queue: CallQueue;
  /** Connections that calls hold. */
  readonly #taken = new WeakSet<pg.PoolClient>();

  /** @param settings for each transaction, where a pooler shares the connections between them */
  constructor(config: pg.PoolConfig, queue: CallQueue, settings?: string) {
    super(config);
    this.#queue = queue;
    if (settings !== undefined) inTransactions(this, settings);
    this.on('release', (_error, client) => {
      if (this.#taken.delete(client)) queue.release();
    });
  }

  /** Calls that wait for their turn. */
  get callsWaiting(): number {
    return this.#queue.waiting;
  }

  // `query` of the pool comes here too, with a callback.
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const call = currentCall();
    if (!call) return connected ? super.connect(connected) : super.connect();
    const connecting = this.#connectFor(call);
    if (!connected) return connecting.then(client => this.#inTime(client, call));
    connecting.then(
      client => connected(undefined, client, error => client.release(error)),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  }

  async #connectFor(call: CallTime): Promise<pg.PoolClient> {
    return this.#queue.wait(
      call,
      async () => {
        const client = await super.connect();
        this.#taken.add(client);
        return client;
      },
      client => client.release(),
    );
  }

  /** The connection of a transaction: once the call's time is over, it is taken back whatever it wants next. */
  #inTime(client: pg.PoolClient, call: CallTime): pg.PoolClient {
    const query = async (...given: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
      const text = textOf(given[0]);
      if (!call.isSettled && !text.startsWith('rollback')) this.#queue.refuseLate(call);
      // With a promise: nobody gives a callback to the connection of a transaction.
      const result = await (client.query(...given) as unknown as Promise<unknown>);
      // What follows belongs to something that is stored, and is not refused: the person would do it twice.
      if (text === 'commit') call.isSettled = true;
      return result;
    };
    return new Proxy(client, {
      get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
    });
  }
}
