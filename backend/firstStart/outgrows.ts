import { embeddedBound } from '#contract/domain/embeddedBound.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import type { DatabaseClient } from '../database/client.ts';
import { opportunities } from '../database/schema/index.ts';
import { countUpTo, oneColumn } from '../query/countUpTo.ts';

/**
 * Whether an embedded database holds more than it is made for (docs/decisions/0243-embedded-engine-grows-out.md).
 * @param most opportunities that it may hold
 */
export const outgrows = async (
  { db, engine }: Pick<DatabaseClient, 'db' | 'engine'>,
  most: number = embeddedBound,
): Promise<boolean> => {
  if (engine !== 'embedded') return false;
  const select = db.select(oneColumn).from(opportunities).$dynamic();
  return (await countUpTo(db, select, most + 1)) > most;
};

/** What a start says of it, and how the data are moved. */
export const outgrownText = `  The embedded database is outgrown: it holds more than ${writeNumber(embeddedBound)} opportunities, and calls wait for one another.
    Move it to a PostgreSQL: npm run backup, then on an empty database
    DATABASE_URL=postgresql://… npm run restore -- <file>, and start with the same DATABASE_URL
    (docs/how-to/back-up-and-restore.md).`;
