import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { callingDefaults } from '#contract/domain/calling/callingDefaults.ts';
import { opportunityLines } from '../caseReference.ts';
import { editable, identity, instant } from '../columns.ts';
import { between, checked, inOrder } from '../constraints.ts';

/** The embedded telephony's own memory of a call: what truly happens to it, and what it has yet to tell of that. */
export const simulatedCalls = pgTable(
  'simulated_calls',
  {
    communicationId: text().primaryKey(),
    truth: jsonb().notNull(),
    notices: jsonb().notNull(),
    /** Who hears the call beside agent and client: phone and mode of each. */
    listeners: jsonb().notNull().default([]),
    /** When the first of the notices is told; null: nothing is left to tell. */
    nextAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    index('simulated_calls_next_index')
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
  ],
);

/** How the agents of a line work: `/owner-sales-config`. */
export const callingConfigs = pgTable(
  'calling_configs',
  {
    id: identity(),
    line: text({ enum: opportunityLines }).notNull().unique(),
    wrapUpSeconds: integer().notNull(),
    extensionSeconds: integer().notNull(),
    leaseMinutes: integer().notNull(),
    returnsPerHour: integer().notNull().default(callingDefaults.returnsPerHour),
    attemptsPerDay: integer().notNull().default(callingDefaults.attemptsPerDay),
    attemptsPerWeek: integer().notNull().default(callingDefaults.attemptsPerWeek),
    callbackMinutes: integer().notNull().default(callingDefaults.callbackMinutes),
    agentAfterHours: integer().notNull().default(callingDefaults.agentAfterHours),
    leadAfterHours: integer().notNull().default(callingDefaults.leadAfterHours),
    managerAfterHours: integer().notNull().default(callingDefaults.managerAfterHours),
    ...editable,
  },
  t => [
    ...checked(t),
    between(t.wrapUpSeconds, 10, 300),
    between(t.extensionSeconds, 0, 120),
    between(t.leaseMinutes, 1, 120),
    between(t.returnsPerHour, 0, 100),
    between(t.attemptsPerDay, 1, 100),
    between(t.attemptsPerWeek, 1, 500),
    between(t.callbackMinutes, 1, 1440),
    between(t.agentAfterHours, 1, 90),
    between(t.leadAfterHours, 1, 90),
    between(t.managerAfterHours, 1, 90),
    inOrder(t.agentAfterHours, t.leadAfterHours),
    inOrder(t.leadAfterHours, t.managerAfterHours),
  ],
);
