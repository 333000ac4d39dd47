import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { openS3 } from '../../adapters/files/openS3.ts';
import type { BackupPlace } from '../../settings/operation/backupsOf.ts';
import type { BackupStore, StoredBackup } from './BackupStore.ts';

/** Bytes of a part of an upload: with the 10,000 that a store takes, a backup may have 160 GB. */
const partSize = 16 * 1024 * 1024;

/** Backups in a bucket of an S3-compatible store. A file is sent in parts, of which two are in memory. */
export const s3Backups = ({
  bucket: Bucket,
  prefix,
  store,
}: BackupPlace & { kind: 's3' }): BackupStore => {
  const client = openS3(store);
  const before = prefix && `${prefix}/`;
  const at = (name: string) => ({ Bucket, Key: `${before}${name}` });
  return {
    workingFolder: tmpdir(),
    take: async (file, name) => {
      const { size } = await stat(file);
      await new Upload({
        client,
        partSize,
        queueSize: 2,
        params: { ...at(name), Body: createReadStream(file), ContentType: 'application/gzip' },
      }).done();
      const { ContentLength } = await client.send(new HeadObjectCommand(at(name)));
      if (ContentLength !== size)
        throw new Error(`The store holds ${ContentLength} bytes of ${size} of ${name}`);
      await rm(file);
    },
    list: async () => {
      const found: StoredBackup[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: before, ContinuationToken: next }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          found.push({ name: Key.slice(before.length), bytes: Size });
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next);
      return found;
    },
    open: async name => (await client.send(new GetObjectCommand(at(name)))).Body as Readable,
    remove: async name => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
};
