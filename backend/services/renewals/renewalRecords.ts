import { eq, sql } from 'drizzle-orm';
import type { Renewal } from '#contract/calls/recordTypes.ts';
import { renewalRecordCalls } from '#contract/calls/renewals/renewals.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  accounts,
  opportunities,
  opportunityPackages,
  packages,
  users,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { computed } from '../../tables/fields.ts';
import {
  daysLeft,
  isRenewed,
  lapsedBucketOf,
  leadsWithin,
  ofOpportunity,
  ofPackage,
  profileType,
  renewable,
  renewalBucketOf,
  renewalScope,
  sellerType,
} from './renewalFields.ts';

/** Sold packages by when they end. */
export const renewalRecords = declareRecords<Renewal, object>(renewalRecordCalls, {
  resource: 'renewals',
  table: opportunityPackages,
  removal: 'soft',
  notThere: notThere.record,
  joins: [
    { table: opportunities, on: ofOpportunity, isInner: true },
    { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: true },
    { table: packages, on: ofPackage, isInner: true },
    { table: users, on: eq(users.id, opportunities.agentId), isInner: false },
  ],
  ...(renewable && { where: renewable }),
  fields: today => ({
    packageName: packages.name,
    accountId: opportunities.accountId,
    accountName: accounts.name,
    opportunityId: opportunityPackages.opportunityId,
    sellerType,
    profileType,
    cityId: sql<number>`coalesce(${opportunityPackages.cityId}, ${opportunities.cityId})`.mapWith(
      Number,
    ),
    agentName: users.name,
    endDate: computed(sql<string>`${opportunityPackages.endDate}`),
    daysLeft: daysLeft(today),
    renewalBucket: renewalBucketOf(today),
    lapsedBucket: lapsedBucketOf(today),
    isRenewed,
    leads7: leadsWithin(today, 7),
    leads30: leadsWithin(today, 30),
    leads90: leadsWithin(today, 90),
    salesPrice: opportunityPackages.salesPaise,
    route: sql<string>`'/' || ${opportunities.line} || '-opportunity/' || ${opportunities.id}`,
  }),
  search: [accounts.name, packages.name, users.name],
  client: {
    accountId: opportunities.accountId,
    opportunityId: opportunityPackages.opportunityId,
  },
  sort: 'endDate',
  readers: 'listed',
  narrow: (_query, actor) => [renewalScope(actor)],
});
