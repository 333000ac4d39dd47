import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { UserIncentive } from '#contract/calls/recordTypes.ts';
import {
  incentivePayoutCalls,
  myIncentiveCalls,
  userIncentiveCalls,
} from '#contract/calls/incentives/userIncentives.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  designations,
  incentiveCycles,
  userIncentives as incentives,
  users,
} from '../../database/schema/index.ts';
import { incentiveHands } from '../../policies/incentiveHands.ts';
import { incentiveScope } from '../../policies/scopes/incentiveScope.ts';
import { openDisputeId } from '../../policies/refuseDisputed.ts';
import { waitingBatchId } from '../../policies/refuseInBatch.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import type { Join } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped } from '../../tables/fields.ts';
import { categoryName } from './participantCategories.ts';

const own = (column: string): SQL => sql.raw(`"user_incentives"."${column}"`);

const nameOf = (column: string): SQL<string> => sql<string>`(
  select person.name from users person where person.id = ${own(column)})`;

/** The share of a target that was reached, in percent; rounded down like the one that chooses the slab. */
const reached = (achieved: string, target: string) =>
  sql<number>`(case when ${own(target)} > 0
    then floor(greatest(${own(achieved)}, 0)::numeric * 10000 / ${own(target)}) / 100 end)`.mapWith(
    Number,
  );

const joins: readonly Join[] = [
  { table: users, on: eq(users.id, incentives.userId), isInner: true },
  { table: incentiveCycles, on: eq(incentiveCycles.id, incentives.cycleId), isInner: true },
  { table: designations, on: eq(designations.id, users.designationId), isInner: false },
];

const fields = {
  userId: incentives.userId,
  userName: users.name,
  designationName: designations.name,
  cycleId: incentives.cycleId,
  cycleName: incentiveCycles.name,
  cycleStart: incentiveCycles.startDate,
  frequency: incentiveCycles.frequency,
  isCycleClosed: sql<boolean>`(${incentiveCycles.closedAt} is not null)`,
  statusId: incentives.statusId,
  participantCategoryName: categoryName(own('participant_category_id')),
  individualTarget: incentives.individualTargetPaise,
  achieved: incentives.achievedPaise,
  reached: reached('achieved_paise', 'individual_target_paise'),
  accountsClosed: incentives.accountsClosed,
  teamTarget: incentives.teamTargetPaise,
  teamAchieved: incentives.teamAchievedPaise,
  teamReached: reached('team_achieved_paise', 'team_target_paise'),
  incentive: incentives.incentivePaise,
  paidIncentive: incentives.paidIncentivePaise,
  remark: incentives.remark,
  // Brought along by `debug=true` alone.
  deals: sql<null>`null::json`,
  handIds: mapped<number[], never>(incentiveHands, ids => ids, undefined, incentiveHands),
  createdByName: nameOf('created_by'),
  signedOffByName: nameOf('signed_off_by'),
  signedOffAt: incentives.signedOffAt,
  approvedByName: nameOf('approved_by'),
  approvedAt: incentives.approvedAt,
  paidByName: nameOf('paid_by'),
  paidAt: incentives.paidAt,
  disputeId: openDisputeId('"user_incentives"."id"'),
  payoutBatchId: waitingBatchId('user_incentive_id', '"user_incentives"."id"'),
};

const shared = {
  table: incentives,
  removal: 'hard',
  notThere: notThere.incentive,
  joins,
  fields,
  search: [users.name],
  sort: '-cycleStart,userName',
} as const;

type Query = Readonly<Record<string, unknown>>;
const number = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
const ofCycle = ({ cycleId }: Query): SQL | undefined => {
  const id = number(cycleId);
  return id === undefined ? undefined : eq(incentives.cycleId, id);
};

/** Incentives by cycle, for those who calculate and sign off, and each person's own. */
export const userIncentiveRecords = declareRecords<UserIncentive, object>(userIncentiveCalls, {
  ...shared,
  resource: 'user-incentives',
  readers: 'listed',
  narrow: (query, actor) => [incentiveScope(actor, incentives.userId), ofCycle(query)],
});

/** Incentives of a person or a team (`userId`, `cycleIds`, `team=true`). */
export const myIncentiveRecords = declareRecords<UserIncentive, object>(myIncentiveCalls, {
  ...shared,
  resource: 'my-incentives',
  readers: 'listed',
  narrow: ({ userId, cycleIds, team }, actor) => {
    const asked = number(userId);
    const leader = asked ?? actor.id;
    const cycles = typeof cycleIds === 'string' ? cycleIds.split(',').map(Number) : null;
    return [
      incentiveScope(actor, incentives.userId),
      cycles ? inArray(incentives.cycleId, cycles) : undefined,
      team === true
        ? sql`${incentives.userId} <> ${leader}::bigint and ${incentives.userId} = any(${peopleOf({ id: leader }, false)})`
        : asked === undefined
          ? undefined
          : eq(incentives.userId, asked),
    ];
  },
});

/** What can be approved and paid, or was. */
export const incentivePayoutRecords = declareRecords<UserIncentive, object>(incentivePayoutCalls, {
  ...shared,
  resource: 'incentive-payouts',
  readers: 'granted',
  where: sql`"user_incentives"."status_id" >= 3`,
  narrow: query => [ofCycle(query)],
});
