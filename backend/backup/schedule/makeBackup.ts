import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseClient } from '../../database/client.ts';
import { verifyBackup } from '../verifyBackup.ts';
import { writeBackup } from '../writeBackup.ts';
import type { BackupStore } from '../store/BackupStore.ts';

export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
}

const between = '-scheduled-';
const ending = '.backup.gz';

/** `nivaas-scheduled-2026-11-21-0230.backup.gz`, in UTC, so that names are in the order of time. */
export const scheduledName = (product: string, at: Date): string =>
  `${product}${between}${at.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}${ending}`;

/** Names that a schedule gave; what people keep beside them is never removed. */
export const isScheduled = (product: string, name: string): boolean =>
  name.startsWith(`${product}${between}`) && /-\d{4}-\d\d-\d\d-\d{4}\.backup\.gz$/.test(name);

/** Milliseconds after which nobody writes a file any more: longer than a process has for one. */
const forgotten = 6 * 3_600_000;

/** What a process left that was killed while it wrote: it holds personal data, and room. */
const removeForgotten = async (folder: string, begin: string, at: Date): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(begin) || !name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (at.getTime() - mtimeMs > forgotten) await rm(join(folder, name), { force: true });
  }
};

/**
 * Writes a backup, reads it back as a restore would, and stores it. It is made in a file: a database that waited for a slow store would
 * hold its moment, and the embedded one everybody, for as long.
 */
export const makeBackup = async (
  { longDb, engine }: Pick<DatabaseClient, 'longDb' | 'engine'>,
  store: BackupStore,
  { product, at }: { readonly product: string; readonly at: Date },
): Promise<MadeBackup> => {
  const name = scheduledName(product, at);
  await mkdir(store.workingFolder, { recursive: true, mode: 0o700 });
  const begin = `.${product}${between}`;
  await removeForgotten(store.workingFolder, begin, at);
  const part = join(store.workingFolder, `${begin}${crypto.randomUUID()}.part`);
  try {
    const out = createWriteStream(part, { flags: 'wx', mode: 0o600 });
    await writeBackup({ db: longDb, engine }, product, out, at);
    const rows = await verifyBackup(createReadStream(part));
    const { size: bytes } = await stat(part);
    await store.take(part, name);
    return { name, bytes, rows };
  } finally {
    await rm(part, { force: true });
  }
};

/** Removes what a schedule made before the newest ones. */
export const removeOld = async (
  store: BackupStore,
  product: string,
  keep: number,
): Promise<void> => {
  const names = (await store.list()).map(({ name }) => name);
  const old = names
    .filter(name => isScheduled(product, name))
    .sort()
    .slice(0, -keep);
  for (const name of old) await store.remove(name);
};
