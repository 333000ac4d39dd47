import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { migrationStates } from '#contract/domain/records/migrationStates.ts';
import { editable, emptyList, emptyObject, identity, instant, rowId } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';
import { records } from './workspace.ts';

/** Rows of one table that were moved from one name to another. */
export interface MovedRows {
  readonly table: 'saved_views' | 'view_defaults' | 'drafts' | 'export_schedules' | 'files';
  readonly column: 'resource' | 'field';
  readonly from: string;
  readonly to: string;
  readonly ids: readonly string[];
}

const counter = () => integer().notNull().default(0);
/** An id of a record that none has to have: how far a pass came. */
const place = () => bigint({ mode: 'number' }).notNull().default(0);

/** Changes of stored records that a release brought (files of `record-migrations`), and how far each has come. */
export const recordMigrations = pgTable(
  'record_migrations',
  {
    id: identity(),
    /** Of the file; they run in this order. */
    name: text().notNull().unique(),
    /** Name of the screen, as it was called when the migration was written. */
    resource: text().notNull(),
    note: text().notNull().default(''),
    /** The steps in words. */
    about: text().notNull(),
    steps: jsonb().$type<unknown[]>().notNull(),
    state: text({ enum: migrationStates }).notNull(),
    /** The record it came to, and the last one that there was when it began. */
    cursor: place(),
    until: place(),
    /** Records that were looked at, and those that changed. */
    seen: counter(),
    changed: counter(),
    /** Values that stayed as they were, by field: no rule could read them, or somebody changed them since. */
    keptIn: jsonb().$type<Record<string, number>>().notNull().default(emptyObject),
    /** What else went with it, to be moved back: rows of other tables that name the screen or one of its fields. */
    moved: jsonb().$type<MovedRows[]>().notNull().default(emptyList),
    error: text(),
    startedAt: instant(),
    endedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.seen, t.changed),
    index('record_migrations_state_index').on(t.state),
  ],
);

/** What a migration changed in one record: the members as they were and as it left them, to take it back. */
export const recordMigrationRows = pgTable(
  'record_migration_rows',
  {
    migrationId: rowId()
      .notNull()
      .references((): AnyPgColumn => recordMigrations.id, { onDelete: 'cascade' }),
    recordId: rowId()
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** Where the record was kept before, if that changed. */
    movedFrom: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  t => [primaryKey({ columns: [t.migrationId, t.recordId] }), ...indexed(t.recordId)],
);
