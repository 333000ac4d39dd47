import { boolean, integer, pgTable, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { lines } from '#contract/domain/lines.ts';
import { identity, rowId } from './columns.ts';
import { checked, indexed } from './constraints.ts';
import { idsOf } from './idsOf.ts';

export const opportunityLines = idsOf(lines);

/** The statuses a case goes through: 1, 22, 44, 46, 57 and what lies between (T36). */
export const caseStatuses = pgTable('case_statuses', {
  id: identity(),
  name: text().notNull(),
  isTerminal: boolean().notNull().default(false),
  sortOrder: integer().notNull().default(0),
});

/** The stages of a line; 98 is the owner-calling stage. */
export const opportunityStages = pgTable(
  'opportunity_stages',
  {
    id: identity(),
    line: text({ enum: opportunityLines }).notNull(),
    name: text().notNull(),
    sortOrder: integer().notNull().default(0),
  },
  t => [...checked(t), unique().on(t.line, t.name)],
);

export const reasonCategories = pgTable('reason_categories', {
  id: identity(),
  name: text().notNull().unique(),
  sortOrder: integer().notNull().default(0),
});

/** Why a case moved: dispositions of calls, reasons for a loss; 279 redial, 415 upsell, 417 renew. */
export const caseReasons = pgTable(
  'case_reasons',
  {
    id: identity(),
    reasonCategoryId: rowId()
      .notNull()
      .references(() => reasonCategories.id, { onDelete: 'restrict' }),
    /** The reason that this one details. */
    parentId: rowId().references((): AnyPgColumn => caseReasons.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    /** Absent: of every line. */
    line: text({ enum: opportunityLines }),
    isFollowUpTimeNeeded: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
  },
  t => [...checked(t), ...indexed(t.reasonCategoryId, t.parentId)],
);

/** Which status a case gets for a reason, from which status. */
export const caseReasonStatusMappings = pgTable(
  'case_reason_status_mappings',
  {
    id: identity(),
    caseReasonId: rowId()
      .notNull()
      .references(() => caseReasons.id, { onDelete: 'cascade' }),
    /** Absent: from any status. */
    fromStatusId: rowId().references(() => caseStatuses.id, { onDelete: 'restrict' }),
    toStatusId: rowId()
      .notNull()
      .references(() => caseStatuses.id, { onDelete: 'restrict' }),
  },
  t => [
    unique().on(t.caseReasonId, t.fromStatusId).nullsNotDistinct(),
    ...indexed(t.fromStatusId, t.toStatusId),
  ],
);
