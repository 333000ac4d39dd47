import type { Config } from '../config.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/**
 * `npm run migrate`: brings the database to the newest schema and puts in what a new one begins with, as a start does, and ends. Any
 * number may run at once: the first does it, the others find it done.
 */
export const migrateCommand = async (
  config: Config,
  say: (line: string) => void,
): Promise<void> => {
  const client = await prepareDatabase({ ...config, migrations: 'apply' }, say);
  await client.close();
  say('The database has the newest schema.');
};
