import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { s3Files } from './s3Files.ts';

const db = {} as Database;
const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: 'papers', configs: [] }],
});
let origin = '';

beforeAll(async () => {
  const { port }: AddressInfo = await server.run();
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const storeAt = (path: string, keyId = 'S3RVER') =>
  s3Files({ url: new URL(path, origin), region: 'us-east-1', keyId, secret: 'S3RVER' });
const bytes = Uint8Array.of(1, 2, 3);

describe('files in a bucket', () => {
  it.each(['/papers', '/papers/', '/papers/uploads/2026'])(
    'are kept, given back and removed under their ids at %s',
    async path => {
      const store = storeAt(path);
      await store.put(db, 'f1', bytes, 'image/png');
      expect(await store.get(db, 'f1')).toEqual(bytes);
      await store.remove(db, ['f1', 'f1']);
      expect(await store.get(db, 'f1')).toBeUndefined();
    },
  );

  it('lie in the folder behind the bucket and with the type that they were given', async () => {
    await storeAt('/papers/uploads').put(db, 'f2', bytes, 'image/png');
    expect(await storeAt('/papers').get(db, 'uploads/f2')).toEqual(bytes);
    expect(await storeAt('/papers').get(db, 'f2')).toBeUndefined();
  });

  const acts = [
    ['put', (store: ReturnType<typeof s3Files>) => store.put(db, 'f1', bytes, 'image/png')],
    ['get', (store: ReturnType<typeof s3Files>) => store.get(db, 'f1')],
    ['remove', (store: ReturnType<typeof s3Files>) => store.remove(db, ['f1'])],
  ] as const;

  it.each(acts)('fail aloud with the status of the store: %s', async (_name, act) => {
    await expect(act(storeAt('/papers', 'stranger'))).rejects.toThrow('answered 403');
    await expect(act(storeAt('/no-such-bucket'))).rejects.toThrow('answered 404');
  });

  it.each(acts)('say that a store does not answer: %s', async (_name, act) => {
    const away = s3Files({
      url: new URL('http://127.0.0.1:9/papers'),
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
    });
    await expect(act(away)).rejects.toThrow('FILES_S3_URL');
  });
});
