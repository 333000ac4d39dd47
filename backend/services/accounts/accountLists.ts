import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type {
  AccountActivity,
  LeadDelivery,
  LeadProfile,
  TanThreshold,
  WalletEntry,
  WalletPayment,
} from '#contract/calls/recordTypes.ts';
import {
  activityCalls,
  leadDeliveryCalls,
  leadProfileCalls,
  thresholdCalls,
  walletEntryCalls,
  walletPaymentCalls,
} from '#contract/calls/accounts/accountLists.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import {
  accountActivities,
  accounts,
  leadDeliveries,
  legalEntities,
  milestones,
  projects,
  tanThresholds,
  users,
  walletEntries,
  walletPayments,
} from '../../database/schema/index.ts';
import { accountScope, ofAccountInScope } from '../../policies/scopes/accountScope.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { ordered } from '../../tables/fields.ts';
import { rowsOfOpportunity } from '../opportunities/rowsOfOpportunity.ts';
import { accountFacts, ofAccount } from './accountFigures.ts';

type Query = Readonly<Record<string, unknown>>;

/** Rows of an account that the person may open; without one, rows of the accounts in their lists. */
export const rowsOfAccount =
  (column: PgColumn) =>
  ({ accountId }: Query, actor: Actor): readonly (SQL | undefined)[] => [
    ofAccountInScope(column, actor, typeof accountId === 'number' ? 'read' : 'list'),
    typeof accountId === 'number' ? eq(column, accountId) : undefined,
  ];

const accountAgents = alias(users, 'account_agents');
const actors = alias(users, 'activity_agents');

/** What was done with a client. */
export const activityRecords = declareRecords<AccountActivity & Presented, object>(activityCalls, {
  resource: 'account-activities',
  table: accountActivities,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    accountId: accountActivities.accountId,
    opportunityId: accountActivities.opportunityId,
    agentName: actors.name,
    activityType: accountActivities.activityType,
    reasonName: accountActivities.reasonName,
    currentStatusName: accountActivities.currentStatusName,
    nextStatusName: accountActivities.nextStatusName,
    performedTime: accountActivities.performedAt,
    fupTime: accountActivities.fupTime,
    notes: accountActivities.notes,
  },
  joins: [{ table: actors, on: eq(actors.id, accountActivities.agentId), isInner: false }],
  search: [accountActivities.notes, accountActivities.reasonName, actors.name],
  client: {
    accountId: accountActivities.accountId,
    opportunityId: accountActivities.opportunityId,
  },
  sort: '-performedTime',
  readers: actor => ofAccountInScope(accountActivities.accountId, actor, 'read'),
  narrow: (query, actor) =>
    typeof query['opportunityId'] === 'number'
      ? rowsOfOpportunity(accountActivities.opportunityId)(query, actor)
      : rowsOfAccount(accountActivities.accountId)(query, actor),
});

export const walletPaymentRecords = declareRecords<WalletPayment & Presented, object>(
  walletPaymentCalls,
  {
    resource: 'wallet-payments',
    table: walletPayments,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      accountId: walletPayments.accountId,
      paymentDate: walletPayments.paymentDate,
      referenceNumber: walletPayments.referenceNumber,
      tdsPercentage: sql<number>`${walletPayments.tdsBp} / 100.0`.mapWith(Number),
      amount: walletPayments.amountPaise,
      amountExcludingTds: walletPayments.amountExcludingTdsPaise,
      remainingAmount: walletPayments.remainingPaise,
    },
    search: [walletPayments.referenceNumber],
    sort: '-paymentDate',
    readers: actor => ofAccountInScope(walletPayments.accountId, actor, 'read'),
    narrow: rowsOfAccount(walletPayments.accountId),
  },
);

/** What went into wallets and out of them, of an account or of one advance. */
export const walletEntryRecords = declareRecords<WalletEntry & Presented, object>(
  walletEntryCalls,
  {
    resource: 'wallet-entries',
    table: walletEntries,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      {
        table: walletPayments,
        on: eq(walletPayments.id, walletEntries.walletPaymentId),
        isInner: true,
      },
      { table: milestones, on: eq(milestones.id, walletEntries.milestoneId), isInner: false },
    ],
    fields: {
      accountId: walletPayments.accountId,
      paymentId: walletPayments.paymentId,
      referenceNumber: walletPayments.referenceNumber,
      kind: walletEntries.kind,
      amount: walletEntries.amountPaise,
      opportunityName: sql<string>`(
        select deal.name from opportunities deal where deal.id = ${milestones.opportunityId})`,
      milestoneName: milestones.name,
      note: walletEntries.note,
      bookedByName: sql<string>`(
        select person.name from users person where person.id = ${walletEntries.createdBy})`,
    },
    search: [],
    sort: '-id',
    readers: actor => ofAccountInScope(walletPayments.accountId, actor, 'read'),
    narrow: ({ accountId, paymentId }: Query, actor) => {
      const isOfOne = typeof accountId === 'number' || typeof paymentId === 'number';
      return [
        ofAccountInScope(walletPayments.accountId, actor, isOfOne ? 'read' : 'list'),
        typeof accountId === 'number' ? eq(walletPayments.accountId, accountId) : undefined,
        typeof paymentId === 'number' ? eq(walletPayments.paymentId, paymentId) : undefined,
      ];
    },
  },
);

