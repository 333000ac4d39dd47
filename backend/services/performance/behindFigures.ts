import { eq, isNull, sql, and, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { agentCallCalls, agentSaleCalls } from '#contract/calls/performance/performance.ts';
import type { AgentCall, AgentSale } from '#contract/calls/recordTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { accounts, calls, caseReasons, opportunities, users } from '../../database/schema/index.ts';
import { opportunityWords } from '../../policies/opportunityWords.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { performanceScope } from './peopleSeen.ts';
import { isClosedDeal, wasConnected } from './readFigures.ts';

const ofThoseSeen = (agentId: PgColumn, actor: Actor): SQL | undefined => {
  const scope = performanceScope(actor);
  return scope && sql`${agentId} in (select ${users.id} from ${users} where ${scope})`;
};

const secondsOf = (from: PgColumn, until: PgColumn) =>
  sql<number>`round(extract(epoch from ${until} - ${from}))::int`.mapWith(Number);

const route = sql<string>`'/' || ${opportunities.line} || '-opportunity/' || ${opportunities.id}`;

/** Calls of the people whose figures one sees. */
export const agentCallRecords = declareRecords<AgentCall & Presented, object>(agentCallCalls, {
  resource: 'agent-calls',
  table: calls,
  removal: 'hard',
  notThere: notThere.record,
  joins: [
    { table: users, on: eq(users.id, calls.agentId), isInner: true },
    { table: opportunities, on: eq(opportunities.id, calls.opportunityId), isInner: false },
    { table: caseReasons, on: eq(caseReasons.id, calls.dispositionReasonId), isInner: false },
  ],
  fields: {
    agentId: calls.agentId,
    agentName: users.name,
    startedAt: calls.startedAt,
    isConnected: wasConnected,
    callTime: secondsOf(calls.startedAt, calls.endedAt),
    talkTime: secondsOf(calls.connectedAt, calls.endedAt),
    reasonName: caseReasons.name,
    opportunityName: opportunities.name,
    route,
  },
  search: [users.name, opportunities.name],
  client: { accountId: opportunities.accountId, opportunityId: opportunities.id },
  sort: '-startedAt',
  readers: 'listed',
  narrow: (_query, actor) => [ofThoseSeen(calls.agentId, actor)],
});

/** Closed deals of the people whose figures one sees. */
export const agentSaleRecords = declareRecords<AgentSale & Presented, object>(agentSaleCalls, {
  resource: 'agent-sales',
  table: opportunities,
  removal: 'soft',
  notThere: notThere.record,
  joins: [
    { table: users, on: eq(users.id, opportunities.agentId), isInner: true },
    {
      table: accounts,
      on: and(eq(accounts.id, opportunities.accountId), isNull(accounts.deletedAt)),
      isInner: false,
    },
  ],
  ...(isClosedDeal && { where: isClosedDeal }),
  fields: {
    agentId: opportunities.agentId,
    agentName: users.name,
    closedAt: opportunities.closedAt,
    name: opportunities.name,
    accountName: accounts.name,
    dealValue: opportunities.dealValuePaise,
    route,
  },
  search: [users.name, opportunityWords],
  client: { accountId: opportunities.accountId },
  sort: '-closedAt',
  readers: 'listed',
  narrow: (_query, actor) => [ofThoseSeen(opportunities.agentId, actor)],
});
