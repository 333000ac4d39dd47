import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts.ts';
import { editable, identity, instant, removable, rowId, written } from '../columns.ts';
import { checked, indexed, inWordOrder, searched } from '../constraints.ts';
import { opportunities } from '../opportunities.ts';
import { users } from './people.ts';

/** People of an account. A child account's contacts show only when verified (T122). */
export const contacts = pgTable(
  'contacts',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    /** Set when the person is the contact of one opportunity only. */
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    email: text(),
    /** Ten digits (T88). */
    phone: text().notNull(),
    contactTypeId: smallint().notNull().default(1),
    pocType: text(),
    isVerified: boolean().notNull().default(false),
    verificationSentAt: instant(),
    verificationTokenHash: text().unique(),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    check('contacts_phone_check', sql`${t.phone} ~ '^[0-9]{10}$'`),
    ...indexed(t.accountId, t.opportunityId, t.phone, t.updatedAt),
    inWordOrder(t.name),
    ...searched(t.name, t.phone),
  ],
);

export const activityTypes = [
  'Call',
  'Meeting',
  'Sales Connect',
  'Note',
  'Status Change',
  'Login',
] as const;

/** What was done with a client, shown newest first on the account page. */
export const accountActivities = pgTable(
  'account_activities',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    agentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    activityType: text({ enum: activityTypes }).notNull(),
    reasonName: text(),
    currentStatusName: text(),
    nextStatusName: text(),
    performedAt: instant().notNull().defaultNow(),
    fupTime: instant(),
    notes: text(),
    ...written,
  },
  t => [
    ...checked(t),
    index('account_activities_account_index').on(t.accountId, t.performedAt),
    ...indexed(t.agentId, t.opportunityId, t.performedAt),
  ],
);
