import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** When this process was started, so that a reused process id is not mistaken for the holder. */
const startedAt = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21] ?? '';
  } catch {
    return '';
  }
};

/** The data folder belongs to another process; two would lose each other's rows. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that process, ` +
        'or give this one its own folder with DATA_DIR, or let both use PostgreSQL with DATABASE_URL.',
    );
    this.name = 'DataDirInUse';
  }
}

/**
 * Takes the folder of the embedded database for this process: the engine itself has no lock.
 * @returns a function that gives the folder back.
 * @throws DataDirInUse while another live process holds it.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'owner.lock');
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, mine);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', started = ''] = readFileSync(file, 'utf8').split(' ');
      const holder = Number(pid);
      if (holder && isRunning(holder) && startedAt(holder) === started) {
        throw new DataDirInUse(dataDir, holder);
      }
      rmSync(file, { force: true });
    }
  }
  throw new DataDirInUse(dataDir, 0);
};
