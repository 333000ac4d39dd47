import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { paymentTypes } from '#contract/domain/payments/paymentVersion.ts';
import { refundStatuses } from '#contract/domain/payments/refundActs.ts';
import { accounts } from '../accounts.ts';
import {
  basisPoints,
  day,
  editable,
  identity,
  instant,
  paise,
  rowId,
  written,
} from '../columns.ts';
import { between, checked, indexed } from '../constraints.ts';
import { contacts } from '../people/contacts.ts';
import { legalEntities } from '../legalEntities.ts';
import { opportunities } from '../opportunities.ts';
import { milestones } from './orderLines.ts';
import { users } from '../people/people.ts';

/** Ways to pay; 10 goes through the v2 call (T47). */
export const paymentModes = pgTable('payment_modes', {
  id: identity(),
  name: text().notNull().unique(),
  isClearingNeeded: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
});

/** Notices of the bank about money received, by the lines of its statements; each is taken once, in whatever order they come. */
export const bankResponses = pgTable(
  'bank_responses',
  {
    id: identity(),
    externalId: text().notNull().unique(),
    amountPaise: paise().notNull(),
    referenceNumber: text(),
    remitterName: text(),
    payload: jsonb().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    processedAt: instant(),
    error: text(),
    ...editable,
  },
  t => [
    ...checked(t),
    uniqueIndex('bank_responses_reference_unique').on(sql`lower(${t.referenceNumber})`),
    ...indexed(t.receivedAt, t.updatedAt),
  ],
);

/**
 * A payment towards a milestone. The groups of status ids overlap and are filters, never columns (T26); only 6 adds
 * to what is collected (T27).
 */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    milestoneId: rowId().references(() => milestones.id, { onDelete: 'restrict' }),
    legalEntityId: rowId().references(() => legalEntities.id, { onDelete: 'restrict' }),
    modeOfPaymentId: rowId()
      .notNull()
      .references(() => paymentModes.id, { onDelete: 'restrict' }),
    /** Absent for a normal payment. */
    paymentType: text({ enum: paymentTypes }),
    statusId: smallint().notNull().default(1),
    amountPaise: paise().notNull(),
    tdsBp: basisPoints().notNull().default(0),
    tdsPaise: paise().notNull().default(0),
    referenceNumber: text(),
    bankName: text(),
    paymentDate: day().notNull(),
    yesBankResponseId: rowId().references(() => bankResponses.id, { onDelete: 'restrict' }),
    /** The rejected or bounced payment this one stands in for. */
    previousPaymentId: rowId().references((): AnyPgColumn => payments.id, { onDelete: 'restrict' }),
    clearance: text({ enum: ['uncleared', 'cleared', 'bounced'] })
      .notNull()
      .default('uncleared'),
    clearedAt: instant(),
    bouncedAt: instant(),
    remark: text(),
    decidedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    between(t.statusId, 1, 99),
    check('payments_amount_positive_check', sql`${t.amountPaise} > 0`),
    check('payments_tds_check', sql`${t.tdsPaise} <= ${t.amountPaise}`),
    uniqueIndex('payments_bank_response_unique').on(t.yesBankResponseId),
    index('payments_status_index').on(t.statusId, t.updatedAt),
    index('payments_reference_lower_index').on(sql`lower(${t.referenceNumber})`),
    ...indexed(
      t.accountId,
      t.opportunityId,
      t.milestoneId,
      t.legalEntityId,
      t.modeOfPaymentId,
      t.previousPaymentId,
      t.decidedBy,
      t.paymentDate,
      t.amountPaise,
      t.createdAt,
      t.updatedAt,
      t.referenceNumber,
    ),
  ],
);

export const depositSlips = pgTable(
  'deposit_slips',
  {
    id: identity(),
    paymentId: rowId()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amountPaise: paise().notNull(),
    slipNumber: text(),
    depositedOn: day(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('deposit_slips_positive_check', sql`${t.amountPaise} > 0`),
    ...indexed(t.paymentId),
  ],
);

/** Money given back; the person who asked can neither approve nor pay it (T21). */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    paymentId: rowId()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amountPaise: paise().notNull(),
    reason: text().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('requested'),
    requestedBy: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    decidedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant(),
    paidBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    paidAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('refunds_positive_check', sql`${t.amountPaise} > 0`),
    check('refunds_four_eyes_check', sql`${t.decidedBy} <> ${t.requestedBy}`),
    check('refunds_payer_check', sql`${t.paidBy} <> ${t.requestedBy}`),
    ...indexed(
      t.paymentId,
      t.requestedBy,
      t.decidedBy,
      t.paidBy,
      t.status,
      t.createdAt,
      t.updatedAt,
    ),
  ],
);

/** A link with which a client pays. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    milestoneId: rowId().references(() => milestones.id, { onDelete: 'restrict' }),
    contactId: rowId().references(() => contacts.id, { onDelete: 'restrict' }),
    paymentId: rowId().references(() => payments.id, { onDelete: 'restrict' }),
    externalId: text().notNull().unique(),
    url: text().notNull(),
    amountPaise: paise().notNull(),
    tdsBp: basisPoints().notNull().default(0),
    status: text({ enum: ['created', 'shared', 'paid', 'failed', 'expired'] })
      .notNull()
      .default('created'),
    /** What the gateway said of the last try that failed. */
    failureReason: text(),
    sharedAt: instant(),
    expiresAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('payment_links_positive_check', sql`${t.amountPaise} > 0`),
    ...indexed(
      t.opportunityId,
      t.milestoneId,
      t.contactId,
      t.paymentId,
      t.status,
      t.createdAt,
      t.updatedAt,
    ),
  ],
);

/** Proof of tax a client withheld; from then on it counts as collected (T38). */
export const tdsCertificates = pgTable(
  'tds_certificates',
  {
    id: identity(),
    paymentId: rowId()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    certificateNumber: text().notNull().unique(),
    amountPaise: paise().notNull(),
    certifiedOn: day().notNull(),
    ...written,
  },
  t => [
    ...checked(t),
    check('tds_certificates_positive_check', sql`${t.amountPaise} > 0`),
    ...indexed(t.paymentId),
  ],
);
