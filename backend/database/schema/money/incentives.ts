import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import { incentiveTypes } from '#contract/domain/incentives/computeIncentive.ts';
import {
  incentiveFrequencies,
  incentiveStatuses,
} from '#contract/domain/incentives/incentiveStatus.ts';
import {
  basisPoints,
  day,
  editable,
  identity,
  instant,
  paise,
  removable,
  rowId,
} from '../columns.ts';
import { between, checked, indexed, inOrder, notNegative, oneOf } from '../constraints.ts';
import { idsOf } from '../idsOf.ts';
import { opportunities } from '../opportunities.ts';
import { payments } from './payments.ts';
import { departments, designations, users } from '../people/people.ts';

/** Who takes part: a designation in a department that sells to a client type. */
export const incentiveParticipantCategories = pgTable(
  'incentive_participant_categories',
  {
    id: identity(),
    designationId: rowId()
      .notNull()
      .references(() => designations.id, { onDelete: 'restrict' }),
    departmentId: rowId()
      .notNull()
      .references(() => departments.id, { onDelete: 'restrict' }),
    clientTypeId: smallint().notNull(),
    ...editable,
  },
  t => [
    oneOf(t.clientTypeId, idsOf(clientTypes)),
    unique('incentive_participant_categories_unique').on(
      t.designationId,
      t.departmentId,
      t.clientTypeId,
    ),
    ...indexed(t.departmentId),
  ],
);

/** The targets a category may be set and the most it may earn, from a day on. A change is a new row. */
export const incentiveRules = pgTable(
  'incentive_rules',
  {
    id: identity(),
    participantCategoryId: rowId()
      .notNull()
      .references(() => incentiveParticipantCategories.id, { onDelete: 'restrict' }),
    allowedMinTargetPaise: paise().notNull(),
    allowedMaxTargetPaise: paise().notNull(),
    frequency: text({ enum: incentiveFrequencies }).notNull(),
    incentiveCapPaise: paise(),
    effectiveDate: day().notNull(),
    participantAllowedIncentiveTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    inOrder(t.allowedMinTargetPaise, t.allowedMaxTargetPaise),
    uniqueIndex('incentive_rules_unique')
      .on(t.participantCategoryId, t.effectiveDate)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.participantCategoryId, t.updatedAt),
  ],
);

/** What a reached share of the target, or a number of closed accounts, earns. Bounds are [min, max). */
export const incentiveSlabs = pgTable(
  'incentive_slabs',
  {
    id: identity(),
    participantCategoryId: rowId()
      .notNull()
      .references(() => incentiveParticipantCategories.id, { onDelete: 'restrict' }),
    targetMinBp: basisPoints().notNull().default(0),
    targetMaxBp: basisPoints(),
    accountsClosedMin: integer().notNull().default(0),
    accountsClosedMax: integer(),
    incentiveBp: basisPoints().notNull(),
    effectiveDate: day().notNull(),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.accountsClosedMin),
    check('incentive_slabs_target_order', sql`${t.targetMinBp} < ${t.targetMaxBp}`),
    check('incentive_slabs_accounts_order', sql`${t.accountsClosedMin} < ${t.accountsClosedMax}`),
    ...indexed(t.participantCategoryId, t.effectiveDate, t.updatedAt),
  ],
);

export const incentiveCycles = pgTable(
  'incentive_cycles',
  {
    id: identity(),
    name: text().notNull().unique(),
    frequency: text({ enum: incentiveFrequencies }).notNull(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    closedAt: instant(),
    ...editable,
  },
  t => [...checked(t), inOrder(t.startDate, t.endDate), unique().on(t.frequency, t.startDate)],
);

export const userTargets = pgTable(
  'user_targets',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    cycleId: rowId()
      .notNull()
      .references(() => incentiveCycles.id, { onDelete: 'restrict' }),
    individualTargetPaise: paise().notNull().default(0),
    teamTargetPaise: paise().notNull().default(0),
    ...editable,
  },
  t => [...checked(t), unique().on(t.userId, t.cycleId), ...indexed(t.cycleId)],
);

