import type { Database } from '../client.ts';

/** A server that follows the database, for what only reads. */
export interface Replica {
  /** For usual calls. */
  readonly db: Database;
  /** For what reads much. */
  readonly longDb: Database;
  /** Whether it shows all that was committed before this was asked. */
  readonly isCurrent: () => Promise<boolean>;
  /** It failed: the database itself is read for a while. */
  readonly leave: () => void;
}

/** What may be read again elsewhere, and whether the replica is to blame. */
export interface Failed {
  readonly isOfServer: (error: unknown) => boolean;
  readonly isOfReplica: (error: unknown) => boolean;
}

/**
 * Reads from a replica that shows all that was committed until now; from the database itself where there is none, it is behind, or
 * it fails meanwhile. What was read before the failure is thrown away.
 * @param read is handed the replica, or nothing: then it reads the database
 */
export const fromReplica = async <Result>(
  replica: Replica | null,
  { isOfServer, isOfReplica }: Failed,
  read: (replica: Replica | null) => Promise<Result>,
): Promise<Result> => {
  if (!replica || !(await replica.isCurrent())) return read(null);
  try {
    return await read(replica);
  } catch (error) {
    if (isOfServer(error)) replica.leave();
    else if (!isOfReplica(error)) throw error;
    return read(null);
  }
};
