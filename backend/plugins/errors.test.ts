import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { refusalOf } from './errors.ts';

const failureOf = async (url: string): Promise<unknown> => {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 50 });
  const error: unknown = await pool.query('select 1').then(
    () => undefined,
    (failed: unknown) => failed,
  );
  await pool.end();
  return error;
};

describe('a database that is away', () => {
  it('is a 503 that says to try again, also inside the error of another layer', async () => {
    const error = await failureOf('postgres://nobody@127.0.0.1:1/none');
    expect(refusalOf(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    const wrapped = new Error('Failed query', { cause: error });
    expect(refusalOf(wrapped)?.message).toBe('The console is busy. Try again in a moment.');
  });

  it('is one where no connection comes in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('It has a port');
    const error = await failureOf(`postgres://nobody@127.0.0.1:${address.port}/none`);
    silent.close();
    expect(refusalOf(error)).toMatchObject({ status: 503 });
  });

  it('is no excuse for a fault of ours', () => {
    expect(refusalOf(new TypeError('x is not a function'))).toBeUndefined();
  });
});
