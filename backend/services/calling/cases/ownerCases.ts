import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { OwnerCase } from '#contract/calls/recordTypes.ts';
import { ownerCaseRecordCalls } from '#contract/calls/calling/ownerCases.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { told } from '#contract/domain/messages/told.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Verb } from '../../../calls/Context.ts';
import { manyOutcomes } from '../../../calls/manyOutcomes.ts';
import { invalidField, notFound, Refusal } from '../../../calls/Refusal.ts';
import {
  accounts,
  caseStatuses,
  cities,
  opportunities,
  roleGrants,
  users,
} from '../../../database/schema/index.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { ordered, reference } from '../../../tables/fields.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { give } from '../../opportunities/assign.ts';

const movedMeanwhile = told(
  'One of these cases now belongs to someone else. Reload the list.',
  'इनमें से एक मामला अब किसी और का है। सूची फिर से लोड करें।',
);

/** What can change hands: a case of the owner line that is still worked on. */
const isOpenCase = and(
  eq(opportunities.line, 'owner'),
  isNull(opportunities.deletedAt),
  inArray(opportunities.statusId, [...opportunityBuckets.open]),
);

/** Open owner cases, of whichever agent. */
export const ownerCaseRecords = declareRecords<OwnerCase, object>(ownerCaseRecordCalls, {
  resource: 'owner-cases',
  table: opportunities,
  removal: 'soft',
  notThere: notThere.opportunity,
  where: isOpenCase,
  fields: {
    name: opportunities.name,
    accountName: accounts.name,
    agentId: reference(opportunities.agentId, users, { order: users.name }),
    agentName: users.name,
    cityName: ordered(cities.name, cities.name),
    statusId: opportunities.statusId,
    caseStatusName: ordered(caseStatuses.name, caseStatuses.name),
    fupTime: opportunities.fupTime,
    assignedAt: opportunities.assignedAt,
  },
  joins: [
    { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: true },
    { table: cities, on: eq(cities.id, opportunities.cityId), isInner: false },
    { table: caseStatuses, on: eq(caseStatuses.id, opportunities.caseStatusId), isInner: false },
  ],
  search: [opportunityWords, users.name],
  client: { accountId: opportunities.accountId },
  sort: '-assignedAt',
  readers: 'granted',
});

const isOwnerAgentAtWork = and(eq(roleGrants.roleCode, 'owner-agent'), eq(users.status, 1));

/** GET phoenix/active-agents. */
export const activeAgents: Verb<CallOf<'ownerCases.activeAgents'>> = async ({ db }) => ({
  results: await db
    .select({ id: users.id, name: users.name, cases: count(opportunities.id) })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.userId, users.id))
    .leftJoin(opportunities, and(eq(opportunities.agentId, users.id), isOpenCase))
    .where(isOwnerAgentAtWork)
    .groupBy(users.id, users.name)
    .orderBy(asc(users.name), asc(users.id)),
});

/** GET phoenix/owner-cases/{agent}. */
export const casesOfAgent: Verb<CallOf<'ownerCases.ofAgent'>> = async ({ db, params }) => ({
  results: await db
    .select({ id: opportunities.id, name: opportunities.name, accountName: accounts.name })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
    .where(and(eq(opportunities.agentId, params.agent), isOpenCase))
    .orderBy(asc(opportunities.id)),
});

/** POST phoenix/reassign-agent: to an owner agent who is active; cases that are closed or someone else's by now stay and say why. */
export const reassignCases: Verb<CallOf<'ownerCases.reassign'>> = async context => {
  const { db, body, request } = context;
  const { oldAgent, newAgent, ownerCaseIds } = body;
  const [agent] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.userId, users.id))
    .where(and(eq(users.id, newAgent), isOwnerAgentAtWork));
  if (!agent || newAgent === oldAgent) throw invalidField('/newAgent', 'reference', invalidChoice);
  const rows = await db
    .select()
    .from(opportunities)
    .where(and(inArray(opportunities.id, ownerCaseIds), isOpenCase))
    .orderBy(asc(opportunities.id))
    .for('update');
  const open = new Map(rows.map(row => [row.id, row]));
  const { changed, results } = manyOutcomes(
    ownerCaseIds,
    id => {
      const row = open.get(id);
      if (!row) return notFound(notThere.opportunity);
      return oldAgent === undefined || row.agentId === oldAgent
        ? undefined
        : new Refusal('CONFLICT', movedMeanwhile);
    },
    'assigned',
  );
  const given = changed.flatMap(id => open.get(id) ?? []);
  return {
    batchId: request.id,
    moved: await give(context, given, newAgent, 'reassignment'),
    results,
  };
};
