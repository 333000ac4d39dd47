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
  uuid,
} from 'drizzle-orm/pg-core';
import { agentStatuses, callStatuses } from '#contract/domain/calling/agentStatus.ts';
import { returnReasons, type ReturnReason } from '#contract/domain/calling/returnReasons.ts';
import { supervisionModes } from '#contract/domain/calling/supervision.ts';
import { callStates } from '#contract/domain/calling/callMachine.ts';
import { callOutcomes } from '#contract/domain/calling/callConstants.ts';
import { campaigns } from './campaigns.ts';
import { caseReasons, opportunityLines } from '../caseReference.ts';
import { editable, emptyObject, identity, instant, rowId, written } from '../columns.ts';
import { checked, indexed, notNegative, oneOf } from '../constraints.ts';
import { contacts } from '../people/contacts.ts';
import { idsOf } from '../idsOf.ts';
import { opportunities } from '../opportunities.ts';
import { users } from '../people/people.ts';

/** A call, from dialling to its disposition; an agent has one at a time. It lives here, not in a browser. */
export const calls = pgTable(
  'calls',
  {
    id: identity(),
    /** The telephony's ids: `communicationId` and `sessionId` of the call data. */
    communicationId: text().notNull().unique(),
    sessionId: text(),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    contactId: rowId().references(() => contacts.id, { onDelete: 'restrict' }),
    agentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    campaignId: rowId().references(() => campaigns.id, { onDelete: 'restrict' }),
    line: text({ enum: opportunityLines }),
    callType: text({ enum: ['manual', 'campaign', 'incoming'] })
      .notNull()
      .default('manual'),
    subType: text(),
    /** 31 for broker, 18 for the other lines (T111). */
    sourceId: smallint(),
    fromNumber: text().notNull(),
    receiverNumber: text().notNull(),
    did: text(),
    state: text({ enum: callStates }).notNull().default('dialling'),
    /** 12 connected, 13 not connected (part 1 section 4). */
    outcomeId: smallint(),
    startedAt: instant().notNull().defaultNow(),
    connectedAt: instant(),
    endedAt: instant(),
    /** The last moment of which the telephony told anything; 7 minutes later the call is given up (T109). */
    heardAt: instant(),
    /** What ended it: a notice of the telephony, the agent, or silence. */
    endKind: text(),
    /** When the server disposes of the call by itself (T109). */
    wrapUpUntil: instant(),
    isExtended: boolean().notNull().default(false),
    disposedAt: instant(),
    isAutoDisposed: boolean().notNull().default(false),
    dispositionReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    subDispositionReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    notes: text(),
    /** What of the outcome is typed and not recorded yet, so that a closed browser loses none of it. */
    draft: jsonb().notNull().default(emptyObject),
    recordingUrl: text(),
    ...editable,
  },
  t => [
    ...checked(t),
    oneOf(t.outcomeId, idsOf(callOutcomes)),
    check('calls_end_check', sql`${t.state} <> 'ended' or ${t.endedAt} is not null`),
    uniqueIndex('calls_agent_open_unique')
      .on(t.agentId)
      .where(sql`${t.state} <> 'ended'`),
    index('calls_open_index')
      .on(t.startedAt)
      .where(sql`${t.state} <> 'ended'`),
    index('calls_agent_index').on(t.agentId, t.startedAt),
    ...indexed(
      t.opportunityId,
      t.contactId,
      t.campaignId,
      t.dispositionReasonId,
      t.subDispositionReasonId,
      t.receiverNumber,
      t.startedAt,
    ),
  ],
);

/** What the telephony told about a call; each notice is taken once, however often and in whatever order it comes. */
export const callEvents = pgTable(
  'call_events',
  {
    id: identity(),
    callId: rowId()
      .notNull()
      .references(() => calls.id, { onDelete: 'restrict' }),
    externalId: text().notNull().unique(),
    kind: text().notNull(),
    at: instant().notNull(),
    payload: jsonb().notNull().default(emptyObject),
    receivedAt: instant().notNull().defaultNow(),
  },
  t => [index('call_events_call_index').on(t.callId, t.at)],
);

