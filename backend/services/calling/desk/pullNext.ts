import { eq, sql } from 'drizzle-orm';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import type { Line } from '#contract/domain/lines.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  opportunities,
  opportunityAssignments,
  queueLeases,
} from '../../../database/schema/index.ts';
import type { Calling } from '../Calling.ts';
import { limitReached } from '../attempts.ts';
import { openCallOf } from '../callRow.ts';
import { configOf, type CallingConfig } from '../configOf.ts';
import { leaseOf, releaseLapsed, releaseLease, type LeaseRow } from '../lease.ts';
import { presenceOf, writePresence } from '../presence.ts';
import { isForTheTeam, isFreeToPull, isWorkedOn } from './pullable.ts';

interface Found extends Record<string, unknown> {
  id: number | string;
  agentId: number | string | null;
  accountId: number | string;
  version: number;
}

/**
 * The next case of a line for an agent: one's own, one that nobody has, or a callback of a colleague who is offline; none
 * that something is in the way of (`pullable.ts`). Overdue follow-ups come first, in the order of their time, then what has
 * none. A case that another transaction is just taking is passed over.
 */
const nextCase = async (calling: Calling, line: Line, config: CallingConfig) => {
  const { db, actor, services } = calling;
  // Clients who were called often enough are few of those who wait.
  const leftOut: number[] = [];
  for (;;) {
    const answer = await db.execute<Found>(sql`
      select o.id, o.agent_id as "agentId", o.account_id as "accountId", o.version
      from opportunities o join accounts a on a.id = o.account_id
      where ${isWorkedOn(line)}
        and (o.agent_id = ${actor.id}::bigint or o.agent_id is null or ${isForTheTeam(calling, config)})
        and ${isFreeToPull(calling)}
        and o.account_id <> all(${sql.param(leftOut)}::bigint[])
      order by o.fup_time nulls last, o.id
      limit 1
      for update of o skip locked`);
    const row = (answer as { rows: Found[] }).rows[0];
    if (!row) return undefined;
    const accountId = Number(row.accountId);
    if ((await limitReached(db, accountId, services.now(), config)) === null)
      return {
        id: Number(row.id),
        agentId: row.agentId === null ? null : Number(row.agentId),
        version: row.version,
      };
    leftOut.push(accountId);
  }
};

/** Someone may have taken the case between the look and the lock: then the next one is looked for. */
const lease = async (calling: Calling, line: Line): Promise<LeaseRow | undefined> => {
  const { db, actor, services } = calling;
  const config = await configOf(db, line);
  const leasedAt = services.now();
  const expiresAt = new Date(leasedAt.getTime() + config.leaseMinutes * 60_000);
  for (;;) {
    const found = await nextCase(calling, line, config);
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
    if (found.agentId !== actor.id) await take(calling, found);
    return row;
  }
};

/** What nobody had, or a colleague could not call back, is the agent's from now on. */
const take = async (
  { db, actor, audit, services }: Calling,
  {
    id,
    agentId,
    version,
  }: { readonly id: number; readonly agentId: number | null; readonly version: number },
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
    fromAgentId: agentId,
    agentId: actor.id,
    manner: 'pull',
    createdBy: actor.id,
  });
  await audit.record({
    action: 'assign',
    entity: 'opportunities',
    entityId: id,
    version: version + 1,
    before: { agentId },
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
