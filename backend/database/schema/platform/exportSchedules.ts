import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { editable, identity, instant, rowId } from '../columns.ts';
import { between, checked, indexed } from '../constraints.ts';
import { users } from '../people/people.ts';

/** A list that a person has sent to them, or to their lead, on days of the week (decision record 0135). */
export const exportSchedules = pgTable(
  'export_schedules',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    name: text().notNull(),
    /** The filter as it was chosen: "today" and "mine" are worked out for each recipient when it runs. */
    filter: text(),
    /** The filter in words. */
    about: text().notNull().default(''),
    search: text(),
    sort: text(),
    /** Fields in order, separated by commas; null: the columns that the list shows at first. */
    columns: text(),
    language: text({ enum: ['en', 'hi'] })
      .notNull()
      .default('en'),
    weekdays: text().array().notNull(),
    hour: smallint().notNull(),
    toSelf: boolean().notNull().default(true),
    toLead: boolean().notNull().default(false),
    isPaused: boolean().notNull().default(false),
    nextRunAt: instant().notNull(),
    lastRunAt: instant(),
    ...editable,
  },
  t => [
    between(t.hour, 0, 23),
    ...checked(t),
    check('export_schedules_recipients_check', sql`${t.toSelf} or ${t.toLead}`),
    index('export_schedules_due_index')
      .on(t.nextRunAt)
      .where(sql`not ${t.isPaused}`),
    ...indexed(t.userId),
  ],
);
