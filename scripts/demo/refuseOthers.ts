import { eq, inArray } from 'drizzle-orm';
import type { Config } from '#backend/config.ts';
import { openDatabase, type Database, type DatabaseClient } from '#backend/database/client.ts';
import type { StaffMember } from '#backend/database/seed/people/people.ts';
import { users } from '#backend/database/schema/index.ts';
import { GrowthError, type Growth } from './Growth.ts';
import { readNumber } from './readRows.ts';
import { joinerEmail } from './writePeople.ts';

/** The embedded engine keeps all of it in one process; beyond this it is not an engine to look at a large company with. */
export const mostOnEmbedded = 100_000;

const noDemo =
  'This database does not contain the demo data, so it cannot be extended. Use an empty one, or one that was started with SEED=demo.';

/** @throws GrowthError when the engine does not bear the size. */
export const refuseSize = (
  engine: DatabaseClient['engine'],
  { opportunities }: Pick<Growth, 'opportunities'>,
): void => {
  if (engine === 'embedded' && opportunities > mostOnEmbedded)
    throw new GrowthError(
      `The embedded database takes at most ${mostOnEmbedded} opportunities. Set DATABASE_URL to a PostgreSQL for more.`,
    );
};

/** @throws GrowthError when the database was begun without demo data, so that these cannot be loaded any more. */
export const refuseBegun = async (config: Config): Promise<void> => {
  const client = await openDatabase(config.database);
  try {
    const isNew = await readNumber(client.db, `select (to_regclass('public.users') is null)::int`);
    if (isNew === 1) return;
    const isBegun = await readNumber(
      client.db,
      'select (exists (select from states) and not exists (select from users))::int',
    );
    if (isBegun === 1) throw new GrowthError(noDemo);
  } finally {
    await client.close();
  }
};

/** @throws GrowthError when the database is not a demo, or was grown before. */
export const refuseOthers = async (db: Database, staff: readonly StaffMember[]): Promise<void> => {
  const known = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        staff.map(({ id }) => id),
      ),
    );
  const isDemo = staff.every(({ id, email }) =>
    known.some(one => one.id === id && one.email === email),
  );
  if (!isDemo) throw new GrowthError(noDemo);
  const [joined] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, joinerEmail(0)));
  if (joined)
    throw new GrowthError(
      'This database has already been extended. Use an empty one for another size.',
    );
};
