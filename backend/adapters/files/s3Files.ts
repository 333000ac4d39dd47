import type * as Sdk from '@aws-sdk/client-s3';
import type { FileStore } from './FileStore.ts';
import type { S3Settings } from './S3Settings.ts';

/** Milliseconds for one file, with what the client tries again: an upload holds a transaction meanwhile. */
const patience = 30_000;

interface Opened {
  readonly sdk: typeof Sdk;
  readonly client: Sdk.S3Client;
}

const open = async (settings: S3Settings): Promise<Opened> => {
  const [sdk, { openS3 }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./openS3.ts'),
  ]);
  return { sdk, client: openS3(settings) };
};

/** What the store answered, or why it could not be reached. */
const faultOf = (error: unknown, { sdk }: Opened): Error => {
  const status = error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode;
  const why = status
    ? `The file store answered ${status}`
    : 'The file store does not answer; see FILES_S3_URL';
  return new Error(why, { cause: error });
};

/** The file is, and not the bucket. */
const isFileMissing = (error: unknown, { sdk }: Opened): boolean =>
  error instanceof sdk.S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket';

/**
 * Bytes in an S3-compatible bucket, one object a file.
 * @throws Error with the store's status when it refuses; one that says so when it cannot be reached
 */
export const s3Files = (settings: S3Settings): FileStore => {
  const [Bucket = '', ...folders] = settings.url.pathname.split('/').filter(Boolean);
  const at = (id: string) => ({ Bucket, Key: [...folders, id].join('/') });
  let opened: Promise<Opened> | undefined;
  const ask = async <Answer>(
    request: (opened: Opened, limit: { abortSignal: AbortSignal }) => Promise<Answer>,
    { mayMiss = true } = {},
  ): Promise<Answer | undefined> => {
    opened ??= open(settings);
    const ready = await opened;
    try {
      return await request(ready, { abortSignal: AbortSignal.timeout(patience) });
    } catch (error) {
      if (mayMiss && isFileMissing(error, ready)) return undefined;
      throw faultOf(error, ready);
    }
  };
  return {
    put: async (_db, id, content, mediaType) => {
      const command = { ...at(id), Body: content, ContentType: mediaType };
      await ask(({ sdk, client }, limit) => client.send(new sdk.PutObjectCommand(command), limit), {
        mayMiss: false,
      });
    },
    get: (_db, id) =>
      ask(async ({ sdk, client }, limit) => {
        const { Body } = await client.send(new sdk.GetObjectCommand(at(id)), limit);
        return Body?.transformToByteArray();
      }),
    remove: async (_db, ids) => {
      for (const id of ids)
        await ask(({ sdk, client }, limit) =>
          client.send(new sdk.DeleteObjectCommand(at(id)), limit),
        );
    },
  };
};
