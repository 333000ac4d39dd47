import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import { incentiveTypes } from '#contract/domain/incentives/computeIncentive.ts';
import type { Verb } from '../../calls/Context.ts';
import { designations, userIncentives, users, userTargets } from '../../database/schema/index.ts';
import { cycleOrRefuse } from './incentiveCycles.ts';
import { participants, termsOn } from './participantTerms.ts';

const managers = alias(users, 'managers');

/** GET sales-target-sheet: everyone whose rule has this kind of cycle, with or without a target. */
export const targetSheet: Verb<CallOf<'userTargets.sheet'>> = async ({ db, query }) => {
  const cycle = await cycleOrRefuse(db, query.cycleId);
  const terms = await termsOn(db, cycle.startDate, cycle.frequency);
  const categoryOf = await participants(db);
  const ids = [...categoryOf].filter(([, category]) => terms.has(category)).map(([id]) => id);
  const people = await db
    .select({
      userId: users.id,
      userName: users.name,
      designationName: designations.name,
      managerName: managers.name,
    })
    .from(users)
    .leftJoin(designations, eq(designations.id, users.designationId))
    .leftJoin(managers, eq(managers.id, users.parentId))
    .where(inArray(users.id, [0, ...ids]))
    .orderBy(asc(managers.name), asc(users.name), asc(users.id));
  const targets = new Map(
    (await db.select().from(userTargets).where(eq(userTargets.cycleId, cycle.id))).map(row => [
      row.userId,
      row,
    ]),
  );
  const figures = new Map(
    (await db.select().from(userIncentives).where(eq(userIncentives.cycleId, cycle.id))).map(
      row => [row.userId, row],
    ),
  );
  return {
    isClosed: cycle.closedAt !== null,
    results: people.flatMap(person => {
      const rule = terms.get(categoryOf.get(person.userId) ?? 0)?.rule;
      if (!rule) return [];
      const target = targets.get(person.userId);
      const figure = figures.get(person.userId);
      return [
        {
          ...person,
          targetId: target?.id ?? null,
          version: target?.version ?? null,
          individualTarget: target?.individualTargetPaise ?? 0,
          teamTarget: target?.teamTargetPaise ?? 0,
          achieved: figure?.achievedPaise ?? null,
          teamAchieved: figure?.teamAchievedPaise ?? null,
          allowedMinTarget: rule.allowedMinTargetPaise,
          allowedMaxTarget: rule.allowedMaxTargetPaise,
          types: incentiveTypes.filter(type =>
            rule.participantAllowedIncentiveTypes.includes(type),
          ),
        },
      ];
    }),
  };
};
