import type { Readable } from 'node:stream';
import { readBackup } from './readBackup.ts';

/** Reads a backup to its end, as a restore would. @returns the number of rows. @throws BackupError where it is damaged */
export const verifyBackup = async (file: Readable): Promise<number> => {
  const { parts } = await readBackup(file);
  let rows = 0;
  for await (const part of parts) rows += part.rows.length;
  return rows;
};
