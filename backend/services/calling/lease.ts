import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ReturnReason } from '#contract/domain/calling/returnReasons.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { agentPresences, queueLeases } from '../../database/schema/index.ts';
import { tellFloor } from './floor/tellFloor.ts';

export type LeaseRow = typeof queueLeases.$inferSelect;
type Reason = NonNullable<LeaseRow['releaseReason']>;

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

/** The case that an agent holds; undefined when there is none or its time is over. */
export const leaseOf = async (db: Database, agentId: number): Promise<LeaseRow | undefined> => {
  const [row] = await db
    .select()
    .from(queueLeases)
    .where(and(eq(queueLeases.agentId, agentId), isNull(queueLeases.releasedAt)));
  return row;
};

/** Frees what an agent holds; what they give back has its reason. */
export const releaseLease = async (
  db: Database,
  agentId: number,
  now: Date,
  releaseReason: Reason,
  returnReason: ReturnReason | null = null,
): Promise<void> => {
  await db
    .update(queueLeases)
    .set({ releasedAt: now, releaseReason, returnReason })
    .where(and(eq(queueLeases.agentId, agentId), isNull(queueLeases.releasedAt)));
};

/** How many cases an agent gave back in the hour before a moment. */
export const returnsOf = (db: Database, agentId: number, now: Date): Promise<number> =>
  db.$count(
    queueLeases,
    and(
      eq(queueLeases.agentId, agentId),
      eq(queueLeases.releaseReason, 'skipped'),
      gt(queueLeases.releasedAt, new Date(now.getTime() - 3_600_000)),
    ),
  );

interface Lapsed extends Record<string, unknown> {
  agentId: number | string;
  opportunityId: number | string;
}

/**
 * A case that nobody called in time goes back to the queue, and one that was given to someone else or removed leaves
 * its agent at once; one on the phone keeps its agent until the call has its outcome. Anyone who loses a case is told.
 */
export const releaseLapsed = async ({ db, services }: Writing): Promise<void> => {
  const now = services.now().toISOString();
  const answer = await db.execute<Lapsed>(sql`
    update queue_leases held
    set released_at = ${now}::timestamptz,
      release_reason = case when work.agent_id = held.agent_id and work.deleted_at is null
        then 'expired' else 'reassigned' end
    from opportunities work
    where work.id = held.opportunity_id and held.released_at is null
      and (held.expires_at < ${now}::timestamptz or work.deleted_at is not null
        or work.agent_id is distinct from held.agent_id)
      and not exists (select 1 from calls running
        where running.agent_id = held.agent_id and running.state <> 'ended')
    returning held.agent_id as "agentId", held.opportunity_id as "opportunityId"`);
  for (const row of (answer as { rows: Lapsed[] }).rows) {
    const agentId = Number(row.agentId);
    const opportunityId = Number(row.opportunityId);
    const ofCase = and(
      eq(agentPresences.userId, agentId),
      eq(agentPresences.opportunityId, opportunityId),
    );
    await db.update(agentPresences).set({ opportunityId: null }).where(ofCase);
    await tellFloor({ db, services }, agentId);
    const payload = { lostOpportunityId: opportunityId };
    await services.events.publish(db, { topic: 'call', userId: agentId, payload, isPassing: true });
  }
};
