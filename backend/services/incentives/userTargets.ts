import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { UserTarget, UserTargetFields } from '#contract/calls/recordTypes.ts';
import { userTargetRecordCalls } from '#contract/calls/incentives/userTargets.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { incentiveRefusals } from '#contract/domain/incentives/incentiveMessages.ts';
import { targetFaults } from '#contract/domain/incentives/targetFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { lockByName } from '../../database/lockByName.ts';
import { incentiveCycles, users, userTargets } from '../../database/schema/index.ts';
import { incentiveScope } from '../../policies/scopes/incentiveScope.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { cycleOrRefuse } from './incentiveCycles.ts';
import { incentiveRuleRecords } from './incentiveTerms.ts';
import { participants, termsOfUsers, termsOn } from './participantTerms.ts';

/** A target is held by the rule of its cycle, and stays once the cycle is closed. @throws Refusal */
const refuseTarget = async (db: Database, target: UserTargetFields): Promise<void> => {
  const cycle = await cycleOrRefuse(db, target.cycleId);
  if (cycle.closedAt !== null)
    throw invalidField('/cycleId', 'locked', incentiveRefusals.closedTarget);
  const categoryId = (await participants(db)).get(target.userId) ?? 0;
  const terms = (await termsOn(db, cycle.startDate)).get(categoryId);
  if (!terms) throw invalidField('/userId', 'check', incentiveRefusals.noPart);
  const { rule } = terms;
  if (rule.frequency !== cycle.frequency)
    throw invalidField('/cycleId', 'check', incentiveRefusals.frequency(rule.frequency));
  const [fault] = targetFaults(
    { Individual: target.individualTarget ?? 0, Team: target.teamTarget ?? 0 },
    {
      min: rule.allowedMinTargetPaise,
      max: rule.allowedMaxTargetPaise,
      types: rule.participantAllowedIncentiveTypes,
    },
  );
  if (fault)
    throw invalidField(
      fault.type === 'Team' ? '/teamTarget' : '/individualTarget',
      fault.code,
      fault.words,
    );
};

const number = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Targets by person and cycle. */
export const userTargetRecords = declareRecords<UserTarget, UserTargetFields>(
  userTargetRecordCalls,
  {
    resource: 'user-targets',
    table: userTargets,
    removal: 'hard',
    notThere: notThere.userTarget,
    fields: {
      userId: reference(userTargets.userId, users, {
        isThere: eq(users.status, 1),
        order: users.name,
      }),
      userName: users.name,
      cycleId: reference(userTargets.cycleId, incentiveCycles, {
        order: incentiveCycles.name,
      }),
      cycleName: incentiveCycles.name,
      individualTarget: userTargets.individualTargetPaise,
      teamTarget: userTargets.teamTargetPaise,
      isCycleClosed: sql<boolean>`(${incentiveCycles.closedAt} is not null)`,
    },
    search: [users.name],
    sort: 'userName',
    readers: 'listed',
    narrow: ({ cycleId, userId, getTeamTargets }, actor) => {
      const [cycle, asked] = [number(cycleId), number(userId)];
      const leader = asked ?? actor.id;
      return [
        incentiveScope(actor, userTargets.userId),
        cycle === undefined ? undefined : eq(userTargets.cycleId, cycle),
        getTeamTargets === true
          ? sql`${userTargets.userId} <> ${leader}::bigint and ${userTargets.userId} = any(${peopleOf({ id: leader }, false)})`
          : asked === undefined
            ? undefined
            : eq(userTargets.userId, asked),
      ];
    },
    unique: [
      {
        index: 'user_targets_userId_cycleId_unique',
        field: 'userId',
        taken: () => incentiveRefusals.targetTaken,
      },
    ],
    // A cycle is not calculated and closed while a target of it is being written.
    inLine: async (db, records) => {
      for (const id of [...new Set(records.map(({ cycleId }) => cycleId))].toSorted(
        (a, b) => a - b,
      ))
        await lockByName(db, 'incentive-cycle', id);
    },
    refuse: async ({ db }, { record, before }) => {
      if (before && (before.userId !== record.userId || before.cycleId !== record.cycleId))
        await refuseTarget(db, { ...record, cycleId: before.cycleId, userId: before.userId });
      await refuseTarget(db, record);
    },
  },
);

/** POST get-rules: what holds today for each of some people. */
export const rulesOfUsers: Verb<CallOf<'incentiveRules.ofUsers'>> = async context => {
  const { db, actor, services, body } = context;
  const scope = incentiveScope(actor, users.id);
  const seen = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(scope, sql`${users.id} = any(${sql.param(`{${body.userIds.join(',')}}`)}::bigint[])`),
    );
  const terms = await termsOfUsers(
    db,
    indiaDay(services.now()),
    seen.map(({ id }) => id),
  );
  const rules = await incentiveRuleRecords.read(context, [
    ...new Set([...terms.values()].map(({ rule }) => rule.id)),
  ]);
  return {
    results: [...terms].flatMap(([userId, { rule }]) => {
      const found = rules.find(({ id }) => id === rule.id);
      return found ? [{ userId, rule: found }] : [];
    }),
  };
};
