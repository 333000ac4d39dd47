import { eq, sql, type SQL } from 'drizzle-orm';
import type { BuilderExclusivityRequest, BuilderProject } from '#contract/calls/recordTypes.ts';
import {
  builderProjectCalls,
  exclusivityRequestCalls,
} from '#contract/calls/exclusivity/builderExclusivity.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  accounts,
  builderExclusivityRequests as requests,
  builders,
  cities,
  occupyingStates,
  projects,
  users,
} from '../../database/schema/index.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { ofAccountInScope } from '../../policies/scopes/accountScope.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { rowsOfAccount } from '../accounts/accountLists.ts';

const occupying = sql.raw(occupyingStates.map(state => `'${state}'`).join());

/** The last day of the slots by which a builder is on one of their projects. */
const lastSlotDay = sql<Day | null>`(
  select max(slot.end_date) from slots slot
  where slot.project_id = ${projects.id} and slot.deleted_at is null
    and slot.state in (${occupying})
    and (slot.profile_uuid = ${builders.profileUuid} or slot.account_id = ${builders.accountId}))`;

const exclusiveUntil = (today: Day) => sql<Day | null>`(
  select max(granted.end_date) from builder_exclusivity_requests granted
  where granted.project_id = ${projects.id} and granted.approval_status = 'Approved'
    and granted.end_date >= ${today}::date)`;

const isAsked = sql`exists (
  select 1 from builder_exclusivity_requests asked
  where asked.project_id = ${projects.id} and asked.approval_status = 'PendingApproval')`;

/** Whether one more period could be asked for; the call itself decides (`exclusivityPeriod`). */
const mayAsk = (today: Day) => sql<boolean>`(
  not ${isAsked} and coalesce(${lastSlotDay} >= ${today}, false)
    and coalesce(${exclusiveUntil(today)} < ${lastSlotDay}, true))`;

/** Those that a package may be about: of its account's builder, or linked to its opportunity. */
const ofPackage = (opmV2Id: unknown): SQL | undefined =>
  typeof opmV2Id === 'number'
    ? sql`exists (
        select 1 from opportunity_packages ordered
        join opportunities deal on deal.id = ordered.opportunity_id
        where ordered.id = ${opmV2Id}::bigint and (
          deal.account_id = ${builders.accountId} or exists (
            select 1 from opportunity_projects linked
            where linked.opportunity_id = deal.id and linked.project_id = ${projects.id})))`
    : undefined;

/** Projects of the builder behind an account. */
export const builderProjectRecords = declareRecords<BuilderProject & Presented, object>(
  builderProjectCalls,
  {
    resource: 'builder-projects',
    table: projects,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: builders, on: eq(builders.id, projects.builderId), isInner: true },
      { table: cities, on: eq(cities.id, projects.cityId), isInner: true },
    ],
    where: eq(projects.isActive, true),
    fields: today => ({
      accountId: builders.accountId,
      builderProfileUuid: builders.profileUuid,
      opmV2Id: sql<number>`null::bigint`,
      name: projects.name,
      cityName: cities.name,
      hasCoverImage: sql<boolean>`(${projects.coverImageUrl} is not null)`,
      maxSlotEndDate: lastSlotDay,
      exclusivity: sql<string>`case
        when ${exclusiveUntil(today)} is not null then 'exclusive'
        when ${isAsked} then 'asked'
        when coalesce(${lastSlotDay} >= ${today}, false) then 'free'
        else 'no-slot' end`,
      exclusiveUntil: exclusiveUntil(today),
      mayAsk: mayAsk(today),
    }),
    search: [projects.name],
    sort: 'name',
    readers: actor => ofAccountInScope(builders.accountId, actor, 'read'),
    narrow: (query, actor) => [
      ...rowsOfAccount(builders.accountId)(query, actor),
      ofPackage(query['opmV2Id']),
    ],
  },
);

/** What builders asked to sell alone. */
export const exclusivityRequestRecords = declareRecords<BuilderExclusivityRequest, object>(
  exclusivityRequestCalls,
  {
    resource: 'builder-exclusivity-requests',
    table: requests,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: projects, on: eq(projects.id, requests.projectId), isInner: true },
      { table: accounts, on: eq(accounts.id, requests.accountId), isInner: true },
      { table: users, on: eq(users.id, requests.userId), isInner: true },
    ],
    fields: {
      startDate: requests.startDate,
      projectId: requests.projectId,
      projectName: projects.name,
      endDate: requests.endDate,
      approvalStatus: requests.approvalStatus,
      accountId: requests.accountId,
      accountName: accounts.name,
      builderProfileUuid: requests.builderProfileUuid,
      userId: requests.userId,
      userName: users.name,
      comments: requests.comments,
    },
    search: [projects.name, accounts.name, requests.comments, users.name],
    client: { accountId: requests.accountId },
    sort: '-startDate',
    readers: actor => ofAccountInScope(requests.accountId, actor, 'read'),
    narrow: rowsOfAccount(requests.accountId),
  },
);
