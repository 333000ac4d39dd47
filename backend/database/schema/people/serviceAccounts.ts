import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, editable, identity, instant, rowId } from '../columns.ts';
import { indexed } from '../constraints.ts';

/**
 * Programs that call the console by themselves. What one does is done by its row of `users`, which has its roles and can
 * never sign in (decision record 0236).
 */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: identity(),
    name: text().notNull(),
    purpose: text(),
    /** Switched off, none of its tokens opens anything. */
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [
    uniqueIndex('service_accounts_name_unique').on(sql`lower(${t.name})`),
    ...indexed(t.updatedAt),
  ],
);

/** What a program proves itself by. Only the hash is kept, so a copy of this table opens nothing. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: identity(),
    serviceAccountId: rowId()
      .notNull()
      .references(() => serviceAccounts.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** By which people tell tokens apart. */
    lastFour: text().notNull(),
    isReadOnly: boolean().notNull().default(false),
    /** The calls that it opens, one a line; null: all that the roles allow. */
    calls: text(),
    /** The last day on which it works, in India. */
    expiresOn: day().notNull(),
    revokedAt: instant(),
    /** Written once a minute at most. */
    lastUsedAt: instant(),
    lastUsedAddress: text(),
    ...editable,
  },
  t => [
    check('api_tokens_last_four_check', sql`length(${t.lastFour}) = 4`),
    ...indexed(t.serviceAccountId, t.updatedAt),
  ],
);
