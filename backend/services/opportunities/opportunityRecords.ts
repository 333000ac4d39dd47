import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Opportunity, OpportunityFields } from '#contract/calls/recordTypes.ts';
import { opportunityRecordCalls } from '#contract/calls/opportunities/opportunities.ts';
import { approvalStatuses } from '#contract/domain/approvals/approvalStatus.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { phoneDigitsOf } from '#contract/domain/clients/phoneSearch.ts';
import { packageStatusTypes } from '#contract/domain/opportunities/packageStatuses.ts';
import type { Actor } from '../../calls/Actor.ts';
import {
  accounts,
  approvalRequests as requests,
  caseStatuses,
  cities,
  contacts,
  opportunities,
  opportunityPackages as ordered,
  opportunityStages,
} from '../../database/schema/index.ts';
import { seesPhones } from '../../policies/maskPhones.ts';
import { opportunityScope } from '../../policies/opportunityScope.ts';
import { opportunityWords } from '../../policies/opportunityWords.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { computed, reference } from '../../tables/fields.ts';
import { nextOfDeal } from './nextOfDeal.ts';
import { opportunityFacts } from './opportunityFacts.ts';
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

/** A number is an id, or the phone of someone of the account, or its end. */
const ofNumber = ({ digits, phoneEnd }: Query): SQL | undefined => {
  if (typeof digits !== 'string') return undefined;
  const id = Number(digits);
  const byId = Number.isSafeInteger(id) ? eq(opportunities.id, id) : undefined;
  if (typeof phoneEnd !== 'string') return byId;
  // One set of ids out of two indexes; joined by "or" both would be asked of every row.
  return sql`${opportunities.id} in (
    select ${byId ? id : null}::bigint
    union all
    select asked.id from ${opportunities} asked
    join ${contacts} person on person.account_id = asked.account_id
    where person.phone like ${`%${phoneEnd}`}::text and person.deleted_at is null)`;
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
    ],
    fields: today => ({
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
    }),
    search: [opportunityWords],
    sort: '-updatedAt',
    readers: actor => opportunityScope(actor, 'read'),
    narrow: (query, actor) => [...whose(query, actor), ofPackageStatus(query), ofNumber(query)],
    refuse: refuseOpportunityFields,
    written: writtenOpportunity,
  },
);

/**
 * GET opportunity: a search that is a number finds an id, and people by their phone; by its last digits alone for anyone who
 * sees whole numbers.
 */
export const listOpportunities: typeof opportunityRecords.verbs.list = context => {
  const { search, ...query } = context.query as { search?: string };
  const digits = search?.replaceAll(/[\s()+-]/g, '');
  if (search === undefined || digits === undefined || !/^\d{1,15}$/.test(digits))
    return opportunityRecords.verbs.list(context);
  const phoneEnd = phoneDigitsOf(search, seesPhones(context.actor, context.services.config));
  const asked = { ...query, digits: digits.replace(/^(0|91(?=\d{10}$))/, ''), phoneEnd };
  return opportunityRecords.verbs.list({ ...context, query: asked });
};
