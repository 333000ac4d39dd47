import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { requestStates } from '#contract/domain/requestStates.ts';
import { termsheetAcceptances } from '#contract/domain/termsheets/termsheetAcceptance.ts';
import { termsheetStatuses } from '#contract/domain/termsheets/termsheetStatus.ts';
import { accounts } from '../accounts.ts';
import { contacts } from '../people/contacts.ts';
import { editable, identity, instant, paise, rowId, written } from '../columns.ts';
import { checked, indexed, latestFirst, oneOf } from '../constraints.ts';
import { idsOf } from '../idsOf.ts';
import { legalEntities } from '../legalEntities.ts';
import { opportunities } from '../opportunities.ts';
import { milestones, opportunityPackages, opportunityProducts } from './orderLines.ts';
import { paymentLinks } from './payments.ts';
import { users } from '../people/people.ts';

/**
 * A termsheet. Status (1 new, 2 pendingAtRCM, 3 approved, 4 rejectedByRCM, 5 cancelled, 6 dropped, 7 sentBackToRAM)
 * and acceptance (5 accepted, 6 rejected, 7 expired) are two fields (T30). While one of an opportunity is in 1 to 3,
 * no other can be added (T31).
 */
export const termsheets = pgTable(
  'termsheets',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    accountLegalEntityId: rowId()
      .notNull()
      .references(() => legalEntities.id, { onDelete: 'restrict' }),
    contactId: rowId()
      .notNull()
      .references(() => contacts.id, { onDelete: 'restrict' }),
    statusId: smallint().notNull().default(1),
    acceptanceId: smallint(),
    acceptedAt: instant(),
    sentToRcmAt: instant(),
    sharedAt: instant(),
    expiresAt: instant(),
    valuePaise: paise().notNull().default(0),
    gstPaise: paise().notNull().default(0),
    totalPaise: paise().notNull().default(0),
    ...editable,
  },
  t => [
    ...checked(t),
    oneOf(t.statusId, idsOf(termsheetStatuses)),
    oneOf(t.acceptanceId, idsOf(termsheetAcceptances)),
    check('termsheets_total_check', sql`${t.totalPaise} = ${t.valuePaise} + ${t.gstPaise}`),
    uniqueIndex('termsheets_running_unique')
      .on(t.opportunityId)
      .where(sql`${t.statusId} in (1, 2, 3)`),
    ...indexed(
      t.opportunityId,
      t.accountId,
      t.accountLegalEntityId,
      t.contactId,
      t.statusId,
      t.sentToRcmAt,
      t.updatedAt,
    ),
    latestFirst(t.sentToRcmAt),
  ],
);

/** The package mappings a termsheet covers, with the prices it was made for. */
export const termsheetPackages = pgTable(
  'termsheet_packages',
  {
    id: identity(),
    termsheetId: rowId()
      .notNull()
      .references(() => termsheets.id, { onDelete: 'cascade' }),
    opportunityPackageId: rowId()
      .notNull()
      .references(() => opportunityPackages.id, { onDelete: 'restrict' }),
    ratePaise: paise().notNull(),
    salesPaise: paise().notNull(),
    /** Its share of the GST of the termsheet. */
    gstPaise: paise().notNull().default(0),
    ...written,
  },
  t => [
    ...checked(t),
    unique().on(t.termsheetId, t.opportunityPackageId),
    ...indexed(t.opportunityPackageId),
  ],
);

/** The milestones a termsheet covers. */
export const termsheetMilestones = pgTable(
  'termsheet_milestones',
  {
    id: identity(),
    termsheetId: rowId()
      .notNull()
      .references(() => termsheets.id, { onDelete: 'cascade' }),
    milestoneId: rowId()
      .notNull()
      .references(() => milestones.id, { onDelete: 'restrict' }),
  },
  t => [unique().on(t.termsheetId, t.milestoneId), ...indexed(t.milestoneId)],
);

