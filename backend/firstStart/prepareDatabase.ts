import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Config } from '../config.ts';
import { hashPassword } from '../session/password.ts';
import {
  openDatabase,
  openForCalls,
  type Database,
  type DatabaseClient,
} from '../database/client.ts';
import { loadReference } from './loadReference.ts';
import { prepareFirstAdmin } from './prepareFirstAdmin.ts';
import { lockDatabase } from '../database/lockDatabase.ts';
import { lockKeys } from '../database/lockKeys.ts';
import { migrate } from '../database/migrate.ts';
import { untilMigrated } from '../database/untilMigrated.ts';
import { states, users } from '../database/schema/index.ts';
import { countUncounted } from '../database/tending/countUncounted.ts';
import { loadSeed } from '../database/seed/loadSeed.ts';

type Say = (line: string) => void;

const loadReferenceOnce = (db: Database): Promise<void> =>
  db.transaction(async tx => {
    const [any] = await tx.select({ id: states.id }).from(states).limit(1);
    if (!any) await loadReference(tx);
  });

/** What a new database begins with: demo data, or reference data alone and the first administrator. */
const fill = async (db: Database, config: Config, say: Say): Promise<void> => {
  const { seed: size, product, adminEmail: email, publicUrl } = config;
  if (size === 'none') {
    await loadReferenceOnce(db);
    const line = await prepareFirstAdmin(db, { email, publicUrl, now: new Date() });
    if (line) say(line);
    return;
  }
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyone) return;
  say('  Loading demo data …');
  await loadSeed(db, { size, product, today: indiaDay(new Date()), hashPassword });
};

/**
 * Opens the database, brings it to the newest schema and, when it is new, loads the demo data; without demo data the
 * reference data alone, and the first administrator. Several processes may start on one new database: the first fills
 * it, the others wait and find it filled. With `MIGRATIONS=wait` nothing is changed: it waits until `migrate` has done all that.
 * @param say told what takes long, a line at a time.
 */
export const prepareDatabase = async (config: Config, say: Say): Promise<DatabaseClient> => {
  const client = await openDatabase(config.database);
  try {
    if (config.migrations === 'wait') await untilMigrated(client.db, say);
    else await migrate(client.db);
    await lockDatabase(client.db, lockKeys.fill, async () => {
      if (config.migrations === 'apply') await fill(client.db, config, say);
    });
    // Nothing else counts for the embedded engine what the planner goes by before its first minute is over.
    if (client.engine === 'embedded') await countUncounted(client.db);
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
};

/**
 * The same for a process that serves calls. What prepares may take long and work without a bound; calls get connections on
 * which they may not.
 */
export const prepareForCalls = async (config: Config, say: Say): Promise<DatabaseClient> => {
  const client = await prepareDatabase(config, say);
  if (config.database.engine === 'embedded') return client;
  await client.close();
  return openForCalls(config.database);
};
