import type pg from 'pg';

type Query = (first: unknown, ...rest: unknown[]) => Promise<unknown>;

const beginning = /^\s*begin\b/i;

/** The first statement of a transaction, with the settings behind it: one way to the server and back for both. */
const settled = (statement: unknown, settings: string): unknown => {
  if (typeof statement === 'string')
    return beginning.test(statement) ? `${statement}; ${settings}` : statement;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' && beginning.test(text)
    ? { ...(statement as object), text: `${text}; ${settings}` }
    : statement;
};

const settling = (client: pg.PoolClient, settings: string): pg.PoolClient => {
  const query: Query = (first, ...rest) =>
    (client.query as unknown as Query).call(client, settled(first, settings), ...rest);
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
};

/**
 * Lets a pool work behind a pooler that lends a connection of the server for a transaction and gives the next one another: what a
 * connection is set to is said in each transaction, and a statement outside of one gets one of its own. Without that a statement
 * would run by the settings of whoever had the connection before, or by none.
 * @param settings as `set local`
 */
export const inTransactions = (pool: pg.Pool, settings: string): void => {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const open = async (): Promise<pg.PoolClient> => settling(await connect(), settings);
  const query: Query = async (...given) => {
    const client = await open();
    const run: Query = (...one) => (client.query as unknown as Query)(...one);
    let fault: Error | undefined;
    try {
      await run('begin');
      const result = await run(...given);
      // Not the word by which a call of several statements is known to be stored (`CallPool`).
      await run('end');
      return result;
    } catch (error) {
      await run('rollback').catch((broken: Error) => {
        fault = broken;
      });
      throw error;
    } finally {
      client.release(fault);
    }
  };
  Object.assign(pool, { connect: open, query });
};
