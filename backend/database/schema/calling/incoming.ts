import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { incomingStates } from '#contract/domain/calling/incoming.ts';
import { opportunityLines } from '../caseReference.ts';
import { identity, instant, rowId } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { contacts } from '../people/contacts.ts';
import { opportunities } from '../opportunities.ts';
import { users } from '../people/people.ts';
import { calls } from './calling.ts';

/** A client who calls: whose line rings, whom the number belongs to, and what became of it. */
export const incomingCalls = pgTable(
  'incoming_calls',
  {
    id: identity(),
    /** The telephony's id; the call that is made of it has the same. */
    communicationId: text().notNull().unique(),
    fromNumber: text().notNull(),
    /** Whose line rings now. */
    agentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Who passed it on last. */
    passedById: rowId().references(() => users.id, { onDelete: 'restrict' }),
    line: text({ enum: opportunityLines }),
    /** Null: nobody has the number. */
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    contactId: rowId().references(() => contacts.id, { onDelete: 'restrict' }),
    state: text({ enum: incomingStates }).notNull().default('ringing'),
    rangAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    /** When somebody called back, or said that nobody has to. */
    settledAt: instant(),
    callId: rowId().references(() => calls.id, { onDelete: 'restrict' }),
  },
  t => [
    ...checked(t),
    index('incoming_calls_ringing_index')
      .on(t.rangAt)
      .where(sql`${t.state} = 'ringing'`),
    index('incoming_calls_missed_index')
      .on(t.agentId, t.rangAt)
      .where(sql`${t.state} = 'missed' and ${t.settledAt} is null`),
    ...indexed(t.agentId, t.passedById, t.opportunityId, t.contactId, t.callId),
  ],
);