/**
 * What a user earned in a cycle: 1 pending, 2 under review, 3 signed off, 4 manager approved, 5 paid; one-way, and
 * nobody pays themselves (T56).
 */
export const userIncentives = pgTable(
  'user_incentives',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    cycleId: rowId()
      .notNull()
      .references(() => incentiveCycles.id, { onDelete: 'restrict' }),
    participantCategoryId: rowId().references(() => incentiveParticipantCategories.id, {
      onDelete: 'restrict',
    }),
    incentiveRuleId: rowId().references(() => incentiveRules.id, { onDelete: 'restrict' }),
    incentiveSlabId: rowId().references(() => incentiveSlabs.id, { onDelete: 'restrict' }),
    statusId: smallint().notNull().default(1),
    individualTargetPaise: paise().notNull().default(0),
    /** Of one's own deals; below zero where more was taken back than came in. */
    achievedPaise: paise().notNull().default(0),
    accountsClosed: integer().notNull().default(0),
    teamTargetPaise: paise().notNull().default(0),
    teamAchievedPaise: paise().notNull().default(0),
    teamAccountsClosed: integer().notNull().default(0),
    teamSlabId: rowId().references(() => incentiveSlabs.id, { onDelete: 'restrict' }),
    /** The team as it was when it was first calculated: who moves later changes nothing. */
    teamUserIds: rowId()
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    incentivePaise: paise().notNull().default(0),
    paidIncentivePaise: paise(),
    remark: text(),
    signedOffBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    signedOffAt: instant(),
    approvedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    approvedAt: instant(),
    paidBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    paidAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t, ['achievedPaise', 'teamAchievedPaise']),
    oneOf(t.statusId, idsOf(incentiveStatuses)),
    ...notNegative(t.accountsClosed, t.teamAccountsClosed),
    check(
      'user_incentives_own_check',
      sql`${t.paidBy} <> ${t.userId} and ${t.approvedBy} <> ${t.userId}`,
    ),
    check('user_incentives_signed_check', sql`${t.signedOffBy} <> ${t.userId}`),
    check('user_incentives_four_eyes_check', sql`${t.paidBy} <> ${t.approvedBy}`),
    unique().on(t.userId, t.cycleId),
    ...indexed(
      t.cycleId,
      t.participantCategoryId,
      t.incentiveRuleId,
      t.incentiveSlabId,
      t.teamSlabId,
      t.signedOffBy,
      t.approvedBy,
      t.paidBy,
      t.statusId,
    ),
  ],
);

/** The deals and payments behind a figure: each rupee can be followed. */
export const userIncentiveDeals = pgTable(
  'user_incentive_deals',
  {
    id: identity(),
    userIncentiveId: rowId()
      .notNull()
      .references(() => userIncentives.id, { onDelete: 'cascade' }),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    paymentId: rowId().references(() => payments.id, { onDelete: 'restrict' }),
    type: text({ enum: incentiveTypes }).notNull().default('Individual'),
    /** Both below zero where money was taken back. */
    basePaise: paise().notNull(),
    incentivePaise: paise().notNull(),
    /** Why a deal of another month counts here. */
    reason: text(),
  },
  t => [
    ...checked(t, ['basePaise', 'incentivePaise']),
    ...indexed(t.userIncentiveId, t.opportunityId, t.paymentId),
  ],
);

/** The last day on which a deal counts for a sales month; to change a past one needs approval (T57). */
export const salesMonthClosureDates = pgTable(
  'sales_month_closure_dates',
  {
    id: identity(),
    year: integer().notNull(),
    monthNumber: smallint().notNull(),
    closureDate: day().notNull(),
    ...editable,
  },
  t => [
    between(t.monthNumber, 1, 12),
    between(t.year, 2000, 2200),
    unique().on(t.year, t.monthNumber),
    index('sales_month_closure_dates_date_index').on(t.closureDate),
  ],
);
