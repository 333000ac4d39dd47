import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { editable, identity, instant, rowId, written } from './columns.ts';
import { checked, indexed } from './constraints.ts';
import { users } from './people/people.ts';

/** Every change of an account's agent; one batch id for those that were moved together. */
export const accountAssignments = pgTable(
  'account_assignments',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    fromAgentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    agentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    batchId: text(),
    reason: text(),
    ...written,
  },
  t => [
    index('account_assignments_account_index').on(t.accountId, t.createdAt),
    ...indexed(t.fromAgentId, t.agentId, t.batchId),
  ],
);

/** One merge; the survivor is the id of the path, and 30 days long it can be undone (T60). */
export const accountMerges = pgTable(
  'account_merges',
  {
    id: identity(),
    survivorId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
    undoneBy: rowId(),
    ...written,
  },
  t => indexed(t.survivorId),
);

/** What a merge moved: each row with the account it hung on before, and the fields it had then. */
export const accountMergeMoves = pgTable(
  'account_merge_moves',
  {
    id: identity(),
    accountMergeId: rowId()
      .notNull()
      .references(() => accountMerges.id, { onDelete: 'cascade' }),
    fromAccountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    entity: text().notNull(),
    entityId: rowId().notNull(),
    before: jsonb().notNull(),
  },
  t => indexed(t.accountMergeId, t.fromAccountId),
);

/** Two accounts seen from one address: candidates for a merge. */
export const accountIpMatches = pgTable(
  'account_ip_matches',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    otherAccountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    address: text().notNull(),
    detectedAt: instant().notNull().defaultNow(),
    state: text({ enum: ['open', 'merged', 'dismissed'] })
      .notNull()
      .default('open'),
    ...editable,
  },
  t => [
    ...checked(t),
    check('account_ip_matches_order_check', sql`${t.accountId} < ${t.otherAccountId}`),
    uniqueIndex('account_ip_matches_unique').on(t.accountId, t.otherAccountId, t.address),
    ...indexed(t.otherAccountId, t.state, t.detectedAt),
  ],
);

/** A request to move an account or opportunity from the old CRM, and how it ended (part 1 section 4). */
export const crmMigrations = pgTable(
  'crm_migrations',
  {
    id: identity(),
    entity: text({ enum: ['account', 'opportunity'] }).notNull(),
    entityId: rowId().notNull(),
    isEverythingMigrated: boolean().notNull().default(false),
    status: text({ enum: ['SUCCESS', 'ERROR', 'ALREADY MIGRATED'] }).notNull(),
    message: text(),
    ...written,
  },
  t => [...checked(t), index('crm_migrations_entity_index').on(t.entity, t.entityId)],
);
