import { eq, sql, type SQL } from 'drizzle-orm';
import type { IncentiveDispute, IncentiveDisputeMessage } from '#contract/calls/recordTypes.ts';
import {
  incentiveDisputeMessageCalls,
  incentiveDisputeRecordCalls,
} from '#contract/calls/incentives/disputes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  incentiveCycles,
  incentiveDisputeMessages as messages,
  incentiveDisputes as disputes,
  opportunities,
  userIncentives as incentives,
  users,
} from '../../../database/schema/index.ts';
import { incentiveScope } from '../../../policies/scopes/incentiveScope.ts';
import type { Join, Presented } from '../../../tables/Declaration.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';

const ofIncentive: Join = {
  table: incentives,
  on: eq(incentives.id, disputes.userIncentiveId),
  isInner: true,
};

const only = (column: SQL, id: unknown): SQL | undefined =>
  typeof id === 'number' ? sql`${column} = ${id}` : undefined;

/** Figures that their agents do not agree with. */
export const disputeRecords = declareRecords<IncentiveDispute & Presented, object>(
  incentiveDisputeRecordCalls,
  {
    resource: 'incentive-disputes',
    table: disputes,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      ofIncentive,
      { table: users, on: eq(users.id, incentives.userId), isInner: true },
      { table: incentiveCycles, on: eq(incentiveCycles.id, incentives.cycleId), isInner: true },
      { table: opportunities, on: eq(opportunities.id, disputes.opportunityId), isInner: false },
    ],
    fields: today => ({
      userIncentiveId: disputes.userIncentiveId,
      // The same figure, as those who calculate and those who pay open it.
      calculationId: sql<number>`${disputes.userIncentiveId}`.mapWith(Number),
      payoutId:
        sql<number>`case when ${incentives.statusId} >= 3 then ${disputes.userIncentiveId} end`.mapWith(
          Number,
        ),
      userId: incentives.userId,
      userName: users.name,
      cycleName: incentiveCycles.name,
      opportunityId: disputes.opportunityId,
      opportunityName: opportunities.name,
      reason: disputes.reason,
      disputed: disputes.disputedPaise,
      incentive: incentives.incentivePaise,
      incentiveStatusId: incentives.statusId,
      state: disputes.state,
      outcome: disputes.outcome,
      dueOn: disputes.dueOn,
      isOverdue: sql<boolean>`(${disputes.state} = 'open' and ${disputes.dueOn} < ${today}::date)`,
      messages: sql<number>`(select count(*) from incentive_dispute_messages said
        where said.dispute_id = "incentive_disputes"."id")`.mapWith(Number),
      lastText: sql<string>`(select said.text from incentive_dispute_messages said
        where said.dispute_id = "incentive_disputes"."id" order by said.id desc limit 1)`,
      lastAuthorName: sql<string>`(select person.name from incentive_dispute_messages said
        join users person on person.id = said.author_id
        where said.dispute_id = "incentive_disputes"."id" order by said.id desc limit 1)`,
      closedByName: sql<string>`(select person.name from users person
        where person.id = "incentive_disputes"."closed_by")`,
      closedAt: disputes.closedAt,
    }),
    search: [users.name, disputes.reason],
    sort: '-createdAt',
    readers: 'listed',
    narrow: ({ userIncentiveId }, actor) => [
      incentiveScope(actor, incentives.userId),
      only(sql`${disputes.userIncentiveId}`, userIncentiveId),
    ],
  },
);

/** What both sides said, for those who see the dispute. */
export const disputeMessageRecords = declareRecords<IncentiveDisputeMessage & Presented, object>(
  incentiveDisputeMessageCalls,
  {
    resource: 'incentive-dispute-messages',
    table: messages,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: disputes, on: eq(disputes.id, messages.disputeId), isInner: true },
      ofIncentive,
      { table: users, on: eq(users.id, messages.authorId), isInner: true },
    ],
    fields: {
      disputeId: messages.disputeId,
      side: sql<string>`case when ${messages.isTeam} then 'team' else 'agent' end`,
      text: messages.text,
      authorName: users.name,
    },
    search: [messages.text],
    sort: 'id',
    readers: 'listed',
    narrow: ({ disputeId }, actor) => [
      incentiveScope(actor, incentives.userId),
      only(sql`${messages.disputeId}`, disputeId),
    ],
  },
);
