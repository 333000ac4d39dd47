import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts.ts';
import { editable, emptyObject, identity, instant, removable, rowId } from '../columns.ts';
import { checked, indexed, notNegative, searched } from '../constraints.ts';
import { departments, salesBranches } from '../people/people.ts';

/** A client to whom leads are pushed, and how. Which keys are needed comes from `client_config_keys`. */
export const clientHandlerConfigs = pgTable(
  'client_handler_configs',
  {
    id: identity(),
    clientName: text().notNull(),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    profileUuid: uuid(),
    handler: text().notNull(),
    config: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [...indexed(t.accountId, t.profileUuid, t.updatedAt), ...searched(t.clientName)],
);

/** The keys a handler's configuration must have. */
export const clientConfigKeys = pgTable(
  'client_config_keys',
  {
    id: identity(),
    handler: text().notNull(),
    key: text().notNull(),
    type: text({ enum: ['text', 'url', 'number', 'boolean', 'json'] })
      .notNull()
      .default('text'),
    isSecret: boolean().notNull().default(false),
  },
  t => [...checked(t), unique().on(t.handler, t.key)],
);

/** What NetSuite knows of a record of ours. */
export const erpRecords = pgTable(
  'erp_records',
  {
    id: identity(),
    entityName: text().notNull(),
    entityId: rowId().notNull(),
    domainId: integer().notNull().default(5),
    erpId: text(),
    data: jsonb().notNull().default(emptyObject),
    syncedAt: instant(),
    ...editable,
  },
  t => [unique().on(t.entityName, t.entityId, t.domainId), ...indexed(t.erpId, t.updatedAt)],
);

/** What was pushed to NetSuite, by hand or by a change, and how it went. */
export const netsuiteEvents = pgTable(
  'netsuite_events',
  {
    id: identity(),
    entityName: text().notNull(),
    entityId: rowId().notNull(),
    domainId: integer().notNull().default(5),
    isManual: boolean().notNull().default(false),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Null: it is tried no more by itself. */
    nextAttemptAt: instant(),
    /** How NetSuite books what was pushed by hand. */
    departmentId: rowId().references(() => departments.id, { onDelete: 'restrict' }),
    salesBranchId: rowId().references(() => salesBranches.id, { onDelete: 'restrict' }),
    payload: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    response: jsonb().$type<Record<string, unknown>>(),
    error: text(),
    sentAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.attempts),
    index('netsuite_events_entity_index').on(t.entityName, t.entityId),
    ...indexed(t.state, t.createdAt, t.nextAttemptAt, t.departmentId, t.salesBranchId),
  ],
);

/** The embedded NetSuite's own memory: what arrived there, under the number it gave. */
export const simulatedErpRecords = pgTable(
  'simulated_erp_records',
  {
    id: identity(),
    entityName: text().notNull(),
    entityId: rowId().notNull(),
    domainId: integer().notNull(),
    erpId: text().notNull(),
    data: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    receivedAt: instant().notNull(),
  },
  t => [unique().on(t.entityName, t.entityId, t.domainId)],
);
