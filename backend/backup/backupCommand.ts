import {
  createReadStream,
  createWriteStream,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { s3Place } from '../settings/operation/backupsOf.ts';
import { backupStoreOf } from './store/backupStoreOf.ts';
import { openDatabase, type DatabaseClient } from '../database/client.ts';
import { DataDirInUse } from '../database/lockDataDir.ts';
import { askForBackup } from './controlSocket.ts';
import { BackupError } from './format.ts';
import { restoreBackup } from './restoreBackup.ts';
import { verifyBackup } from './verifyBackup.ts';
import { writeBackup } from './writeBackup.ts';

const opened = async (config: Config): Promise<DatabaseClient | null> => {
  try {
    return await openDatabase(config.database);
  } catch (error) {
    if (error instanceof DataDirInUse) return null;
    throw error;
  }
};

/** Ends a file that is given up: it may only be opened after what it was for has failed, and would be left behind. */
const giveUp = (out: WriteStream): Promise<void> =>
  new Promise(done => {
    if (out.closed) done();
    else out.once('close', done).destroy();
  });

const write = async (config: Config, file: string): Promise<void> => {
  const client = await opened(config);
  const out = createWriteStream(file);
  try {
    if (client) await writeBackup(client, config.product.slug, out);
    else if (config.database.engine === 'embedded')
      await askForBackup(config.database.dataDir, out);
    else throw new BackupError('The database does not respond. Check that it is running.');
  } catch (error) {
    await giveUp(out);
    throw error;
  } finally {
    await client?.close();
  }
};

const sizeOf = (file: string): string => `${(statSync(file).size / 1_048_576).toFixed(1)} MB`;

/** `nivaas-2026-11-21-0930.backup.gz`, in UTC. */
const defaultName = ({ product }: Config, now: Date): string =>
  `${product.slug}-${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.backup.gz`;

/**
 * `npm run backup [-- file]`: everything that is stored, in one file that is read back before it gets its name. A running
 * server is asked for it.
 * @throws BackupError when the file is there already, or cannot be read back.
 */
export const backupCommand = async (
  config: Config,
  [name]: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  const file = name ?? defaultName(config, new Date());
  if (existsSync(file))
    throw new BackupError(`${file} already exists. Name another file, or move that one first.`);
  const part = `${file}.part`;
  try {
    await write(config, part);
    const rows = await verifyBackup(createReadStream(part));
    renameSync(part, file);
    say(`${file}: ${rows} rows, ${sizeOf(file)}`);
  } finally {
    rmSync(part, { force: true });
  }
};

/** What reads a backup, as often as it is asked: a file of this machine, or `s3://bucket/folder/name` in the store of files. */
const openerOf = async (config: Config, file: string): Promise<() => Promise<Readable>> => {
  if (!file.startsWith('s3:')) {
    if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
    return () => Promise.resolve(createReadStream(file));
  }
  const at = file.lastIndexOf('/');
  const store = await backupStoreOf(s3Place('The file', file.slice(0, at), config.fileStore));
  return () =>
    store.open(file.slice(at + 1)).catch((error: unknown) => {
      throw new BackupError(`${file} cannot be read: ${String(error)}.`);
    });
};

/**
 * `npm run restore -- file`: fills an empty database from a backup of either engine.
 * @throws BackupError when there is no such file, the database holds something, or the file is damaged.
 */
export const restoreCommand = async (
  config: Config,
  [file]: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  if (file === undefined) throw new BackupError('Name the file: npm run restore -- <file>');
  const open = await openerOf(config, file);
  await verifyBackup(await open());
  const client = await openDatabase(config.database);
  try {
    const rows = await restoreBackup(client.db, await open());
    say(`${rows} rows have been restored. Start the console with the same settings.`);
  } finally {
    await client.close();
  }
};
