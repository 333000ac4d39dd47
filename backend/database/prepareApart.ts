import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What the server is started with to prepare the database and nothing else. */
export const prepareOnly = 'prepare';

const isNewAndFilled = ({ database, seed }: Config): boolean =>
  database.engine === 'embedded' &&
  seed !== 'none' &&
  !existsSync(join(database.dataDir, 'postgres', 'PG_VERSION'));

/**
 * Loads the demo data of a new embedded database in a process of its own: the engine never gives memory back, and what
 * the load took would stay with the server.
 * @param server the file that this process was started from.
 */
export const prepareApart = async (config: Config, server: string): Promise<void> => {
  if (!isNewAndFilled(config)) return;
  const child = spawn(process.execPath, [server, prepareOnly], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  // It has said what is wrong.
  if (code !== 0) process.exit(code ?? 1);
};
