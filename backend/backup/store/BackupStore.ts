import type { Readable } from 'node:stream';

export interface StoredBackup {
  readonly name: string;
  readonly bytes: number;
}

/** Where backups are kept under their names. */
export interface BackupStore {
  /** Where a file is made before it is stored. */
  readonly workingFolder: string;
  /** Stores a whole file, which is taken away from where it was made. Nothing has the name before all of it is there. */
  readonly take: (file: string, name: string) => Promise<void>;
  readonly list: () => Promise<readonly StoredBackup[]>;
  /** @throws where there is none of that name */
  readonly open: (name: string) => Promise<Readable>;
  readonly remove: (name: string) => Promise<void>;
}
