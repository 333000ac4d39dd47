import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from './BackupStore.ts';

/** Backups in a folder of this machine, which is made when the first one is. */
export const folderBackups = (folder: string): BackupStore => ({
  workingFolder: folder,
  take: async (file, name) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(file, join(folder, name));
  },
  list: async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(
      names.map(async name => ({ name, bytes: (await stat(join(folder, name))).size })),
    );
  },
  open: name => Promise.resolve(createReadStream(join(folder, name))),
  remove: name => rm(join(folder, name), { force: true }),
});
