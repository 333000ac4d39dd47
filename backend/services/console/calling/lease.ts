import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { queueLeases } from '../../../database/schema/index.ts';

export type LeaseRow = typeof queueLeases.$inferSelect;
type Reason = NonNullable<LeaseRow['releaseReason']>;

/** The case that an agent holds; undefined when there is none or its time is over. */
export const leaseOf = async (db: Database, agentId: number): Promise<LeaseRow | undefined> => {
  const [row] = await db
    .select()
    .from(queueLeases)
    .where(and(eq(queueLeases.agentId, agentId), isNull(queueLeases.releasedAt)));
  return row;
};

/** Frees what an agent holds. */
export const releaseLease = async (
  db: Database,
  agentId: number,
  now: Date,
  releaseReason: Reason,
): Promise<void> => {
  await db
    .update(queueLeases)
    .set({ releasedAt: now, releaseReason })
    .where(and(eq(queueLeases.agentId, agentId), isNull(queueLeases.releasedAt)));
};

/** A case that nobody called in time goes back to the queue; one on the phone keeps its agent. */
export const releaseExpired = async (db: Database, now: Date): Promise<void> => {
  await db
    .update(queueLeases)
    .set({ releasedAt: now, releaseReason: 'expired' })
    .where(
      and(
        isNull(queueLeases.releasedAt),
        lt(queueLeases.expiresAt, now),
        sql`not exists (select 1 from calls running
          where running.agent_id = ${queueLeases.agentId} and running.state <> 'ended')`,
      ),
    );
};
