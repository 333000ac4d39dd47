import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import type { deskSchema } from '#contract/calls/calling/deskAnswer.ts';
import {
  accounts,
  caseReasons,
  caseStatuses,
  cities,
  contacts,
  incomingCalls,
  opportunities,
  users,
} from '../../../database/schema/index.ts';
import type { Calling } from '../Calling.ts';

type Desk = Static<typeof deskSchema>;
type Asking = Pick<Calling, 'db' | 'actor' | 'services'>;

/** How many of the missed numbers a desk shows. */
const shown = 10;

const passer = alias(users, 'passer');

/** The line of an agent that rings, the first of several, with what is known of who calls. */
export const ringingLine = async ({ db, actor, services }: Asking): Promise<Desk['incoming']> => {
  const [row] = await db
    .select({
      id: incomingCalls.id,
      callerNumber: incomingCalls.fromNumber,
      rangAt: incomingCalls.rangAt,
      opportunityId: incomingCalls.opportunityId,
      contactName: contacts.name,
      accountName: accounts.name,
      cityName: cities.name,
      caseStatusName: caseStatuses.name,
      lastReasonName: caseReasons.name,
      agentName: users.name,
      passedByName: passer.name,
    })
    .from(incomingCalls)
    .leftJoin(opportunities, eq(opportunities.id, incomingCalls.opportunityId))
    .leftJoin(accounts, eq(accounts.id, opportunities.accountId))
    .leftJoin(cities, eq(cities.id, opportunities.cityId))
    .leftJoin(caseStatuses, eq(caseStatuses.id, opportunities.caseStatusId))
    .leftJoin(caseReasons, eq(caseReasons.id, opportunities.lastReasonId))
    .leftJoin(users, eq(users.id, opportunities.agentId))
    .leftJoin(contacts, eq(contacts.id, incomingCalls.contactId))
    .leftJoin(passer, eq(passer.id, incomingCalls.passedById))
    .where(and(eq(incomingCalls.agentId, actor.id), eq(incomingCalls.state, 'ringing')))
    .orderBy(asc(incomingCalls.rangAt), asc(incomingCalls.id))
    .limit(1);
  if (!row) return null;
  return {
    ...row,
    unknownNumber: row.opportunityId === null ? row.callerNumber : null,
    rangAt: row.rangAt.toISOString(),
    canPass: services.telephony.canPass,
  };
};

/** Numbers that nobody has and that an agent missed, the latest first, until they say that it is dealt with. */
export const missedNumbers = async ({ db, actor }: Asking): Promise<Desk['missed']> => {
  const rows = await db
    .select({
      id: incomingCalls.id,
      unknownNumber: incomingCalls.fromNumber,
      rangAt: incomingCalls.rangAt,
    })
    .from(incomingCalls)
    .where(
      and(
        eq(incomingCalls.agentId, actor.id),
        eq(incomingCalls.state, 'missed'),
        isNull(incomingCalls.settledAt),
        isNull(incomingCalls.opportunityId),
      ),
    )
    .orderBy(desc(incomingCalls.rangAt))
    .limit(shown);
  return rows.map(({ rangAt, ...row }) => ({ ...row, rangAt: rangAt.toISOString() }));
};