export const thresholdRecords = declareRecords<TanThreshold & Presented, object>(thresholdCalls, {
  resource: 'tan-thresholds',
  table: tanThresholds,
  removal: 'hard',
  notThere: notThere.record,
  joins: [
    {
      table: legalEntities,
      on: eq(legalEntities.id, tanThresholds.legalEntityId),
      isInner: true,
    },
  ],
  fields: {
    accountId: legalEntities.accountId,
    legalEntityName: legalEntities.legalName,
    tan: tanThresholds.tan,
    financialYear: ordered(
      sql<string>`${tanThresholds.financialYear} || '-' || right((${tanThresholds.financialYear} + 1)::text, 2)`,
      tanThresholds.financialYear,
    ),
    thresholdLimit: tanThresholds.limitPaise,
    thresholdUtilized: tanThresholds.utilizedPaise,
  },
  search: [legalEntities.legalName, tanThresholds.tan],
  sort: '-financialYear',
  readers: actor => ofAccountInScope(legalEntities.accountId, actor, 'read'),
  narrow: rowsOfAccount(legalEntities.accountId),
});

export const leadDeliveryRecords = declareRecords<LeadDelivery, object>(leadDeliveryCalls, {
  resource: 'lead-deliveries',
  table: leadDeliveries,
  removal: 'hard',
  notThere: notThere.record,
  joins: [{ table: projects, on: eq(projects.id, leadDeliveries.projectId), isInner: false }],
  fields: {
    accountId: leadDeliveries.accountId,
    projectName: projects.name,
    slotId: leadDeliveries.slotId,
    startDate: leadDeliveries.startDate,
    endDate: leadDeliveries.endDate,
    promisedLeads: leadDeliveries.promisedLeads,
    deliveredLeads: leadDeliveries.deliveredLeads,
    status: leadDeliveries.status,
  },
  search: [projects.name],
  sort: '-endDate',
  readers: actor => ofAccountInScope(leadDeliveries.accountId, actor, 'read'),
  narrow: rowsOfAccount(leadDeliveries.accountId),
});

const leads = (what: SQL): SQL<number> =>
  sql<number>`(
    select coalesce(${what}, 0) from ${leadDeliveries} promise
    where promise.account_id = ${ofAccount('id')})`.mapWith(Number);

/** Clients by what they were promised and got. */
export const leadProfileRecords = declareRecords<LeadProfile, object>(leadProfileCalls, {
  resource: 'lead-profiles',
  table: accounts,
  removal: 'soft',
  notThere: notThere.account,
  where: isNull(accounts.mergedIntoId),
  fields: today => ({
    accountId: accounts.id,
    profileId: accounts.uuid,
    accountName: accounts.name,
    agentName: accountAgents.name,
    cityName: accountFacts.cityName,
    promisedLeads: leads(sql`sum(promise.promised_leads)`),
    deliveredLeads: leads(sql`sum(promise.delivered_leads)`),
    remainingLeads: leads(sql`sum(greatest(promise.promised_leads - promise.delivered_leads, 0))`),
    runningDeliveries: leads(
      sql`count(*) filter (where ${today}::date between promise.start_date and promise.end_date)`,
    ),
    lastEndDate: sql<string>`(
      select max(promise.end_date) from ${leadDeliveries} promise
      where promise.account_id = ${ofAccount('id')})`,
  }),
  joins: [{ table: accountAgents, on: eq(accountAgents.id, accounts.agentId), isInner: false }],
  search: [accounts.name, accountAgents.name],
  client: { accountId: accounts.id },
  sort: '-updatedAt',
  readers: actor => accountScope(actor, 'read'),
  narrow: ({ filters }, actor) => [
    // A profile is opened by its address; without one the list holds those who were promised anything.
    accountScope(actor, typeof filters === 'string' ? 'read' : 'list'),
    typeof filters === 'string'
      ? undefined
      : sql`exists (select 1 from ${leadDeliveries} promise where promise.account_id = ${ofAccount('id')})`,
    isNotNull(accounts.uuid),
  ],
});