/** One lead, one agent: taken with `for update skip locked`, free again after a disposition or a time-out (T106). */
export const queueLeases = pgTable(
  'queue_leases',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    agentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    line: text({ enum: opportunityLines }).notNull(),
    leasedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    releasedAt: instant(),
    releaseReason: text({ enum: ['disposed', 'expired', 'reassigned', 'skipped'] }),
    /** Of a case that was given back: why. */
    returnReason: text({ enum: returnReasons.map(({ id }) => id) as [ReturnReason] }),
  },
  t => [
    ...checked(t),
    check(
      'queue_leases_release_check',
      sql`(${t.releasedAt} is null) = (${t.releaseReason} is null)`,
    ),
    uniqueIndex('queue_leases_opportunity_unique')
      .on(t.opportunityId)
      .where(sql`${t.releasedAt} is null`),
    uniqueIndex('queue_leases_agent_unique')
      .on(t.agentId)
      .where(sql`${t.releasedAt} is null`),
    index('queue_leases_expiry_index')
      .on(t.expiresAt)
      .where(sql`${t.releasedAt} is null`),
    ...indexed(t.opportunityId, t.agentId),
  ],
);

/**
 * Where an agent is now, one row each: presence, activity and call status are three things (T110). Columns of the
 * live view that are not here come from the open call.
 */
export const agentPresences = pgTable(
  'agent_presences',
  {
    userId: rowId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 ACTIVE, 0 INACTIVE (part 1 section 4). */
    status: smallint().notNull().default(0),
    onlineStatus: text({ enum: ['Online', 'Offline'] })
      .notNull()
      .default('Offline'),
    /** The case reason of the activity: Login Activity, Call Activity Logging, ... */
    activityReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    callStatus: text({ enum: callStatuses }).notNull().default('Idle'),
    currentCallId: rowId().references(() => calls.id, { onDelete: 'restrict' }),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    campaignId: rowId().references(() => campaigns.id, { onDelete: 'restrict' }),
    firstActivityAt: instant(),
    lastActivityAt: instant(),
    changedAt: instant().notNull().defaultNow(),
  },
  t => [
    ...checked(t),
    oneOf(t.status, idsOf(agentStatuses)),
    ...indexed(
      t.onlineStatus,
      t.activityReasonId,
      t.currentCallId,
      t.opportunityId,
      t.campaignId,
      t.changedAt,
    ),
  ],
);

/** What an agent did, span by span; the open span has no end. */
export const agentActivities = pgTable(
  'agent_activities',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    activity: text().notNull(),
    callId: rowId().references(() => calls.id, { onDelete: 'restrict' }),
    startedAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  t => [
    uniqueIndex('agent_activities_open_unique')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
    index('agent_activities_user_index').on(t.userId, t.startedAt),
    ...indexed(t.callId),
  ],
);

/** Who listened to, whispered into or barged into whose call, and for how long (T112). */
export const supervisions = pgTable(
  'supervisions',
  {
    id: identity(),
    supervisorId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    callId: rowId()
      .notNull()
      .references(() => calls.id, { onDelete: 'restrict' }),
    mode: text({ enum: supervisionModes }).notNull(),
    /** The agent is not told; of listening alone, since the other modes are heard. */
    isPrivate: boolean().notNull().default(false),
    startedAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  t => [
    ...checked(t),
    check('supervisions_private_check', sql`not ${t.isPrivate} or ${t.mode} = 'listen'`),
    uniqueIndex('supervisions_open_unique')
      .on(t.supervisorId)
      .where(sql`${t.endedAt} is null`),
    ...indexed(t.supervisorId, t.callId, t.startedAt),
  ],
);

/** Recorded calls of lead generators, to be listened to and judged. */
export const callLogs = pgTable(
  'call_logs',
  {
    id: identity(),
    callId: rowId().references(() => calls.id, { onDelete: 'restrict' }),
    channel: text().notNull(),
    leadGenerator: text().notNull(),
    recordingUrl: text().notNull(),
    sellerCityUuid: uuid(),
    buyerCityUuid: uuid(),
    buyerPhone: text(),
    sellerPhone: text(),
    durationSeconds: integer().notNull().default(0),
    calledAt: instant().notNull(),
    ...written,
  },
  t => [
    ...notNegative(t.durationSeconds),
    ...indexed(t.callId, t.channel, t.leadGenerator, t.calledAt),
  ],
);

/** The judgement of one recorded call. */
export const callLogFeedback = pgTable(
  'call_log_feedback',
  {
    id: identity(),
    callLogId: rowId()
      .notNull()
      .unique()
      .references(() => callLogs.id, { onDelete: 'restrict' }),
    siteVisitIntent: text(),
    finalStatus: text().notNull(),
    detailedRemarks: text(),
    ...editable,
  },
  t => indexed(t.finalStatus, t.createdBy),
);
