import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, editable, identity, instant, rowId } from './columns.ts';
import { checked, indexed } from './constraints.ts';
import { salesMonthClosureDates } from './money/incentives.ts';
import { users } from './people/people.ts';

/** Another closure date for a month that is closed, asked for by one and decided by another (T57). */
export const closureDateChanges = pgTable(
  'closure_date_changes',
  {
    id: identity(),
    closureDateId: rowId()
      .notNull()
      .references(() => salesMonthClosureDates.id, { onDelete: 'restrict' }),
    fromDate: day().notNull(),
    toDate: day().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    askedBy: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    decidedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant(),
    remark: text(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('closure_date_changes_own_check', sql`${t.decidedBy} <> ${t.askedBy}`),
    uniqueIndex('closure_date_changes_pending_unique')
      .on(t.closureDateId)
      .where(sql`${t.state} = 'pending'`),
    ...indexed(t.closureDateId, t.askedBy, t.decidedBy),
  ],
);
