import Type from 'typebox';
import { callerRoles, queueRoles } from '../../domain/calling/callingRoles.ts';
import { noticeKinds } from '../../domain/calling/callMachine.ts';
import { incomingNoticeKinds } from '../../domain/calling/incoming.ts';
import { returnReasons } from '../../domain/calling/returnReasons.ts';
import { whyWaiting } from '../../domain/calling/whyWaiting.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { accountCallingSchema, deskSchema, draftFields, lineSchema } from './deskAnswer.ts';

const moment = Type.String({ format: 'date-time' });
const line = Type.Optional(lineSchema);
const change = { method: 'POST', kind: 'change', access: callerRoles, answer: deskSchema } as const;

/** The calling desk: each act answers the whole of it, so that the next case is on screen with one answer. */
export const callingCalls = [
  defineCall({
    id: 'calling.desk',
    method: 'GET',
    path: '/console/v1/calling',
    kind: 'read',
    access: callerRoles,
    summary: 'The agent’s own desk: case, call, timers and the outcome typed so far',
    source: 'part 3 §4, decision record 0115',
    answer: deskSchema,
  }),
  defineCall({
    id: 'calling.ofAccount',
    method: 'GET',
    path: '/console/v1/calling/accounts/{id}',
    kind: 'read',
    access: callerRoles,
    summary: 'How often a client was called, the limits, and why they may not be called now',
    source: 'part 1 §3, decision record 0115',
    params: idParams,
    answer: accountCallingSchema,
  }),
  defineCall({
    ...change,
    id: 'calling.pull',
    path: '/console/v1/calling/pull',
    access: queueRoles,
    summary:
      'The next case of a line, leased to the agent; the same one until its outcome is recorded',
    source: 'part 3 §4, §6, T104, T106',
    body: strictObject({ line }),
  }),
  defineCall({
    ...change,
    id: 'calling.release',
    path: '/console/v1/calling/release',
    access: queueRoles,
    summary: 'Return the case to the queue without a call, with the reason; so many in an hour',
    source: 'T106, decision record 0115',
    body: strictObject({ reason: Type.Enum(returnReasons.map(({ id }) => id)) }),
  }),
  defineCall({
    ...change,
    id: 'calls.place',
    path: '/console/v1/calls',
    summary: 'Call a contact of an opportunity; never just a number',
    source: 'part 3 §2, §4, T104, T105, T111',
    body: strictObject({ opportunityId: rowId, contactId: clearable(rowId) }),
  }),
  defineCall({
    ...change,
    id: 'calls.hangUp',
    path: '/console/v1/calls/{id}/hang-up',
    summary: 'End the call; its outcome is recorded next',
    source: 'part 3 §2, T104',
    params: idParams,
    body: strictObject({}),
  }),
  defineCall({
    ...change,
    id: 'calls.hold',
    path: '/console/v1/calls/{id}/hold',
    summary: 'Hold the call, or resume it',
    source: 'decision record 0115',
    params: idParams,
    body: strictObject({ isHeld: Type.Boolean() }),
  }),
  defineCall({
    ...change,
    id: 'calls.extend',
    path: '/console/v1/calls/{id}/extend',
    summary: 'Extend the wrap-up time, once per call',
    source: 'decision record 0115',
    params: idParams,
    body: strictObject({}),
  }),
  defineCall({
    ...change,
    id: 'calls.draft',
    method: 'PUT',
    path: '/console/v1/calls/{id}/draft',
    summary: 'Save the outcome typed so far, so that closing the browser does not lose it',
    source: 'decision record 0115',
    params: idParams,
    body: strictObject(draftFields),
    answer: Type.Object({ status: Type.Literal('kept') }),
  }),
  defineCall({
    ...change,
    id: 'calls.dispose',
    path: '/console/v1/calls/{id}/disposition',
    summary: 'Record the outcome of a call, and pull the next case if asked',
    source: 'part 3 §2, part 1 §9, T36, decision record 0115',
    params: idParams,
    body: strictObject({
      caseReasonId: clearable(rowId),
      subReasonId: clearable(rowId),
      fupTime: clearable(moment),
      notes: clearable(Type.String({ maxLength: 2000 })),
      isNextWanted: Type.Optional(Type.Boolean()),
    }),
  }),
  defineCall({
    ...change,
    id: 'calls.redial',
    path: '/console/v1/calls/{id}/redial',
    summary: 'Dial the same number again after a call that was busy, dropped or not answered',
    source: 'part 1 §9, decision record 0115',
    params: idParams,
    body: strictObject({}),
  }),
  defineCall({
    ...change,
    id: 'calls.undo',
    path: '/console/v1/calls/{id}/undo',
    summary:
      'Take back an outcome that ends the case, until its ten seconds are over or the next call is placed',
    source: 'decision record 0115',
    params: idParams,
    body: strictObject({}),
  }),
  defineCall({
    id: 'calling.queue',
    method: 'GET',
    path: '/console/v1/calling/queue',
    kind: 'read',
    access: callerRoles,
    summary:
      'The waiting cases of a line: those of today in the order of the pull with the reason, and the agent’s own that are due later or have a link sent',
    source: 'part 3 §2, T36',
    query: strictObject({
      line,
      list: Type.Optional(Type.Enum(['due', 'followUp', 'linkSent'])),
    }),
    answer: Type.Object({
      totalCount: Type.Integer(),
      results: Type.Array(
        Type.Object({
          opportunityId: rowId,
          name: Type.String(),
          accountName: Type.String(),
          cityName: Type.Union([Type.String(), Type.Null()]),
          caseStatusName: Type.String(),
          fupTime: Type.Union([moment, Type.Null()]),
          dealValue: Type.Integer(),
          /** Of those of today: why it is handed out in its turn, or what is in the way. */
          why: Type.Union([Type.Enum([...whyWaiting]), Type.Null()]),
        }),
      ),
    }),
  }),
  defineCall({
    ...change,
    id: 'calling.line',
    path: '/console/v1/calling/lines/{id}',
    summary:
      'Take the call of a line that rings, pass it on to a free colleague, or say that a missed one is dealt with',
    source: 'decision record 0115',
    params: idParams,
    body: strictObject({ act: Type.Enum(['take', 'pass', 'settle']) }),
  }),
  defineCall({
    ...change,
    id: 'calling.ring',
    path: '/console/v1/calling/ring',
    summary:
      'Let one’s own line ring where calls are simulated: from a number, or one of one’s own clients',
    source: 'decision record 0115',
    body: strictObject({ fromNo: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })) }),
  }),
  defineCall({
    id: 'telephony.incoming',
    method: 'POST',
    path: '/console/v1/telephony/incoming',
    calledBy: 'other-system',
    kind: 'change',
    access: 'anyone',
    summary: 'The company’s telephony reports lines that ring and proves itself with its secret',
    source: 'decision record 0115',
    body: strictObject({
      calls: Type.Array(
        strictObject({
          communicationId: Type.String({ minLength: 1, maxLength: 200 }),
          kind: Type.Enum([...incomingNoticeKinds]),
          fromNo: Type.String({ minLength: 1, maxLength: 20 }),
          agentPhone: Type.String({ minLength: 1, maxLength: 20 }),
          at: moment,
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    answer: Type.Object({ taken: Type.Integer(), unknown: Type.Integer() }),
  }),
  defineCall({
    id: 'telephony.notices',
    method: 'POST',
    path: '/console/v1/telephony/notices',
    calledBy: 'other-system',
    kind: 'change',
    access: 'anyone',
    summary: 'The company’s telephony reports calls here and proves itself with its secret',
    source: 'decision record 0117',
    body: strictObject({
      notices: Type.Array(
        strictObject({
          id: Type.String({ minLength: 1, maxLength: 200 }),
          communicationId: Type.String({ minLength: 1, maxLength: 200 }),
          kind: Type.Enum([...noticeKinds]),
          at: moment,
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    answer: Type.Object({ taken: Type.Integer(), unknown: Type.Integer() }),
  }),
] as const;
