import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { agentListOf, teamLeadRoles } from '#contract/domain/calling/hierarchy.ts';
import type { Verb } from '../../calls/Context.ts';
import { calls, roleGrants, supervisions, users } from '../../database/schema/index.ts';
import { readLive } from '../calling/floor/liveFacts.ts';
import type { Calling } from '../calling/Calling.ts';
import { belowOnly, floorScope } from './floorScope.ts';

type Mine = AnswerOf<CallOf<'activity.userHierarchy'>>['mine'];

const mineOf = async ({ db, actor }: Pick<Calling, 'db' | 'actor'>): Promise<Mine> => {
  const [row] = await db
    .select({
      callId: supervisions.callId,
      agentId: calls.agentId,
      mode: supervisions.mode,
      isPrivate: supervisions.isPrivate,
      startedAt: supervisions.startedAt,
    })
    .from(supervisions)
    .innerJoin(calls, eq(calls.id, supervisions.callId))
    .where(and(eq(supervisions.supervisorId, actor.id), isNull(supervisions.endedAt)));
  return row ? { ...row, startedAt: row.startedAt.toISOString() } : null;
};

/**
 * GET activity/user-hierarchy: the agents whom someone sees, by name. Process managers are listed team leaders until
 * the team-leader view is requested (T17); the counts of teams need the others all the same.
 */
export const listHierarchy: Verb<CallOf<'activity.userHierarchy'>> = async context => {
  const { db, actor, query, services } = context;
  const rows = await readLive(db, floorScope(actor));
  const below = await db.select({ id: users.id }).from(users).where(belowOnly(actor));
  const belowIds = new Set(below.map(({ id }) => id));
  const listed = agentListOf(actor.roleCodes, query.isTeamLeaderView === true) ?? 'agents';
  const agents = rows.map(({ facts, ...row }) => ({ ...row, ...facts }));
  const leading = await db
    .select({ id: roleGrants.userId })
    .from(roleGrants)
    .where(inArray(roleGrants.roleCode, [...teamLeadRoles]));
  const leaders = new Set(leading.map(({ id }) => id));
  return {
    isSimulated: services.telephony.isSimulated,
    canSupervise: services.telephony.canSupervise,
    listed,
    mine: await mineOf(context),
    results: agents.map(agent => ({
      ...agent,
      isListed: listed === 'agents' || leaders.has(agent.id),
      isBelow: belowIds.has(agent.id),
    })),
  };
};
