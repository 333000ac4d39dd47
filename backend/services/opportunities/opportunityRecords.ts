import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Opportunity, OpportunityFields } from '#contract/calls/recordTypes.ts';
import { opportunityRecordCalls } from '#contract/calls/opportunities/opportunities.ts';
import { approvalStatuses } from '#contract/domain/approvals/approvalStatus.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { NextStep } from '#contract/domain/opportunities/nextStep.ts';
import { packageStatusTypes } from '#contract/domain/opportunities/packageStatuses.ts';
import type { Actor } from '../../calls/Actor.ts';
import {
  accounts,
  approvalRequests as requests,
  caseStatuses,
  cities,
  opportunities,
  opportunityPackages as ordered,
  opportunityStages,
} from '../../database/schema/index.ts';
import { dealAgents, joinDealAgent } from '../../policies/dealAgents.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import { opportunityWords } from '../../policies/opportunityWords.ts';
import { amongIds } from '../../query/amongIds.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { computed, reference } from '../../tables/fields.ts';
import { idsByNext } from './figures/dealsByNext.ts';
import { nextOfDeal } from './figures/nextOfDeal.ts';
import { planOfDeal } from './figures/planOfDeal.ts';
import { linkOfDeal } from './figures/sharesOfDeal.ts';
import { opportunityFacts } from './figures/opportunityFacts.ts';
import { refuseOpportunityFields } from './refuseOpportunityFields.ts';
import { writtenOpportunity } from './writtenOpportunity.ts';

type Query = Readonly<Record<string, unknown>>;

const hasPackage = (where: SQL | undefined): SQL =>
  exists(
    sql`(select 1 from ${ordered} where ${and(
      eq(ordered.opportunityId, opportunities.id),
      isNull(ordered.deletedAt),
      where,
    )})`,
  );

/** A discount is required whose last request was rejected. */
const isDiscountRefused = sql`(${ordered.discountStatus} = 'Required' and (
  select ${requests.status} from ${requests}
  where ${requests.entity} = 'opportunity_packages' and ${requests.entityId} = ${ordered.id}
    and ${inArray(requests.approvalType, ['Discount', 'FreeTrial'])}
  order by ${requests.id} desc limit 1) = 'Rejected')`;

/** `packageStatusTypeId` and `packageStatusIds` of the documented list. */
const ofPackageStatus = ({ packageStatusTypeId, packageStatusIds }: Query): SQL | undefined => {
  if (typeof packageStatusIds !== 'string') return undefined;
  const ids = packageStatusIds.split(',').map(Number);
  if (packageStatusTypeId !== packageStatusTypes.discountApproval)
    return hasPackage(inArray(ordered.statusId, ids));
  const names = approvalStatuses.filter((_, at) => ids.includes(at + 1));
  const stands = inArray(ordered.discountStatus, names);
  // A refused discount is required again (T43); that it was refused is told by its last request.
  const isFound = names.includes('Rejected') ? or(stands, isDiscountRefused) : stands;
  return names.length > 0 ? hasPackage(isFound) : sql`false`;
};

const whose = ({ accountId, within }: Query, actor: Actor): readonly (SQL | undefined)[] => [
  // An account's page shows its deals to anyone who may open it; so does the search. Else it is a list of one's own.
  opportunityScope(actor, typeof accountId === 'number' || within === 'search' ? 'read' : 'list'),
  within === 'unassigned' ? isNull(opportunities.agentId) : undefined,
  typeof accountId === 'number' ? eq(opportunities.accountId, accountId) : undefined,
];

/** Deals; what they come to is kept by their packages and the ledger. */
export const opportunityRecords = declareRecords<Opportunity, OpportunityFields>(
  opportunityRecordCalls,
  {
    resource: 'opportunities',
    table: opportunities,
    removal: 'soft',
    notThere: notThere.opportunity,
    joins: [
      {
        table: caseStatuses,
        on: eq(caseStatuses.id, opportunities.caseStatusId),
        isInner: true,
      },
      {
        table: opportunityStages,
        on: eq(opportunityStages.id, opportunities.stageId),
        isInner: false,
      },
      joinDealAgent,
    ],
    fields: (today, _product, moment) => ({
      name: opportunities.name,
      line: opportunities.line,
      typeId: opportunities.typeId,
      accountId: reference(opportunities.accountId, accounts, { order: opportunities.accountName }),
      accountName: opportunities.accountName,
      cityId: reference(opportunities.cityId, cities, { order: cities.name }),
      cityName: cities.name,
      agentId: opportunities.agentId,
      assignedAt: opportunities.assignedAt,
      statusId: opportunities.statusId,
      caseStatusId: opportunities.caseStatusId,
      caseStatusName: caseStatuses.name,
      stageName: opportunityStages.name,
      brokerStage: opportunities.brokerStage,
      sourceOpportunityId: opportunities.sourceOpportunityId,
      renewalTag: opportunities.renewalTag,
      renewalAlertTag: opportunities.renewalAlertTag,
      fupTime: opportunities.fupTime,
      dealValue: opportunities.dealValuePaise,
      collectedAmount: opportunities.collectedPaise,
      pendingCollectionAmount: computed(
        sql<number>`(${opportunities.dealValuePaise} - ${opportunities.collectedPaise})`.mapWith(
          Number,
        ),
      ),
      linkSentAt: opportunities.linkSentAt,
      paymentFailedAt: opportunities.paymentFailedAt,
      closedAt: opportunities.closedAt,
      lostAt: opportunities.lostAt,
      delayedActivationStatus: opportunities.delayedActivationStatus,
      ...opportunityFacts,
      next: nextOfDeal(today),
      // Lists are narrowed by it alone.
      nextOfMine: sql<null>`null`,
      plan: planOfDeal,
      paymentLink: linkOfDeal(moment),
    }),
    search: [opportunityWords, dealAgents.name],
    client: { accountId: opportunities.accountId },
    sort: '-updatedAt',
    readers: actor => opportunityScope(actor, 'read'),
    narrow: (query, actor) => [
      ...whose(query, actor),
      ofPackageStatus(query),
      Array.isArray(query['ids']) ? amongIds(opportunities.id, query['ids']) : undefined,
    ],
    refuse: refuseOpportunityFields,
    written: writtenOpportunity,
  },
);

/** GET opportunity; `nextOfMine` narrows it to deals of one's own by what comes next on them. */
export const listOpportunities: typeof opportunityRecords.verbs.list = async context => {
  const { nextOfMine } = context.query as { nextOfMine?: NextStep };
  if (nextOfMine === undefined) return opportunityRecords.verbs.list(context);
  const ids = await idsByNext(context, nextOfMine);
  return opportunityRecords.verbs.list({ ...context, query: { ...context.query, ids } });
};
