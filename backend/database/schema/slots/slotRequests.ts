import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts.ts';
import { approvalRequests } from '../approvals.ts';
import { day, editable, identity, instant, rowId } from '../columns.ts';
import { checked, indexed, inOrder } from '../constraints.ts';
import { users } from '../people/people.ts';
import { builders, projects } from '../projects.ts';
import { slots } from './slots.ts';

/** Two slots that are to change places, once approved; both are frozen until then (T126). */
export const slotSwaps = pgTable(
  'slot_swaps',
  {
    id: identity(),
    fromSlotId: rowId()
      .notNull()
      .references(() => slots.id, { onDelete: 'restrict' }),
    toSlotId: rowId()
      .notNull()
      .references(() => slots.id, { onDelete: 'restrict' }),
    approvalRequestId: rowId().references(() => approvalRequests.id, { onDelete: 'restrict' }),
    state: text({ enum: ['pending', 'done', 'rejected', 'failed'] })
      .notNull()
      .default('pending'),
    reason: text(),
    requestedBy: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    check('slot_swaps_self_check', sql`${t.fromSlotId} <> ${t.toSlotId}`),
    uniqueIndex('slot_swaps_from_unique')
      .on(t.fromSlotId)
      .where(sql`${t.state} = 'pending'`),
    uniqueIndex('slot_swaps_to_unique')
      .on(t.toSlotId)
      .where(sql`${t.state} = 'pending'`),
    ...indexed(t.fromSlotId, t.toSlotId, t.approvalRequestId, t.requestedBy, t.updatedAt),
  ],
);

/**
 * A builder's wish that nobody else sells a project. Approved periods of one project never overlap
 * (`builder_exclusivity_no_overlap`).
 */
export const builderExclusivityRequests = pgTable(
  'builder_exclusivity_requests',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    builderId: rowId().references(() => builders.id, { onDelete: 'restrict' }),
    builderProfileUuid: uuid().notNull(),
    projectId: rowId()
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    approvalRequestId: rowId().references(() => approvalRequests.id, { onDelete: 'restrict' }),
    comments: text(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    approvalStatus: text({ enum: ['PendingApproval', 'Approved', 'Rejected', 'Lapsed'] })
      .notNull()
      .default('PendingApproval'),
    ...editable,
  },
  t => [
    ...checked(t),
    inOrder(t.startDate, t.endDate),
    ...indexed(t.userId, t.accountId, t.builderId, t.projectId, t.approvalRequestId, t.updatedAt),
  ],
);
