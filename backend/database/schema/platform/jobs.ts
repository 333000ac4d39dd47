import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { emptyObject, identity, instant, rowId, written } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';
import { users } from '../people/people.ts';
import { apiTokens } from '../people/serviceAccounts.ts';

/** Work that outlives a request. A worker takes the oldest due row with `for update skip locked` and a lease. */
export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    kind: text().notNull(),
    payload: jsonb().notNull().default(emptyObject),
    state: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    priority: integer().notNull().default(0),
    runAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(5),
    lockedBy: text(),
    lockedUntil: instant(),
    /** At most one waiting or running job has this key. */
    uniqueKey: text(),
    progress: integer().notNull().default(0),
    progressTotal: integer(),
    result: jsonb(),
    error: text(),
    startedAt: instant(),
    finishedAt: instant(),
    /** By which a program asked for it: the work ends with the token and goes no further than it. */
    tokenId: rowId().references(() => apiTokens.id, { onDelete: 'restrict' }),
    ...written,
  },
  t => [
    ...checked(t),
    ...notNegative(t.attempts, t.progress),
    index('jobs_due_index')
      .on(t.runAt, t.priority)
      .where(sql`${t.state} = 'queued'`),
    index('jobs_lease_index')
      .on(t.lockedUntil)
      .where(sql`${t.state} = 'running'`),
    uniqueIndex('jobs_unique_key_unique')
      .on(t.uniqueKey)
      .where(sql`${t.state} in ('queued', 'running')`),
    ...indexed(t.createdBy, t.tokenId),
  ],
);

/** Messages the embedded mail and telephony adapters would have sent; what a person can read in a demo. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    channel: text({ enum: ['mail', 'sms', 'whatsapp', 'telephony'] }).notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text(),
    payload: jsonb().notNull().default(emptyObject),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    error: text(),
    entity: text(),
    entityId: text(),
    sentAt: instant(),
    ...written,
  },
  t => [
    ...checked(t),
    index('outbox_entity_index').on(t.entity, t.entityId),
    ...indexed(t.state, t.createdAt),
  ],
);

/** What one user is told: payment notices, due reminders, finished reports. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    tone: text({ enum: ['success', 'error', 'warning', 'info'] })
      .notNull()
      .default('info'),
    title: text().notNull(),
    body: text(),
    /** The same for those who read Hindi; null of what was told before it was kept. */
    titleHi: text(),
    bodyHi: text(),
    /** Address within the console. */
    link: text(),
    entity: text(),
    entityId: text(),
    readAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    ...checked(t),
    index('notifications_user_index').on(t.userId, t.id),
    index('notifications_unread_index')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
);
