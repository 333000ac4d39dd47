import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { emptyObject, identity, rowId, written } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';
import { jobs } from './jobs.ts';

/** A change of many records of a screen: what was previewed is what is applied. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    id: identity(),
    /** Name of the screen. */
    resource: text().notNull(),
    /** Field to value, null clears; empty for one that takes another back, whose rows say it each. */
    changes: jsonb().$type<Record<string, unknown>>().notNull().default(emptyObject),
    /** Of the changes and of every row with its version: who applies it names it. */
    fingerprint: text().notNull(),
    /** How many rows have which verdict, and why. */
    summary: jsonb().notNull().default(emptyObject),
    /** The change that this one takes back. */
    undoOf: rowId().references((): AnyPgColumn => bulkEdits.id, { onDelete: 'cascade' }),
    /** Absent while it is only a preview. */
    jobId: rowId().references(() => jobs.id, { onDelete: 'restrict' }),
    ...written,
  },
  t => [uniqueIndex('bulk_edits_undo_of_unique').on(t.undoOf), ...indexed(t.jobId, t.createdBy)],
);

export const bulkVerdicts = ['change', 'blocked', 'forbidden', 'unchanged'] as const;
export const bulkOutcomes = ['changed', 'merged', 'same', 'conflict', 'refused', 'gone'] as const;

/** One record of a bulk change: what was seen of it, what is to become of it, and what did. */
export const bulkEditRows = pgTable(
  'bulk_edit_rows',
  {
    bulkEditId: rowId()
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    recordId: text().notNull(),
    title: text().notNull(),
    /** The version that was seen; absent where records have none. */
    version: integer(),
    /** The fields that change, as they were and as they are to be. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    verdict: text({ enum: bulkVerdicts }).notNull(),
    /** Why it is blocked or was refused: one entry a field. */
    faults: jsonb().$type<{ field: string; code: string; message: string }[]>(),
    /** Absent until it was applied. */
    outcome: text({ enum: bulkOutcomes }),
    /** What stood in the fields instead, where someone else was first. */
    theirs: jsonb().$type<Record<string, unknown>>(),
    resultVersion: integer(),
  },
  t => [
    ...checked(t),
    ...notNegative(t.position),
    primaryKey({ columns: [t.bulkEditId, t.position] }),
    index('bulk_edit_rows_verdict_index').on(t.bulkEditId, t.verdict, t.position),
    index('bulk_edit_rows_outcome_index').on(t.bulkEditId, t.outcome, t.position),
  ],
);