/** The check of a termsheet by RCM. Fixing a rejected case is an act of its own (T32). */
export const rcmCases = pgTable(
  'rcm_cases',
  {
    id: identity(),
    termsheetId: rowId()
      .notNull()
      .references(() => termsheets.id, { onDelete: 'restrict' }),
    status: text({ enum: ['open', 'approved', 'rejected', 'sent-back'] })
      .notNull()
      .default('open'),
    rejectionReason: text(),
    notes: text(),
    fixStatus: text({ enum: requestStates }),
    decidedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    uniqueIndex('rcm_cases_open_unique')
      .on(t.termsheetId)
      .where(sql`${t.status} = 'open'`),
    ...indexed(t.termsheetId, t.decidedBy, t.status, t.updatedAt),
  ],
);

/** Each step of a termsheet. Append-only. */
export const termsheetHistory = pgTable(
  'termsheet_history',
  {
    id: identity(),
    termsheetId: rowId()
      .notNull()
      .references(() => termsheets.id, { onDelete: 'restrict' }),
    rcmCaseId: rowId().references(() => rcmCases.id, { onDelete: 'restrict' }),
    fromStatusId: smallint(),
    toStatusId: smallint().notNull(),
    remark: text(),
    ...written,
  },
  t => [
    index('termsheet_history_termsheet_index').on(t.termsheetId, t.id),
    ...indexed(t.rcmCaseId),
  ],
);

/** An attempt to activate a product; `isProcessed` is the flag of the answer (part 1 section 4). */
export const productActivations = pgTable(
  'product_activations',
  {
    id: identity(),
    /** Null for a deal that is bought by a link, which has no termsheet. */
    termsheetId: rowId().references(() => termsheets.id, { onDelete: 'restrict' }),
    opportunityProductId: rowId()
      .notNull()
      .references(() => opportunityProducts.id, { onDelete: 'restrict' }),
    parameters: jsonb().notNull().$type<Record<string, unknown>>(),
    isProcessed: boolean().notNull().default(false),
    error: text(),
    /** Four eyes and a reason (T21). */
    isForced: boolean().notNull().default(false),
    forceReason: text(),
    forceState: text({ enum: ['requested', 'approved', 'rejected'] }),
    forceDecidedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    ...editable,
  },
  t => [
    ...checked(t),
    check(
      'product_activations_force_check',
      sql`not ${t.isForced} or ${t.forceReason} is not null`,
    ),
    check('product_activations_four_eyes_check', sql`${t.forceDecidedBy} <> ${t.createdBy}`),
    uniqueIndex('product_activations_processed_unique')
      .on(t.opportunityProductId)
      .where(sql`${t.isProcessed}`),
    ...indexed(t.termsheetId, t.opportunityProductId, t.forceDecidedBy, t.updatedAt),
  ],
);

/** A link given to a client, for a termsheet, a price list or a payment. Only its hash is kept. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    kind: text({ enum: ['termsheet', 'packages', 'payment', 'invoice'] }).notNull(),
    entity: text().notNull(),
    entityId: rowId().notNull(),
    contactId: rowId().references(() => contacts.id, { onDelete: 'restrict' }),
    channel: text({ enum: ['mail', 'sms', 'whatsapp'] }).notNull(),
    /** The mail address or phone number that it went to; null for those of before it was kept. */
    recipient: text(),
    /** The page that it leads to, where the gateway's is not it: what the client was told. */
    body: text(),
    /** By which the client pays; its own fate says what became of this one. */
    paymentLinkId: rowId().references(() => paymentLinks.id, { onDelete: 'restrict' }),
    expiresAt: instant(),
    /** The first time that a person followed it. */
    openedAt: instant(),
    ...written,
  },
  t => [
    ...checked(t),
    index('share_links_entity_index').on(t.entity, t.entityId),
    ...indexed(t.contactId, t.paymentLinkId),
  ],
);
