import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant, rowId } from '../columns.ts';
import { checked } from '../constraints.ts';
import { opportunities } from '../opportunities.ts';
import { users } from '../people/people.ts';

/** Who is told of a missed follow-up, one after the other. */
export const followUpLevels = ['agent', 'lead', 'manager'] as const;
export type FollowUpLevel = (typeof followUpLevels)[number];

/** Who was told that a follow-up was missed: once a level and follow-up, whatever the server does. Append-only. */
export const followUpEscalations = pgTable(
  'follow_up_escalations',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    /** The follow-up that was missed; a later one of the deal begins anew. */
    fupTime: instant().notNull(),
    level: text({ enum: followUpLevels }).notNull(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    ...checked(t),
    unique('follow_up_escalations_unique').on(t.opportunityId, t.fupTime, t.level),
    index('follow_up_escalations_user_index').on(t.userId),
  ],
);
