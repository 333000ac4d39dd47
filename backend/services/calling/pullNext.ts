import { eq, sql } from 'drizzle-orm';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import type { Line } from '#contract/domain/lines.ts';
import { caseStatusLists } from '#contract/domain/opportunities/caseStatus.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { opportunities, opportunityAssignments, queueLeases } from '../../database/schema/index.ts';
import { constantList } from '../../query/constantList.ts';
import type { Calling } from './Calling.ts';
import { openCallOf } from './callRow.ts';
import { configOf } from './configOf.ts';
import { leaseOf, releaseLapsed, releaseLease, type LeaseRow } from './lease.ts';
import { presenceOf, writePresence } from './presence.ts';

/** Statuses of an opportunity that is sold still; 8 is open and yet locked for owners (T34). */
const sellable = [1, 3, 4, 5] as const;

/** Minutes for which a case that an agent gave back is not handed to them again. */
const skippedFor = 60;

interface Found extends Record<string, unknown> {
  id: number | string;
  agentId: number | string | null;
  version: number;
}

/**
 * The next case of a line for an agent: one's own, or one that nobody has; not one that waits for a later follow-up, is
 * on the do-not-disturb list, is held by someone or was given back within the hour. Overdue follow-ups come first, in
 * the order of their time, then what has none. A case that another transaction is just taking is passed over.
 */
const nextCase = async ({ db, actor, services }: Calling, line: Line) => {
  const now = services.now();
  const answer = await db.execute<Found>(sql`
    select o.id, o.agent_id as "agentId", o.version
    from opportunities o join accounts a on a.id = o.account_id
    where o.line = ${line} and o.deleted_at is null and a.deleted_at is null and not a.is_dnd
      and o.status_id in ${constantList(sellable)} and o.case_status_id in ${constantList(caseStatusLists.renewal)}
      and (o.agent_id = ${actor.id}::bigint or o.agent_id is null)
      and (o.fup_time is null or o.fup_time <= ${now.toISOString()}::timestamptz)
      and not exists (select 1 from queue_leases held
        where held.opportunity_id = o.id and held.released_at is null)
      and not exists (select 1 from queue_leases given
        where given.opportunity_id = o.id and given.agent_id = ${actor.id}::bigint
          and given.release_reason = 'skipped'
          and given.released_at > ${now.toISOString()}::timestamptz - interval '${sql.raw(String(skippedFor))} minutes')
      and not exists (select 1 from calls running
        where running.opportunity_id = o.id and running.state <> 'ended')
    order by o.fup_time nulls last, o.id
    limit 1
    for update of o skip locked`);
  const row = (answer as { rows: Found[] }).rows[0];
  return row && { id: Number(row.id), isFree: row.agentId === null, version: row.version };
};

/** Someone may have taken the case between the look and the lock: then the next one is looked for. */
const lease = async (calling: Calling, line: Line): Promise<LeaseRow | undefined> => {
  const { db, actor, services } = calling;
  const { leaseMinutes } = await configOf(db, line);
  const leasedAt = services.now();
  const expiresAt = new Date(leasedAt.getTime() + leaseMinutes * 60_000);
  for (;;) {
    const found = await nextCase(calling, line);
    if (!found) return undefined;
    const [row] = await db
      .insert(queueLeases)
      .values({ opportunityId: found.id, agentId: actor.id, line, leasedAt, expiresAt })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const mine = await leaseOf(db, actor.id);
      if (mine) return mine;
      continue;
    }
    if (found.isFree) await take(calling, found);
    return row;
  }
};

/** What nobody had is the agent's from now on. */
const take = async (
  { db, actor, audit, services }: Calling,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> => {
  await db
    .update(opportunities)
    .set({
      agentId: actor.id,
      assignedAt: services.now(),
      version: sql`${opportunities.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(opportunities.id, id));
  await db.insert(opportunityAssignments).values({
    opportunityId: id,
    fromAgentId: null,
    agentId: actor.id,
    manner: 'pull',
    createdBy: actor.id,
  });
  await audit.record({
    action: 'assign',
    entity: 'opportunities',
    entityId: id,
    version: version + 1,
    before: { agentId: null },
    after: { agentId: actor.id },
  });
};

/**
 * Hands an agent the next case of a line under a lease; the same one until it is disposed of (T106).
 * @returns undefined when none is there.
 * @throws Refusal CONFLICT while a call runs or the agent is offline.
 */
export const pullNext = async (calling: Calling, line: Line): Promise<LeaseRow | undefined> => {
  const { db, actor, audit, services } = calling;
  if (await openCallOf(db, actor.id)) throw new Refusal('CONFLICT', callRefusals.running);
  if ((await presenceOf(db, actor.id))?.onlineStatus !== 'Online')
    throw new Refusal('CONFLICT', callRefusals.offline);
  audit.nothingChanged();
  await releaseLapsed(calling);
  const held = await leaseOf(db, actor.id);
  if (held && held.line !== line) await releaseLease(db, actor.id, services.now(), 'expired');
  const row = held?.line === line ? held : await lease(calling, line);
  await writePresence(calling, actor.id, { opportunityId: row?.opportunityId ?? null });
  return row;
};
