import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { NoTime } from '../database/pools/NoTime.ts';
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

  it('may have been lost while it committed, so it is left to the person whether to ask again', () => {
    const lost = new Error('Client has encountered a connection error and is not queryable');
    const refusal = refusalOf(new Error('Failed query', { cause: lost }));
    expect(refusal).toMatchObject({ status: 503, message: refusals.busy.message });
    expect(refusal?.details.retryAfter).toBeUndefined();
  });

  it('is no excuse for a fault of ours', () => {
    expect(refusalOf(new TypeError('x is not a function'))).toBeUndefined();
  });
});

describe('a database that has no time', () => {
  const inside = (cause: Error) => refusalOf(new Error('Failed query', { cause }));

  it('says when to ask again, where the call was not begun or is taken back', () => {
    const busy = { status: 503, code: 'UNAVAILABLE', hi: refusals.busy.hi };
    expect(inside(new NoTime(2))).toMatchObject({ ...busy, details: { retryAfter: 2 } });
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    expect(inside(deadlock)).toMatchObject({ ...busy, details: { retryAfter: 1 } });
  });

  it('says that what takes too long would do so again', () => {
    const cancelled = Object.assign(new Error('canceling statement'), { code: '57014' });
    for (const error of [new NoTime(), cancelled]) {
      expect(inside(error)).toMatchObject({ status: 503, hi: refusals.tooLong.hi, details: {} });
      expect(inside(error)?.details.retryAfter).toBeUndefined();
    }
  });
});
