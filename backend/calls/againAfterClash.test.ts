import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../plugins/errors.ts';
import { againAfterClash } from './againAfterClash.ts';

/** As it arrives here: the error of the driver, wrapped by Drizzle. */
const failure = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('given up'), { code }));

const failing = (times: number, code: string) => {
  let tries = 0;
  return () => {
    tries += 1;
    return tries > times ? Promise.resolve(tries) : Promise.reject(failure(code));
  };
};

describe.each([
  ['a deadlock', '40P01'],
  ['a transaction that others overtook', '40001'],
])('%s', (_name, code) => {
  it('is tried twice more', async () => {
    await expect(againAfterClash(failing(2, code))).resolves.toBe(3);
  });

  it('is told as a busy console when it comes again and again', async () => {
    const error: unknown = await againAfterClash(failing(3, code)).catch(
      (thrown: unknown) => thrown,
    );
    expect(refusalOf(error)).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      message: 'The console is busy. Try again in a moment.',
    });
  });
});

it('tries nothing again that failed for another reason', async () => {
  await expect(againAfterClash(failing(1, '23505'))).rejects.toThrow(/select 1/);
});
