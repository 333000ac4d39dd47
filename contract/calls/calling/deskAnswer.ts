import Type from 'typebox';
import { callStates } from '../../domain/calling/callMachine.ts';
import { supervisionModes } from '../../domain/calling/supervision.ts';
import { shareStates } from '../../domain/sharing/shareState.ts';
import { phoneNumber, rowId } from '../bodies.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <Value extends Parameters<typeof Type.Union>[0][number]>(value: Value) =>
  Type.Union([value, Type.Null()]);
const text = orNull(Type.String());
export const lineSchema = Type.Enum(['owner', 'broker', 'builder', 'tenant']);

/** Why nobody may be called: do not disturb, the hour, no number, or too many calls already. */
export const wallSchema = Type.Object({
  code: Type.Enum(['DND', 'HOURS', 'NO_NUMBER', 'ATTEMPTS']),
  message: Type.String(),
  hi: Type.Optional(Type.String()),
});

/** What is known of a client before a call, on the page of their account. */
export const accountCallingSchema = Type.Object({
  /** Calls of today in India, by whomever. */
  today: Type.Integer(),
  attemptsPerDay: Type.Integer(),
  sevenDays: Type.Integer(),
  attemptsPerWeek: Type.Integer(),
  isDnd: Type.Boolean(),
  dndMarkedAt: orNull(moment),
  numbers: Type.Integer(),
  /** Of them, those that nobody may dial. */
  numbersOnDnd: Type.Integer(),
  wall: orNull(wallSchema),
});

/** What is typed of an outcome before it is recorded. */
export const draftFields = {
  notes: Type.Optional(Type.String({ maxLength: 2000 })),
  caseReasonId: Type.Optional(orNull(rowId)),
  subReasonId: Type.Optional(orNull(rowId)),
  fupTime: Type.Optional(orNull(moment)),
};

export const leadSchema = Type.Object({
  opportunityId: rowId,
  name: Type.String(),
  line: lineSchema,
  accountId: rowId,
  accountName: Type.String(),
  /** The profile's, by which prices are asked for. */
  profileUuid: Type.String(),
  clientStatusId: Type.Integer(),
  cityId: orNull(rowId),
  cityName: text,
  statusId: Type.Integer(),
  caseStatusId: orNull(rowId),
  caseStatusName: text,
  stageName: text,
  fupTime: orNull(moment),
  lastReasonName: text,
  /** Where the last payment link that the client was sent stands, and since when; null: none was sent. */
  paymentLink: orNull(Type.Object({ state: Type.Enum([...shareStates]), at: moment })),
  renewalTag: text,
  renewalAlertTag: text,
  isRenewal: Type.Boolean(),
  isEditable: Type.Boolean(),
  dealValue: Type.Integer(),
  packageCount: Type.Integer(),
  people: Type.Array(
    Type.Object({
      contactId: orNull(rowId),
      name: Type.String(),
      phone: phoneNumber,
      isVerified: Type.Boolean(),
    }),
  ),
  attempts: Type.Integer(),
  connectedAttempts: Type.Integer(),
  /** Null: a call can be placed. */
  wall: orNull(wallSchema),
  /** What people wrote about it, newest first; what they said of a call stands with the call. */
  comments: Type.Array(Type.Object({ at: moment, authorName: text, text: Type.String() })),
  /** What was done about it, newest first. */
  history: Type.Array(
    Type.Object({
      kind: Type.Enum(['call', 'activity']),
      at: moment,
      agentName: text,
      activityType: Type.String(),
      /** Of a call: 12 connected, 13 not connected. */
      outcomeId: orNull(Type.Integer()),
      seconds: orNull(Type.Integer()),
      reasonName: text,
      notes: text,
      fupTime: orNull(moment),
    }),
  ),
});

