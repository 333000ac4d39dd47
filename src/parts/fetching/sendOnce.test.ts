import { describe, expect, it } from 'vitest';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { sendOnce } from './sendOnce.ts';

// The act of these tests asks nobody.
const client = {} as HttpClient;

/** An act that answers, or throws, one thing after the other, and the keys it was sent with. */
const acting = (...outcomes: readonly (string | Error)[]) => {
  const keys: string[] = [];
  const act = (_client: HttpClient, key: string): Promise<string> => {
    keys.push(key);
    const outcome = outcomes[keys.length - 1] ?? '';
    return typeof outcome === 'string' ? Promise.resolve(outcome) : Promise.reject(outcome);
  };
  return { act, keys };
};

const lost = new TypeError('fetch failed');
const refused = new HttpError({ status: 409, code: 'CONFLICT', message: 'No' });

describe('an act that is never done twice', () => {
  it('is sent once where it is answered', async () => {
    const { act, keys } = acting('done');
    expect(await sendOnce(client, act)).toBe('done');
    expect(keys).toHaveLength(1);
  });

  it('is sent once more with the same key where the answer was lost', async () => {
    const { act, keys } = acting(lost, 'done');
    expect(await sendOnce(client, act)).toBe('done');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not sent a third time, and not again where it was refused', async () => {
    const twice = acting(lost, lost, 'done');
    await expect(sendOnce(client, twice.act)).rejects.toBe(lost);
    expect(twice.keys).toHaveLength(2);
    const once = acting(refused, 'done');
    await expect(sendOnce(client, once.act)).rejects.toBe(refused);
    expect(once.keys).toHaveLength(1);
  });
});
