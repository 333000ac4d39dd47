import { eq, sql } from 'drizzle-orm';
import type { Milestone, MilestoneFields } from '#contract/calls/recordTypes.ts';
import { milestoneCalls } from '#contract/calls/opportunities/opportunities.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { milestoneBound } from '#contract/domain/opportunities/milestoneBounds.ts';
import { milestoneFaults } from '#contract/domain/opportunities/milestoneFaults.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { legalEntities, milestones, opportunities } from '../../../database/schema/index.ts';
import type { InWrite, Proposed } from '../../../tables/Declaration.ts';
import { dueDayOf } from '../../../policies/dueDayOf.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { reference } from '../../../tables/fields.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { sumsOf, taxOfDeal, writeDealSums } from '../figures/dealSums.ts';
import { milestoneObstacles } from './milestoneObstacles.ts';
import { isEditable } from '../figures/opportunityFacts.ts';
import { partOrRefuse } from '../partOrRefuse.ts';
import { dealToChange } from '../../dealToChange.ts';
import { billingOf, leftToBill } from '../billingOf.ts';
import { takenOf } from '../milestoneStandings.ts';
import { rowsOfOpportunity } from '../rowsOfOpportunity.ts';

type Wanted = Proposed<Milestone, MilestoneFields>;

const paid = sql<number>`(
  select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
  where entry.milestone_id = "milestones"."id")`;
const total = sql<number>`(${milestones.amountPaise} + ${milestones.gstPaise})`;

const refuseEntity = async ({ db }: InWrite, { record }: Wanted): Promise<void> => {
  if (record.legalEntityId === undefined || record.legalEntityId === null) return;
  const [entity] = await db
    .select({ accountId: legalEntities.accountId })
    .from(legalEntities)
    .where(eq(legalEntities.id, record.legalEntityId));
  const [deal] = await db
    .select({ accountId: opportunities.accountId })
    .from(opportunities)
    .where(eq(opportunities.id, record.opportunityId));
  if (entity?.accountId !== deal?.accountId)
    throw invalidField('/legalEntityId', 'reference', invalidChoice);
};

const askedOf = ({ record, before }: Pick<Wanted, 'record' | 'before'>) => ({
  amount: record.amount,
  digislateAmount: record.digislateAmount ?? 0,
  legalEntityId: record.legalEntityId ?? null,
  isActive: before?.active ?? true,
});

/** The sums of the deal with the milestone as it would stand; its own GST among them. */
const withWanted = async (context: InWrite, wanted: Wanted) => {
  const asked = askedOf(wanted);
  const id = wanted.before?.id;
  const sums = await taxOfDeal(context, wanted.record.opportunityId, { ...asked, id });
  const own = sums.asked.find(each => each.id === id);
  const stored = sums.stored.find(each => each.id === id);
  return { stored, asked: { ...asked, gst: own?.gst ?? stored?.gst ?? 0 } };
};

const refuseSum = async (context: InWrite, { record, before }: Wanted): Promise<void> => {
  const { sales, milestones: all } = await sumsOf(context, record.opportunityId);
  const { amount, isActive } = askedOf({ record, before });
  const was = before?.active ? (before.amount ?? 0) : 0;
  if (isActive && amount > was && all - was + amount > sales)
    throw invalidField('/amount', 'check', opportunityRefusals.milestoneSum);
};

/** What was agreed, paid, billed or is being collected bounds a milestone from below, whichever field moves it. */
const refuseBelow = async (context: InWrite, wanted: Wanted): Promise<void> => {
  const { stored, asked } = await withWanted(context, wanted);
  const bound = stored && milestoneBound(stored, stored, asked);
  if (bound) throw invalidField(`/${bound.field}`, 'check', bound.words);
};

