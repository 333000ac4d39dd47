import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { timeZone } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  incentiveCycles,
  incentiveRules,
  opportunities,
  userIncentiveDeals as deals,
  userIncentives as incentives,
} from '../../database/schema/index.ts';
import { incentiveScope } from '../../policies/scopes/incentiveScope.ts';
import { termsOn } from './participantTerms.ts';
import { userIncentiveRecords } from './userIncentives.ts';

type Details = AnswerOf<CallOf<'incentives.details'>>;
type Deal = Details['deals'][number] & { readonly userIncentiveId: number };

/** @throws Refusal NOT_FOUND for one that is not there and one that is not their to see, in the same words. */
export const incentiveOrRefuse = async (
  db: Database,
  actor: Pick<Actor, 'id' | 'grants'>,
  id: number,
  isToChange = false,
) => {
  const query = db
    .select()
    .from(incentives)
    .where(and(eq(incentives.id, id), incentiveScope(actor, incentives.userId)));
  const [row] = await (isToChange ? query.for('update') : query);
  if (!row) throw notFound(notThere.incentive);
  return row;
};

/** The payments behind figures, each with its share. */
const dealsOf = (db: Database, ids: readonly number[]): Promise<Deal[]> =>
  db
    .select({
      id: deals.id,
      userIncentiveId: deals.userIncentiveId,
      type: deals.type,
      opportunityId: deals.opportunityId,
      opportunityName: opportunities.name,
      paymentId: deals.paymentId,
      closedOn: sql<
        string | null
      >`(${opportunities.closedAt} at time zone ${sql.raw(`'${timeZone}'`)})::date::text`,
      base: deals.basePaise,
      incentive: deals.incentivePaise,
      reason: deals.reason,
    })
    .from(deals)
    .innerJoin(opportunities, eq(opportunities.id, deals.opportunityId))
    .where(inArray(deals.userIncentiveId, [0, ...ids]))
    .orderBy(asc(deals.type), asc(deals.id));

const asDeal = ({ userIncentiveId: _of, ...deal }: Deal): Details['deals'][number] => deal;

/** GET by-cycle; `debug=true` brings the deals along, under `deals` of each row. */
export const listByCycle: Verb<CallOf<'userIncentives.list'>> = async context => {
  const { db, actor, query, services } = context;
  const page = await userIncentiveRecords.list(
    context,
    query,
    userIncentiveRecords.declaration.narrow?.(query, actor, '', services.now()),
  );
  if ((query as { debug?: boolean }).debug !== true) return page;
  const all = await dealsOf(
    db,
    page.results.map(({ id }) => id),
  );
  return {
    ...page,
    results: page.results.map(row => ({
      ...row,
      deals: all.filter(({ userIncentiveId }) => userIncentiveId === row.id).map(asDeal),
    })),
  };
};

/** GET get-details: what a figure was made of, by the rule and slabs of its cycle. */
export const incentiveDetails: Verb<CallOf<'incentives.details'>> = async context => {
  const { db, actor, query } = context;
  const row = await incentiveOrRefuse(db, actor, query.incentiveId);
  const incentive = await userIncentiveRecords.readOne(context, row.id);
  const [cycle] = await db
    .select()
    .from(incentiveCycles)
    .where(eq(incentiveCycles.id, row.cycleId));
  const terms = cycle && (await termsOn(db, cycle.startDate)).get(row.participantCategoryId ?? 0);
  const [rule] = row.incentiveRuleId
    ? await db.select().from(incentiveRules).where(eq(incentiveRules.id, row.incentiveRuleId))
    : [];
  const types = rule?.participantAllowedIncentiveTypes ?? [];
  const achievements = [
    {
      type: 'Individual' as const,
      target: row.individualTargetPaise,
      achieved: row.achievedPaise,
      accountsClosed: row.accountsClosed,
    },
    {
      type: 'Team' as const,
      target: row.teamTargetPaise,
      achieved: row.teamAchievedPaise,
      accountsClosed: row.teamAccountsClosed,
    },
  ].filter(({ type }) => types.includes(type));
  return {
    incentive,
    terms: {
      categoryName: incentive.participantCategoryName ?? null,
      rule: rule
        ? {
            id: rule.id,
            effectiveDate: rule.effectiveDate,
            cap: rule.incentiveCapPaise,
            types: achievements.map(({ type }) => type),
          }
        : null,
      slabs: [...(terms?.slabs ?? [])],
    },
    achievements,
    deals: (await dealsOf(db, [row.id])).map(asDeal),
  };
};
