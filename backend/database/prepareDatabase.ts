import { users } from './schema/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Config } from '../config.ts';
import { hashPassword } from '../session/password.ts';
import { openDatabase, type DatabaseClient } from './client.ts';
import { migrate } from './migrate.ts';
import { loadSeed } from './seed/loadSeed.ts';

/**
 * Opens the database, brings it to the newest schema and, when it holds nobody yet, loads the demo data.
 * @param say told what takes long, a line at a time.
 */
export const prepareDatabase = async (
  config: Config,
  say: (line: string) => void,
): Promise<DatabaseClient> => {
  const client = await openDatabase(config.database);
  try {
    await migrate(client.db);
    const [anyone] = await client.db.select({ id: users.id }).from(users).limit(1);
    if (config.seed !== 'none' && !anyone) {
      say('  Loading demo data …');
      await loadSeed(client.db, {
        size: config.seed,
        product: config.product,
        today: indiaDay(new Date()),
        hashPassword,
      });
    }
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
};
