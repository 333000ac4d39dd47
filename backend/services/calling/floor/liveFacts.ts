import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { liveFactsSchema } from '#contract/calls/floor/activity.ts';
import { queueRoles } from '#contract/domain/calling/callingRoles.ts';
import type { Database } from '../../../database/client.ts';
import {
  agentPresences as p,
  calls,
  campaigns,
  caseReasons,
  roleGrants,
  users,
} from '../../../database/schema/index.ts';

export type LiveFacts = Static<typeof liveFactsSchema>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Agents: active people who work a queue. */
export const isAgent: SQL | undefined = and(
  eq(users.status, 1),
  inArray(
    users.id,
    sql`(select ${roleGrants.userId} from ${roleGrants} where ${inArray(roleGrants.roleCode, [...queueRoles])})`,
  ),
);

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  managerId: users.parentId,
  onlineStatus: p.onlineStatus,
  activity: caseReasons.name,
  firstActivityAt: p.firstActivityAt,
  lastActivityAt: p.lastActivityAt,
  callStatus: p.callStatus,
  callId: calls.id,
  callState: calls.state,
  callStartedAt: calls.startedAt,
  opportunityId: p.opportunityId,
  campaign: campaigns.name,
};

/** Agents by name, with what they do now: one statement for however many. */
export const readLive = async (db: Database, where: SQL | undefined) => {
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(p, eq(p.userId, users.id))
    .leftJoin(caseReasons, eq(caseReasons.id, p.activityReasonId))
    // An agent has one call that has not ended; what the presence names may be over.
    .leftJoin(
      calls,
      and(eq(calls.agentId, users.id), ne(calls.state, 'ended'), isNull(calls.disposedAt)),
    )
    .leftJoin(campaigns, eq(campaigns.id, sql`coalesce(${calls.campaignId}, ${p.campaignId})`))
    .where(and(isAgent, where))
    .orderBy(users.name, users.id);
  return rows.map(({ name, email, managerId, ...row }) => ({
    name,
    email,
    managerId,
    facts: {
      ...row,
      onlineStatus: row.onlineStatus ?? ('Offline' as const),
      callStatus: row.callStatus ?? ('Idle' as const),
      firstActivityAt: iso(row.firstActivityAt),
      lastActivityAt: iso(row.lastActivityAt),
      callStartedAt: iso(row.callStartedAt),
    } satisfies LiveFacts,
  }));
};
