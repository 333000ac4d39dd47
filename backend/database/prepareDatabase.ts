import { sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Config } from '../config.ts';
import { hashPassword } from '../session/password.ts';
import { openDatabase, type Database, type DatabaseClient } from './client.ts';
import { loadReference } from './firstStart/loadReference.ts';
import { prepareFirstAdmin } from './firstStart/prepareFirstAdmin.ts';
import { migrate } from './migrate.ts';
import { states, users } from './schema/index.ts';
import { loadSeed } from './seed/loadSeed.ts';

/** Several processes may start on one new database: the first fills it, the others wait and find it filled. */
const fillKey = 7_041_996;

const loadReferenceOnce = (db: Database): Promise<void> =>
  db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${fillKey})`);
    const [any] = await tx.select({ id: states.id }).from(states).limit(1);
    if (!any) await loadReference(tx);
  });

/**
 * Opens the database, brings it to the newest schema and, when it is new, loads the demo data; without demo data the
 * reference data alone, and the first administrator.
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
    if (config.seed === 'none') {
      await loadReferenceOnce(client.db);
      const { adminEmail: email, publicUrl } = config;
      const line = await prepareFirstAdmin(client.db, { email, publicUrl, now: new Date() });
      if (line) say(line);
    }
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
};
