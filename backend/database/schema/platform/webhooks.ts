import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deliveryStates, pauseReasons } from '#contract/domain/webhooks/webhookStates.ts';
import { editable, identity, instant, removable, rowId } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';
import { users } from '../people/people.ts';
import { auditEntries } from './platform.ts';
import { serviceAccounts } from '../people/serviceAccounts.ts';

/** Who outside is told of which changes (decision record 0099). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    name: text().notNull(),
    url: text().notNull(),
    /** As people choose them: `payments.clear`, `caps.changed`. */
    events: text().array().notNull(),
    /** The screens that they are of, by which a change finds out whether anyone is to be told. */
    resources: text().array().notNull(),
    /** Null: every record. */
    condition: jsonb(),
    withPrevious: boolean().notNull().default(false),
    isPaused: boolean().notNull().default(false),
    /** Why, while it is paused. */
    pausedBecause: text({ enum: pauseReasons }),
    /** Whose rights say what is told; null: of a screen file whose program there is not. */
    ownerId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    /** The program whose rights they are; null: those of the person. */
    serviceAccountId: rowId().references(() => serviceAccounts.id, { onDelete: 'restrict' }),
    /** Of a screen file: its screen and the name of the event. */
    fileKey: text(),
    /** What it is signed with has to be kept as it is. */
    secret: text().notNull(),
    /** Signs too, until the moment beside it. */
    formerSecret: text(),
    formerSecretUntil: instant(),
    /** Since when nothing but failures came back; null: the last one was taken. */
    failingSince: instant(),
    lastSentAt: instant(),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    check('webhooks_is_paused_check', sql`${t.isPaused} = (${t.pausedBecause} is not null)`),
    uniqueIndex('webhooks_file_key_unique').on(t.fileKey),
    uniqueIndex('webhooks_name_unique')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.ownerId, t.serviceAccountId, t.updatedAt),
  ],
);

/** Changes that someone is to be told of and that are not yet made into deliveries; written with the change itself. */
export const webhookEvents = pgTable('webhook_events', {
  auditEntryId: rowId()
    .primaryKey()
    .references(() => auditEntries.id, { onDelete: 'cascade' }),
});

/** One message to one receiver: what it says, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: rowId()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The change it tells of; null: a test. */
    auditEntryId: rowId().references(() => auditEntries.id, { onDelete: 'cascade' }),
    /** What the receiver knows it by, the same in every attempt. */
    messageId: text().notNull(),
    type: text().notNull(),
    resource: text().notNull(),
    recordId: text().notNull(),
    /** To the byte what is signed and sent; null: it could not be read. */
    body: text(),
    /** The version of the owner's rights by which it was made. */
    roleVersion: integer().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    /** Of one that is being sent: when another may take it up. */
    nextAttemptAt: instant(),
    lastAttemptAt: instant(),
    /** What came back last: status, the beginning of the text, how long it took. */
    status: smallint(),
    answer: text(),
    error: text(),
    milliseconds: integer(),
    sentAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.attempts),
    uniqueIndex('webhook_deliveries_once_unique').on(t.webhookId, t.auditEntryId),
    uniqueIndex('webhook_deliveries_message_unique').on(t.messageId),
    index('webhook_deliveries_line_index')
      .on(t.webhookId, t.resource, t.recordId, t.auditEntryId)
      .where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_due_index')
      .on(t.webhookId, t.nextAttemptAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    ...indexed(t.auditEntryId, t.createdAt, t.updatedAt),
  ],
);
