import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { linesIn } from './linesIn.ts';
import {
  BackupError,
  backupFormat,
  type BackupHead,
  type EndLine,
  type TableLine,
} from './format.ts';

const rowsAtOnce = 1_000;

/** Rows of one table as the JSON texts that were stored. */
export interface BackupPart {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

const damaged = (why: string): BackupError =>
  new BackupError(`The backup is damaged: ${why}. Use another one.`);

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw damaged('a line is not JSON');
  }
};

/** Which migrations a file comes from, before anything of it is stored. */
const headOf = (line: string | undefined): BackupHead => {
  const head = (line === undefined ? {} : parsed(line)) as Partial<BackupHead>;
  if (head.format !== backupFormat || typeof head.migrations !== 'number')
    throw new BackupError('This file is not a backup of the console.');
  return head as BackupHead;
};

/**
 * Reads a backup: its head at once, its rows in portions, and at the end whether all of it was there. A file that is cut
 * off or changed throws at the latest then, so what was stored of it must still be in a transaction.
 * @throws BackupError
 */
export const readBackup = async (
  file: Readable,
): Promise<{ head: BackupHead; parts: AsyncGenerator<BackupPart> }> => {
  const unzipped = file.pipe(createGunzip());
  file.on('error', error => unzipped.destroy(error));
  const lines = linesIn(unzipped);
  const digest = createHash('sha256');
  const next = async (): Promise<string | undefined> => {
    const { value, done } = await lines.next().catch(() => {
      throw damaged('it cannot be unpacked');
    });
    return done ? undefined : value;
  };
  const first = await next().catch(() => undefined);
  const head = headOf(first);
  digest.update(`${first}\n`);

  async function* parts(): AsyncGenerator<BackupPart> {
    let part: Omit<BackupPart, 'rows'> | undefined;
    let rows: string[] = [];
    let total = 0;
    for (let line = await next(); line !== undefined; line = await next()) {
      if (line.startsWith('{')) {
        if (!part) throw damaged('a row belongs to no table');
        digest.update(`${line}\n`);
        rows.push(line);
        if (rows.length < rowsAtOnce) continue;
      }
      if (part && rows.length > 0) yield { ...part, rows };
      total += rows.length;
      rows = [];
      if (line.startsWith('{')) continue;
      const mark = parsed(line) as TableLine | EndLine;
      if (mark[0] === 'end') {
        if (mark[1] === total && mark[2] === digest.digest('hex')) return;
        throw damaged('its rows have changed since it was written');
      }
      digest.update(`${line}\n`);
      part = { table: mark[1], columns: mark[2] };
    }
    throw damaged('its end is missing');
  }
  return { head, parts: parts() };
};
