import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { editable, identity, removable, rowId, written } from '../columns.ts';
import { checked } from '../constraints.ts';
import { users } from '../people/people.ts';

/** Filter, search, order, columns and page size of a list under a name: a person's own, or shared with the team. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    name: text().notNull(),
    scope: text({ enum: ['personal', 'team'] })
      .notNull()
      .default('personal'),
    state: jsonb().notNull(),
    ...editable,
  },
  t => [
    ...checked(t),
    unique().on(t.userId, t.resource, t.name),
    index('saved_views_resource_index').on(t.resource, t.scope),
  ],
);

/** The view that a list opens with: one a person and list, and one a role and list. */
export const viewDefaults = pgTable(
  'view_defaults',
  {
    id: identity(),
    resource: text().notNull(),
    userId: rowId().references(() => users.id, { onDelete: 'cascade' }),
    roleCode: text(),
    viewId: rowId()
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
    ...written,
  },
  t => [
    unique().on(t.userId, t.resource),
    unique().on(t.resource, t.roleCode),
    index('view_defaults_view_index').on(t.viewId),
    check('view_defaults_holder_check', sql`num_nonnulls(${t.userId}, ${t.roleCode}) = 1`),
  ],
);

/** A form not sent yet, one per user and record; `recordKey` is the id or `new`. */
export const drafts = pgTable(
  'drafts',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    recordKey: text().notNull(),
    data: jsonb().notNull(),
    /** Version of the record the form was opened with. */
    baseVersion: integer(),
    ...editable,
  },
  t => [unique().on(t.userId, t.resource, t.recordKey)],
);

/** The store of the screens that name no calls: one row a record, checked against the screen's own schema. */
export const records = pgTable(
  'records',
  {
    id: identity(),
    resource: text().notNull(),
    data: jsonb().notNull(),
    ...editable,
    ...removable,
  },
  t => [
    index('records_resource_index')
      .on(t.resource, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('records_data_index').using('gin', t.data.op('jsonb_path_ops')),
  ],
);
