import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { users } from '../../../database/schema/index.ts';
import { readLive } from './liveFacts.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

/** The agent and everyone above them. */
const chainOf = async (db: Database, userId: number): Promise<number[]> => {
  const above = sql`array(
    with recursive above(id) as (
      select ${userId}::bigint
      union
      select ${users.parentId} from ${users} join above on ${users.id} = above.id
    )
    select id from above where id is not null)`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = any(${above})`);
  return rows.map(({ id }) => id);
};

/**
 * Tells the live views what an agent does now. The facts go with the event, so that a hundred of them a second lead to no
 * reads; they are told to those alone who see the agent.
 */
export const tellFloor = async ({ db, services }: Writing, userId: number): Promise<void> => {
  const [row] = await readLive(db, eq(users.id, userId));
  if (!row) return;
  const told = { payload: row.facts, isPassing: true };
  await services.events.publish(
    db,
    { topic: 'floor', ...told },
    ...(await chainOf(db, userId)).map(id => ({ topic: 'team' as const, userId: id, ...told })),
  );
};