/** Parts of the price that fall due on a day. */
export const milestoneRecords = declareRecords<Milestone, MilestoneFields>(milestoneCalls, {
  resource: 'milestones',
  table: milestones,
  removal: 'soft',
  notThere: notThere.milestone,
  fields: {
    opportunityId: reference(milestones.opportunityId, opportunities),
    opportunityName: opportunities.name,
    name: milestones.name,
    amount: milestones.amountPaise,
    digislateAmount: milestones.digislateAmountPaise,
    gst: milestones.gstPaise,
    total: total.mapWith(Number),
    paid: paid.mapWith(Number),
    pending: sql<number>`(${total} - ${paid})`.mapWith(Number),
    toCollect: sql<number>`greatest(0, ${total} - ${takenOf(sql`"milestones"."id"`)})`.mapWith(
      Number,
    ),
    billing: billingOf(sql`"milestones"."id"`),
    toBill: leftToBill(sql`"milestones"."id"`),
    startDate: milestones.startDate,
    dueDate: milestones.dueDate,
    legalEntityId: reference(milestones.legalEntityId, legalEntities, {
      order: legalEntities.legalName,
    }),
    legalEntityName: legalEntities.legalName,
    accountId: opportunities.accountId,
    active: milestones.isActive,
    isEditable,
  },
  search: [milestones.name],
  sort: 'startDate',
  readers: actor => ofOpportunityInScope(milestones.opportunityId, actor, 'read'),
  narrow: rowsOfOpportunity(milestones.opportunityId),
  faults: ({ record }) => milestoneFaults(record),
  refuse: async (context, wanted) => {
    if (wanted.before && wanted.changes.opportunityId !== undefined)
      throw invalidField('/opportunityId', 'readonly', fieldFaults.readonly);
    if (wanted.changes.legalEntityId !== undefined) await refuseEntity(context, wanted);
    await refuseSum(context, wanted);
    await refuseBelow(context, wanted);
  },
  columns: async (wanted, context) => ({
    gstPaise: (await withWanted(context, wanted)).asked.gst,
    ...((wanted.record.dueDate === undefined || wanted.record.dueDate === null) && {
      dueDate: await dueDayOf(context.db, wanted.record.opportunityId, wanted.record.startDate),
    }),
  }),
  written: (context, { record }) => writeDealSums(context, record.opportunityId),
  obstacles: milestoneObstacles,
});

/** Without a choice it is billed to the account's first legal entity. */
const firstEntityOf = async ({ db }: InWrite, accountId: number): Promise<number | undefined> => {
  const [entity] = await db
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(
      sql`${legalEntities.accountId} = ${accountId}::bigint and ${legalEntities.deletedAt} is null`,
    )
    .orderBy(legalEntities.id)
    .limit(1);
  return entity?.id;
};

/** POST milestone. */
export const createMilestone = async (context: InWrite & { body: MilestoneFields }) => {
  const { body } = context;
  const { accountId } = await dealToChange(context, body.opportunityId);
  const legalEntityId = body.legalEntityId ?? (await firstEntityOf(context, accountId));
  return milestoneRecords.create(context, {
    ...body,
    ...(legalEntityId !== undefined && { legalEntityId }),
  });
};

const milestoneOrRefuse = (context: InWrite, id: number): Promise<Milestone> =>
  partOrRefuse(context, milestoneRecords.readOne(context, id), notThere.milestone);

/** PUT milestone/{id}. */
export const updateMilestone = async (
  context: InWrite & {
    params: { id: number };
    body: Partial<MilestoneFields> & { version: number };
  },
) => {
  const { id } = context.params;
  const { opportunityId } = await milestoneOrRefuse(context, id);
  await dealToChange(context, opportunityId);
  return milestoneRecords.update(context, { id, body: context.body });
};

/** DELETE milestone/{id}. */
export const removeMilestone: typeof milestoneRecords.verbs.remove = async context => {
  const { id } = context.params as unknown as { id: number };
  const { opportunityId } = await milestoneOrRefuse(context, id);
  await dealToChange(context, opportunityId);
  const answer = await milestoneRecords.verbs.remove(context);
  await writeDealSums(context, opportunityId);
  return answer;
};
