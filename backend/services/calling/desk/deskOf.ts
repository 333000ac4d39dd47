import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { deskCallSchema, deskSchema } from '#contract/calls/calling/deskAnswer.ts';
import { isCallingHour } from '#contract/domain/calling/callingHours.ts';
import { indiaDay, startOfDay } from '#contract/domain/days/indiaDay.ts';
import { linesOf } from '#contract/domain/lines.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  calls,
  contacts,
  opportunities,
  shareLinks,
  supervisions,
  users,
} from '../../../database/schema/index.ts';
import { readDaysOff } from '../../../policies/daysOff.ts';
import { wasDialled } from '../attempts.ts';
import type { Calling } from '../Calling.ts';
import { openCallOf, type CallRow } from '../callRow.ts';
import { callsAtNight } from '../callsAtNight.ts';
import { configOf } from '../configOf.ts';
import { endingOf } from './endingOf.ts';
import { missedNumbers, ringingLine } from '../incoming/linesOfDesk.ts';
import { latelyOf } from './latelyOf.ts';
import { leadOf } from './leadOf.ts';
import { leaseOf } from '../lease.ts';
import { presenceOf } from '../presence.ts';

type Desk = Static<typeof deskSchema>;
type Asking = Pick<Calling, 'db' | 'actor' | 'services'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Who hears a call, without those who listen privately. */
const heardBy = (db: Asking['db'], callId: number) =>
  db
    .select({ name: users.name, mode: supervisions.mode })
    .from(supervisions)
    .innerJoin(users, eq(users.id, supervisions.supervisorId))
    .where(
      and(
        eq(supervisions.callId, callId),
        isNull(supervisions.endedAt),
        eq(supervisions.isPrivate, false),
      ),
    )
    .orderBy(supervisions.id);

const callOnDesk = async ({ db }: Asking, row: CallRow): Promise<Static<typeof deskCallSchema>> => {
  const [contact] =
    row.contactId === null
      ? []
      : await db
          .select({ name: contacts.name })
          .from(contacts)
          .where(eq(contacts.id, row.contactId));
  return {
    id: row.id,
    state: row.state,
    opportunityId: row.opportunityId,
    contactName: contact?.name ?? null,
    custNumber: row.receiverNumber,
    unknownNumber: row.opportunityId === null ? row.receiverNumber : null,
    startedAt: row.startedAt.toISOString(),
    connectedAt: iso(row.connectedAt),
    endedAt: iso(row.endedAt),
    outcomeId: row.outcomeId,
    endKind: row.endKind,
    wrapUpUntil: iso(row.wrapUpUntil),
    isExtended: row.isExtended,
    heardBy: await heardBy(db, row.id),
    // Written by the call that keeps drafts alone, whose schema it fits.
    draft: row.draft as Static<typeof deskCallSchema>['draft'],
    version: row.version,
  };
};

const todayOf = async ({ db, actor, services }: Asking): Promise<Desk['today']> => {
  const since = startOfDay(indiaDay(services.now()));
  const [made] = await db
    .select({
      calls: sql<number>`count(*)`.mapWith(Number),
      connected: sql<number>`count(*) filter (where ${calls.connectedAt} is not null)`.mapWith(
        Number,
      ),
    })
    .from(calls)
    .where(and(eq(calls.agentId, actor.id), wasDialled, sql`${calls.startedAt} >= ${since}`));
  const [sent] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(shareLinks)
    .where(and(eq(shareLinks.createdBy, actor.id), sql`${shareLinks.createdAt} >= ${since}`));
  return { calls: made?.calls ?? 0, connected: made?.connected ?? 0, linksSent: sent?.count ?? 0 };
};

/** Follow-ups of one's own of today whose time has come, within the hours of calling and on no holiday; the latest first. */
const callbacksOf = async ({ db, actor, services }: Asking): Promise<Desk['callbacks']> => {
  const now = services.now();
  if (!isCallingHour(services.config.callingHours, now)) return [];
  const rows = await db
    .select({
      opportunityId: opportunities.id,
      name: opportunities.name,
      line: opportunities.line,
      fupTime: opportunities.fupTime,
      cityId: opportunities.cityId,
    })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.agentId, actor.id),
        isNull(opportunities.deletedAt),
        sql`${opportunities.statusId} in (${sql.raw(opportunityBuckets.open.join(', '))})`,
        sql`${opportunities.fupTime} between ${startOfDay(indiaDay(now))} and ${now}`,
      ),
    )
    .orderBy(sql`${opportunities.fupTime} desc`)
    .limit(20);
  const daysOff = await readDaysOff(db);
  return rows.flatMap(({ fupTime, cityId, ...row }) =>
    fupTime && daysOff.nameOf(indiaDay(now), cityId) === undefined
      ? [{ ...row, fupTime: fupTime.toISOString() }]
      : [],
  );
};

/** A case that was given to someone else meanwhile is no longer shown. */
const leadOrNull = async (asking: Asking, id: number | null): Promise<Desk['lead']> => {
  if (id === null) return null;
  try {
    return await leadOf(asking, id);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Where an agent's calling stands, all of it from the database, so that every browser and every process shows the same. */
export const deskOf = async (asking: Asking, isQueueEmpty = false): Promise<Desk> => {
  const { db, actor, services } = asking;
  const now = services.now();
  const { callingHours } = services.config;
  const call = await openCallOf(db, actor.id);
  const lease = await leaseOf(db, actor.id);
  const lines = linesOf(actor.roleCodes);
  const { wrapUpSeconds, extensionSeconds } = await configOf(
    db,
    call?.line ?? lease?.line ?? lines[0] ?? null,
  );
  const presence = await presenceOf(db, actor.id);
  return {
    now: now.toISOString(),
    isSimulated: services.telephony.isSimulated,
    canHold: services.telephony.canHold,
    isOnline: presence?.onlineStatus === 'Online',
    lines,
    hours: {
      ...callingHours,
      isOpen: isCallingHour(callingHours, now),
      callsAtNight: callsAtNight(services),
    },
    wrapUpSeconds,
    extensionSeconds,
    lease: lease
      ? {
          opportunityId: lease.opportunityId,
          line: lease.line,
          expiresAt: lease.expiresAt.toISOString(),
        }
      : null,
    // Who talks to a number that nobody has sees no other case beside it.
    lead: await leadOrNull(asking, call ? call.opportunityId : (lease?.opportunityId ?? null)),
    call: call ? await callOnDesk(asking, call) : null,
    today: await todayOf(asking),
    callbacks: await callbacksOf(asking),
    lately: call ? null : await latelyOf(asking),
    incoming: await ringingLine(asking),
    missed: await missedNumbers(asking),
    ending: await endingOf(asking),
    isQueueEmpty,
  };
};
