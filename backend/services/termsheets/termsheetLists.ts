import { billingOf, leftToBill } from '../opportunities/billingOf.ts';
import { bookedOf } from '../opportunities/milestoneStandings.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type {
  TermsheetMilestone,
  TermsheetPackage,
  TermsheetStep,
} from '#contract/calls/recordTypes.ts';
import {
  termsheetMilestoneCalls,
  termsheetPackageCalls,
  termsheetStepCalls,
} from '#contract/calls/termsheets/termsheets.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  cities,
  legalEntities,
  milestones,
  opportunityPackages as ordered,
  packageFamilies,
  packages,
  termsheetHistory,
  termsheetMilestones,
  termsheetPackages,
} from '../../database/schema/index.ts';
import { ofTermsheetInScope, rowsOfTermsheet } from '../../policies/scopes/termsheetScope.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { hasNpProduct } from '../opportunities/packages/hasNpProduct.ts';

const numeric = (expression: SQL): SQL<number> => sql<number>`${expression}`.mapWith(Number);

/** What a termsheet sells, at the prices it was made for. */
export const termsheetPackageRecords = declareRecords<TermsheetPackage & Presented, object>(
  termsheetPackageCalls,
  {
    resource: 'termsheet-packages',
    table: termsheetPackages,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: ordered, on: eq(ordered.id, termsheetPackages.opportunityPackageId), isInner: true },
      { table: packages, on: eq(packages.id, ordered.packageId), isInner: true },
      {
        table: packageFamilies,
        on: eq(packageFamilies.id, packages.packageFamilyId),
        isInner: true,
      },
      { table: cities, on: eq(cities.id, ordered.cityId), isInner: false },
    ],
    fields: {
      termsheetId: termsheetPackages.termsheetId,
      opportunityPackageMappingId: termsheetPackages.opportunityPackageId,
      packageHasNpProduct: hasNpProduct(sql`${termsheetPackages.opportunityPackageId}`),
      packageName: packages.name,
      packageFamilyName: packageFamilies.name,
      cityName: cities.name,
      quantity: ordered.quantity,
      ratePrice: termsheetPackages.ratePaise,
      salesPrice: termsheetPackages.salesPaise,
      discount: numeric(sql`(${termsheetPackages.ratePaise} - ${termsheetPackages.salesPaise})`),
      gst: termsheetPackages.gstPaise,
      promotedDays: ordered.promotedDays,
      startDate: ordered.startDate,
      endDate: ordered.endDate,
      discountStatus: ordered.discountStatus,
    },
    search: [packages.name],
    sort: 'id',
    readers: actor => ofTermsheetInScope(termsheetPackages.termsheetId, actor, 'read'),
    narrow: rowsOfTermsheet(termsheetPackages.termsheetId),
  },
);

const milestoneOfRow = sql`"termsheet_milestones"."milestone_id"`;
const paid = bookedOf(milestoneOfRow);
const total = sql`(${milestones.amountPaise} + ${milestones.gstPaise})`;

/** The parts of its price. */
export const termsheetMilestoneRecords = declareRecords<TermsheetMilestone & Presented, object>(
  termsheetMilestoneCalls,
  {
    resource: 'termsheet-milestones',
    table: termsheetMilestones,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: milestones, on: eq(milestones.id, termsheetMilestones.milestoneId), isInner: true },
      {
        table: legalEntities,
        on: eq(legalEntities.id, milestones.legalEntityId),
        isInner: false,
      },
    ],
    fields: {
      termsheetId: termsheetMilestones.termsheetId,
      milestoneId: termsheetMilestones.milestoneId,
      opportunityId: milestones.opportunityId,
      accountId: sql<number>`(select agreed.account_id from termsheets agreed
        where agreed.id = "termsheet_milestones"."termsheet_id")`.mapWith(Number),
      name: milestones.name,
      amount: milestones.amountPaise,
      gst: milestones.gstPaise,
      total: numeric(total),
      paid: numeric(paid),
      pending: numeric(sql`(${total} - ${paid})`),
      billing: billingOf(milestoneOfRow),
      toBill: leftToBill(milestoneOfRow),
      digislateAmount: milestones.digislateAmountPaise,
      startDate: milestones.startDate,
      dueDate: milestones.dueDate,
      legalEntityName: legalEntities.legalName,
    },
    search: [milestones.name],
    sort: 'startDate',
    readers: actor => ofTermsheetInScope(termsheetMilestones.termsheetId, actor, 'read'),
    narrow: rowsOfTermsheet(termsheetMilestones.termsheetId),
  },
);

/** Its way, one step after the other. */
export const termsheetStepRecords = declareRecords<TermsheetStep & Presented, object>(
  termsheetStepCalls,
  {
    resource: 'termsheet-steps',
    table: termsheetHistory,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      termsheetId: termsheetHistory.termsheetId,
      step: sql<string>`(case "termsheet_history"."to_status_id"
        when 1 then 'New' when 2 then 'Pending at RCM' when 3 then 'Approved'
        when 4 then 'Rejected by RCM' when 5 then 'Cancelled' when 6 then 'Dropped'
        else 'Sent back to RAM' end)`,
      fromStatusId: termsheetHistory.fromStatusId,
      toStatusId: termsheetHistory.toStatusId,
      authorName: sql<string>`(
        select person.name from users person where person.id = "termsheet_history"."created_by")`,
      remark: termsheetHistory.remark,
    },
    search: [],
    sort: '-createdAt',
    readers: actor => ofTermsheetInScope(termsheetHistory.termsheetId, actor, 'read'),
    narrow: rowsOfTermsheet(termsheetHistory.termsheetId),
  },
);
