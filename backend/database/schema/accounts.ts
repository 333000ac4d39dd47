import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { clientStatuses } from '#contract/domain/accounts/clientStatus.ts';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import { editable, identity, instant, removable, rowId, written } from './columns.ts';
import { between, indexed, inWordOrder, oneOf, searched } from './constraints.ts';
import { cities, states } from './geography.ts';
import { idsOf } from './idsOf.ts';
import { users } from './people/people.ts';

/** Clients. The uuid is the marketplace profile's; status 5 and 6 are not editable (part 1 section 4). */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    clientTypeId: smallint().notNull(),
    statusId: smallint().notNull().default(1),
    /** 1 Hot, 2 Cold, 3 Warm; lists sort by warmth, not by id (T40). */
    clientStatusId: smallint().notNull().default(3),
    agentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    /** The account above a child account or a sub-broker. */
    parentId: rowId().references((): AnyPgColumn => accounts.id, { onDelete: 'restrict' }),
    /** Orders of a sub-broker go under the parent (T59). */
    isSubBroker: boolean().notNull().default(false),
    mergedIntoId: rowId().references((): AnyPgColumn => accounts.id, { onDelete: 'restrict' }),
    pocName: text(),
    email: text(),
    mobile: text(),
    pan: text(),
    /** Sellers of the first marketplace that this account stands for. */
    makaanSellerIds: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    isDnd: boolean().notNull().default(false),
    dndMarkedAt: instant(),
    /** Set once the account was moved from the old CRM. */
    migratedAt: instant(),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    oneOf(t.clientTypeId, idsOf(clientTypes)),
    between(t.statusId, 1, 6),
    oneOf(t.clientStatusId, idsOf(clientStatuses)),
    check('accounts_parent_check', sql`${t.parentId} <> ${t.id}`),
    check('accounts_sub_broker_check', sql`not ${t.isSubBroker} or ${t.parentId} is not null`),
    ...indexed(t.agentId, t.parentId, t.mergedIntoId, t.clientTypeId, t.updatedAt, t.createdAt),
    inWordOrder(t.name),
    ...searched(t.name, t.mobile),
  ],
);

export const accountCities = pgTable(
  'account_cities',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    ...written,
  },
  t => [unique().on(t.accountId, t.cityId), ...indexed(t.cityId)],
);

/** Addresses of the marketplace profile. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    address: text().notNull(),
    pincode: text(),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    stateId: rowId().references(() => states.id, { onDelete: 'restrict' }),
    helpdesk: text(),
    ...editable,
  },
  t => indexed(t.accountId, t.cityId, t.stateId),
);

/** Two accounts that stand for the same client. */
export const accountMappings = pgTable(
  'account_mappings',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    mappedAccountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    ...editable,
    ...removable,
  },
  t => [
    check('account_mappings_self_check', sql`${t.accountId} <> ${t.mappedAccountId}`),
    uniqueIndex('account_mappings_unique')
      .on(t.accountId, t.mappedAccountId)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.accountId, t.mappedAccountId),
  ],
);

/** Numbers nobody may dial. */
export const dndNumbers = pgTable('dnd_numbers', {
  id: identity(),
  phone: text().notNull().unique(),
  source: text(),
  ...editable,
});

/** The inward-dial number that was given out for an account. */
export const didNumbers = pgTable('did_numbers', {
  id: identity(),
  accountId: rowId()
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'restrict' }),
  number: text().notNull().unique(),
  isActive: boolean().notNull().default(true),
  ...editable,
});
