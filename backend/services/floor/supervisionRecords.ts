import { eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { supervisionRecordCalls } from '#contract/calls/floor/supervisions.ts';
import type { Supervision } from '#contract/calls/recordTypes.ts';
import { seesWholeHierarchy } from '#contract/domain/calling/hierarchy.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { calls, supervisions, users } from '../../database/schema/index.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

const supervisors = alias(users, 'supervisors');
const agents = alias(users, 'supervised_agents');

/**
 * Who heard whose call: of everyone for those who see the whole hierarchy; for others what they and the people below them
 * did, and what was done with those people's calls. Nobody finds here who listened to themselves.
 */
export const supervisionRecords = declareRecords<Supervision & Presented, object>(
  supervisionRecordCalls,
  {
    resource: 'supervisions',
    table: supervisions,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: calls, on: eq(calls.id, supervisions.callId), isInner: true },
      { table: supervisors, on: eq(supervisors.id, supervisions.supervisorId), isInner: true },
      { table: agents, on: eq(agents.id, calls.agentId), isInner: true },
    ],
    fields: {
      supervisorName: supervisors.name,
      mode: supervisions.mode,
      agentName: agents.name,
      callId: supervisions.callId,
      opportunityId: calls.opportunityId,
      isPrivate: supervisions.isPrivate,
      startedAt: supervisions.startedAt,
      endedAt: supervisions.endedAt,
      seconds:
        sql<number>`round(extract(epoch from ${supervisions.endedAt} - ${supervisions.startedAt}))::int`.mapWith(
          Number,
        ),
    },
    search: [supervisors.name, agents.name],
    sort: '-startedAt',
    readers: 'listed',
    narrow: (_query, actor) => [
      ne(calls.agentId, actor.id),
      seesWholeHierarchy(actor.roleCodes)
        ? undefined
        : or(
            sql`${supervisions.supervisorId} = any(${peopleOf(actor, false)})`,
            sql`${calls.agentId} = any(${peopleOf(actor, false)})`,
          ),
    ],
  },
);
