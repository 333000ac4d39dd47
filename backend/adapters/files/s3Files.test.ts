import { describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { s3Files } from './s3Files.ts';
import { signS3 } from './signS3.ts';

const at = new Date('2013-05-24T00:00:00Z');
const keys = {
  region: 'us-east-1',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const db = {} as Database;

describe('signS3', () => {
  it('signs what is sent: another body, path or moment has another signature', () => {
    const sign = (path: string, body: string, moment = at) =>
      signS3(
        {
          method: 'PUT',
          url: new URL(`https://store.example/${path}`),
          content: new TextEncoder().encode(body),
          at: moment,
        },
        keys,
      )['authorization'];
    const first = sign('a', 'x');
    expect(first).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
    );
    expect(sign('a', 'x')).toBe(first);
    for (const other of [
      sign('b', 'x'),
      sign('a', 'y'),
      sign('a', 'x', new Date(at.getTime() + 1000)),
    ])
      expect(other).not.toBe(first);
  });
});

describe('s3Files', () => {
  const kept = new Map<string, Uint8Array>();
  const bucket: typeof fetch = async (input, { method, body, headers } = {}) => {
    const { url } = new Request(input);
    if (!new Headers(headers).get('authorization')?.startsWith('AWS4-HMAC-SHA256'))
      return new Response(null, { status: 403 });
    if (method === 'PUT') kept.set(url, body as Uint8Array);
    if (method === 'DELETE') return new Response(null, { status: kept.delete(url) ? 204 : 404 });
    const found = kept.get(url);
    return found ? new Response(found.slice()) : new Response(null, { status: 404 });
  };
  const url = new URL('https://store.example/console-files');
  const store = s3Files({ ...keys, url }, () => at, bucket);

  it('keeps, gives back and removes a file under its id', async () => {
    await store.put(db, 'f1', Uint8Array.of(1, 2, 3), 'image/png');
    expect([...kept.keys()]).toEqual(['https://store.example/console-files/f1']);
    expect(await store.get(db, 'f1')).toEqual(Uint8Array.of(1, 2, 3));
    await store.remove(db, ['f1', 'f1']);
    expect(await store.get(db, 'f1')).toBeUndefined();
  });

  it('fails aloud when the store refuses', async () => {
    const closed = s3Files(
      { ...keys, url },
      () => at,
      async () => new Response(null, { status: 403 }),
    );
    await expect(closed.put(db, 'f1', Uint8Array.of(1), 'image/png')).rejects.toThrow('403');
    await expect(closed.get(db, 'f1')).rejects.toThrow('403');
    await expect(closed.remove(db, ['f1'])).rejects.toThrow('403');
  });
});
