import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;

/** What this process writes from now on is for its own user alone. */
export const writePrivately = (): void => {
  process.umask(0o077);
};

/** Makes a folder, where it is missing, and keeps it and all that is in it for its own user alone. */
export const keepPrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  chmodSync(folder, folderMode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepPrivate(path);
    else if (entry.isFile()) chmodSync(path, fileMode);
  }
};
