import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { auditSurfaces } from '#contract/domain/surfaces.ts';
import { editable, identity, instant, removable, rowId, written } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { users } from '../people/people.ts';
import { apiTokens } from '../people/serviceAccounts.ts';

/** A signed-in browser. Only the hash of the cookie is kept, so a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    csrfToken: text().notNull(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    isPersistent: boolean().notNull().default(false),
    address: text(),
    userAgent: text(),
    /** By which second factor it was opened, or which was set up in it; absent: the password, or an outside account, alone. */
    factor: text({ enum: ['code', 'passkey', 'recovery-code'] }),
    /** When the person last proved who they are. */
    provedAt: instant().notNull().defaultNow(),
  },
  t => [...checked(t), ...indexed(t.userId, t.expiresAt)],
);

/** Tries at the doors that a stranger is at, counted by whom they are about and from where they come. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: identity(),
    scope: text({
      enum: [
        'account',
        'address',
        'device',
        'reset-account',
        'reset-address',
        'link-account',
        'link-address',
        'factor-account',
        'factor-device',
        'factor-address',
      ],
    }).notNull(),
    subject: text().notNull(),
    failures: integer().notNull().default(0),
    lastFailedAt: instant().notNull().defaultNow(),
    blockedUntil: instant(),
  },
  t => [...checked(t), unique().on(t.scope, t.subject)],
);

/** E-mails that may not sign in through an external identity account (decision T4). */
export const blockedEmails = pgTable(
  'blocked_emails',
  { id: identity(), email: text().notNull(), reason: text(), ...editable, ...removable },
  t => [
    uniqueIndex('blocked_emails_email_unique')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.deletedAt} is null`),
  ],
);

/** A link to set a new password; used once. Open ones end with the password, the e-mail or the account they were made for. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  t => indexed(t.userId),
);

/** Who changed what, through which surface, with both states. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    at: instant().notNull().defaultNow(),
    /** Absent when a job, a seed or an integration wrote. */
    actorId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    onBehalfOfId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    /** By which a program proved itself. */
    tokenId: rowId().references(() => apiTokens.id, { onDelete: 'restrict' }),
    surface: text({ enum: auditSurfaces }).notNull(),
    /** A verb: create, update, delete, approve, sign-in ... */
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    version: integer(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
  },
  t => [
    ...checked(t),
    index('audit_entries_entity_index').on(t.entity, t.entityId, t.id),
    ...indexed(t.actorId, t.onBehalfOfId, t.tokenId, t.at, t.requestId),
  ],
);

/** The answer a money call gave for a key, so that the same key gives the same answer and one effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: identity(),
    key: text().notNull(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    callId: text().notNull(),
    requestHash: text().notNull(),
    state: text({ enum: ['running', 'done'] }).notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [...checked(t), unique().on(t.userId, t.key), ...indexed(t.createdAt)],
);

/** Settings that change at run time, such as the ids of decision T19. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  ...editable,
});

/** What happened, in order, for the browsers that listen; the id is the `Last-Event-ID`. */
export const events = pgTable(
  'events',
  {
    id: identity(),
    topic: text().notNull(),
    /** Only this user may hear it; absent: anyone who may read the topic. */
    userId: rowId().references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb().notNull(),
    ...written,
  },
  t => [...indexed(t.userId, t.createdAt), index('events_topic_index').on(t.topic, t.id)],
);
