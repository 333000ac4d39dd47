import type { Database } from '../../database/client.ts';

/** Keeps the bytes of uploaded files under their ids. */
export interface FileStore {
  /** Within the transaction of the upload, where the store has one. */
  put: (db: Database, id: string, content: Uint8Array, mediaType: string) => Promise<void>;
  /** Undefined when there is no such file. */
  get: (db: Database, id: string) => Promise<Uint8Array | undefined>;
  /** A file that is not there is no fault: it may have been removed by a run before. */
  remove: (db: Database, ids: readonly string[]) => Promise<void>;
}
