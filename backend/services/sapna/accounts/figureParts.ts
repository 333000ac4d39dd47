import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { bucketOf } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { ledgerEntries, milestones, opportunities } from '../../../database/schema/index.ts';
import { refuseAccount } from '../../../policies/accountScope.ts';

type Asked = CallOf<'accounts.figureParts'>;
type Part = AnswerOf<Asked>['results'][number];

const dealsOf = (db: Database, accountId: number) =>
  db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      statusId: opportunities.statusId,
      dealValue: opportunities.dealValuePaise,
      collected: opportunities.collectedPaise,
    })
    .from(opportunities)
    .where(and(eq(opportunities.accountId, accountId), isNull(opportunities.deletedAt)))
    .orderBy(asc(opportunities.id));

type Deal = Awaited<ReturnType<typeof dealsOf>>[number];

/** What each milestone of the deals comes to, and what was paid for it. */
const milestonesOf = async (db: Database, deals: readonly Deal[]) => {
  const ids = deals.map(({ id }) => id);
  if (ids.length === 0) return [];
  const paid = sql<number>`(
    select coalesce(sum(entry.amount_paise), 0) from ${ledgerEntries} entry
    where entry.milestone_id = "milestones"."id")`.mapWith(Number);
  return db
    .select({
      opportunityId: milestones.opportunityId,
      name: milestones.name,
      amount: sql<number>`${milestones.amountPaise} + ${milestones.gstPaise}`.mapWith(Number),
      paid,
    })
    .from(milestones)
    .where(and(inArray(milestones.opportunityId, ids), isNull(milestones.deletedAt)))
    .orderBy(asc(milestones.opportunityId), asc(milestones.id));
};

type Milestone = Awaited<ReturnType<typeof milestonesOf>>[number];

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const noted = (agreed: number, paid: number): string =>
  `${formatRupees(agreed)} agreed, ${formatRupees(paid)} paid`;

/** What is still to be paid of a deal, milestone by milestone; what no milestone names is told apart, so that it adds up. */
const pendingParts = (deal: Deal, own: readonly Milestone[]): Part[] => {
  const parts = own.map(({ name, amount, paid }) => ({
    title: `${deal.name}: ${name}`,
    note: noted(amount, paid),
    amount: amount - paid,
  }));
  const agreed = deal.dealValue - sum(own.map(({ amount }) => amount));
  const paid = deal.collected - sum(own.map(one => one.paid));
  const rest = {
    title: `${deal.name}: outside milestones`,
    note: noted(agreed, paid),
    amount: agreed - paid,
  };
  return [...parts, rest].filter(({ amount }) => amount !== 0);
};

const isCounted = ({ statusId }: Deal): boolean => {
  const bucket = bucketOf(statusId);
  return bucket === 'open' || bucket === 'closed';
};

/** GET accounts/{id}/figure-parts: what a figure of an account is made of; the parts add up to it (T37, T38). */
export const figureParts: Verb<Asked> = async ({ params, query, db, actor }) => {
  await refuseAccount(db, actor, 'read', params.id);
  const deals = await dealsOf(db, params.id);
  if (query.of === 'pendingCollectionAmount') {
    const all = await milestonesOf(db, deals);
    return {
      results: deals.flatMap(deal =>
        pendingParts(
          deal,
          all.filter(({ opportunityId }) => opportunityId === deal.id),
        ),
      ),
    };
  }
  const counted = query.of === 'totalAccountValue' ? deals.filter(isCounted) : deals;
  return {
    results: counted
      .map(deal => ({
        title: deal.name,
        note: noted(deal.dealValue, deal.collected),
        amount: query.of === 'collectedAmount' ? deal.collected : deal.dealValue,
      }))
      .filter(({ amount }) => amount !== 0),
  };
};