export const deskCallSchema = Type.Object({
  id: rowId,
  state: Type.Enum([...callStates]),
  opportunityId: orNull(rowId),
  contactName: text,
  custNumber: phoneNumber,
  /** The whole number of a caller whom nobody knows. */
  unknownNumber: text,
  startedAt: moment,
  connectedAt: orNull(moment),
  endedAt: orNull(moment),
  outcomeId: orNull(Type.Integer()),
  /** What ended it: `no-answer`, `busy`, `dropped`, ... */
  endKind: text,
  wrapUpUntil: orNull(moment),
  isExtended: Type.Boolean(),
  /** Who hears it, unless they listen privately (decision record 0122). */
  heardBy: Type.Array(Type.Object({ name: Type.String(), mode: Type.Enum([...supervisionModes]) })),
  draft: Type.Object(draftFields),
  version: Type.Integer(),
});

/** What became of the last case or call without its agent. */
export const latelySchema = Type.Object({
  /**
   * The case was not called in time, or is someone else's; the clock recorded the outcome, or had none to record; nobody
   * told the end of the call; nothing was dialled.
   */
  kind: Type.Enum(['expired', 'reassigned', 'recorded', 'unrecorded', 'silent', 'failed']),
  at: moment,
  accountName: Type.String(),
  /** Of an outcome that was recorded. */
  reasonName: text,
});

/** A client whose line rings: whom the number belongs to. */
export const incomingSchema = Type.Object({
  id: rowId,
  callerNumber: phoneNumber,
  /** The whole number, where nobody has it: an account is made with it. */
  unknownNumber: text,
  rangAt: moment,
  opportunityId: orNull(rowId),
  contactName: text,
  accountName: text,
  cityName: text,
  caseStatusName: text,
  lastReasonName: text,
  agentName: text,
  /** Who passed it on. */
  passedByName: text,
  canPass: Type.Boolean(),
});

/** An outcome that ends its case: nothing of it is done before `until`, and so it can be undone. */
export const endingSchema = Type.Object({
  callId: rowId,
  opportunityId: orNull(rowId),
  accountName: Type.String(),
  reasonName: Type.String(),
  statusId: rowId,
  statusName: Type.String(),
  until: moment,
});

/** All that the desk shows: where the browser was closed makes no difference. */
export const deskSchema = Type.Object({
  /** The server's clock, by which the page's timers run. */
  now: moment,
  /** No real phone rings. */
  isSimulated: Type.Boolean(),
  canHold: Type.Boolean(),
  isOnline: Type.Boolean(),
  lines: Type.Array(lineSchema),
  hours: Type.Object({
    from: Type.String(),
    until: Type.String(),
    isOpen: Type.Boolean(),
    /** Demo data, whose phones never ring: clients are called all the same. */
    callsAtNight: Type.Boolean(),
  }),
  wrapUpSeconds: Type.Integer(),
  extensionSeconds: Type.Integer(),
  lease: orNull(Type.Object({ opportunityId: rowId, line: lineSchema, expiresAt: moment })),
  lead: orNull(leadSchema),
  call: orNull(deskCallSchema),
  today: Type.Object({
    calls: Type.Integer(),
    connected: Type.Integer(),
    linksSent: Type.Integer(),
  }),
  /** Follow-ups of one's own that are due now. */
  callbacks: Type.Array(
    Type.Object({ opportunityId: rowId, name: Type.String(), line: lineSchema, fupTime: moment }),
  ),
  /** Null while a call runs, and once the agent has gone on. */
  lately: orNull(latelySchema),
  /** Null: no line rings. */
  incoming: orNull(incomingSchema),
  /** Numbers that nobody has and nobody answered; clients who were missed are among the callbacks. */
  missed: Type.Array(Type.Object({ id: rowId, unknownNumber: Type.String(), rangAt: moment })),
  /** Null: nothing can be undone. */
  ending: orNull(endingSchema),
  /** A next case was wanted, and none is there. */
  isQueueEmpty: Type.Boolean(),
});
