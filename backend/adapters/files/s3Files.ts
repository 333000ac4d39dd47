import type { FileStore } from './FileStore.ts';
import { signS3, type S3Settings } from './signS3.ts';

const none = new Uint8Array();
const patience = 30_000;

/** Bytes in an S3-compatible bucket, one object a file. @throws Error with the store's status when it refuses. */
export const s3Files = (
  settings: S3Settings,
  now: () => Date,
  send: typeof fetch = fetch,
): FileStore => {
  const ask = (
    method: 'PUT' | 'GET' | 'DELETE',
    id: string,
    content: Uint8Array = none,
    type?: string,
  ) => {
    const url = new URL(`${settings.url.href.replace(/\/$/, '')}/${id}`);
    return send(url, {
      method,
      headers: {
        ...signS3({ method, url, content, at: now() }, settings),
        ...(type && { 'content-type': type }),
      },
      ...(method === 'PUT' && { body: content as Uint8Array<ArrayBuffer> }),
      signal: AbortSignal.timeout(patience),
    });
  };
  const refuse = (answer: Response): never => {
    throw new Error(`The file store answered ${answer.status}`);
  };
  return {
    put: async (_db, id, content, mediaType) => {
      const answer = await ask('PUT', id, content, mediaType);
      if (!answer.ok) refuse(answer);
    },
    get: async (_db, id) => {
      const answer = await ask('GET', id);
      if (answer.status === 404) return undefined;
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : refuse(answer);
    },
    remove: async (_db, ids) => {
      for (const id of ids) {
        const answer = await ask('DELETE', id);
        if (!answer.ok && answer.status !== 404) refuse(answer);
      }
    },
  };
};
