import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { disputeOutcomes, disputeStates } from '#contract/domain/incentives/disputes.ts';
import { day, editable, identity, instant, paise, rowId, written } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { opportunities } from '../opportunities.ts';
import { users } from '../people/people.ts';
import { userIncentives } from './incentives.ts';

/** A figure that its agent does not agree with; one at a time for each figure (decision record 0138). */
export const incentiveDisputes = pgTable(
  'incentive_disputes',
  {
    id: identity(),
    userIncentiveId: rowId()
      .notNull()
      .references(() => userIncentives.id, { onDelete: 'restrict' }),
    /** The deal that it is about, where it is about one. */
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    reason: text().notNull(),
    /** The figure as it was disputed. */
    disputedPaise: paise().notNull(),
    state: text({ enum: disputeStates }).notNull().default('open'),
    outcome: text({ enum: disputeOutcomes }),
    /** Until when the team answers; a working day. */
    dueOn: day().notNull(),
    /** When lead and team were told that nobody answered in time; null again once the agent writes once more. */
    overdueToldAt: instant(),
    closedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    closedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    check(
      'incentive_disputes_closed_check',
      sql`(${t.state} = 'closed') = (${t.outcome} is not null)`,
    ),
    uniqueIndex('incentive_disputes_open_unique')
      .on(t.userIncentiveId)
      .where(sql`${t.state} <> 'closed'`),
    ...indexed(t.userIncentiveId, t.opportunityId, t.closedBy, t.state, t.updatedAt),
  ],
);

/** What was said in a dispute, by its agent and by those who answer. */
export const incentiveDisputeMessages = pgTable(
  'incentive_dispute_messages',
  {
    id: identity(),
    disputeId: rowId()
      .notNull()
      .references(() => incentiveDisputes.id, { onDelete: 'cascade' }),
    authorId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    isTeam: boolean().notNull(),
    text: text().notNull(),
    ...written,
  },
  t => [...indexed(t.disputeId, t.authorId)],
);
