import Type from 'typebox';
import { callerRoles } from '../../domain/calling/callingRoles.ts';
import { manualCallType } from '../../domain/calling/callConstants.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const phone = Type.String({ minLength: 1, maxLength: 20 });

/** The telephony's calls as the console makes them (part 1 section 7, part 3 section 7). */
export const kiraCalls = [
  defineCall({
    id: 'kira.callNow',
    method: 'POST',
    path: '/kira/app/v3/manual/callNow',
    kind: 'change',
    access: callerRoles,
    summary: 'Dial by hand: the number has to belong to one of the agent’s own opportunities',
    source: 'part 1 §4, §7, T25, T105, T107, T111',
    body: strictObject({
      toNo: phone,
      sourceId: Type.Optional(Type.Integer()),
      callType: Type.Optional(Type.Literal(manualCallType)),
      fromNo: Type.Optional(phone),
      /** Which of several that have the number. */
      opportunityId: clearable(rowId),
    }),
    answer: Type.Object({
      status: Type.String(),
      id: rowId,
      message: Type.String(),
      communicationId: Type.String(),
      opportunityId: rowId,
    }),
  }),
  defineCall({
    id: 'kira.hangup',
    method: 'GET',
    path: '/kira/bspl/hangup',
    calledBy: 'older-client',
    kind: 'change',
    access: callerRoles,
    summary: 'End the call on a phone: the caller’s own, or that of someone in the caller’s team',
    source: 'part 1 §4, §7, T104, T105',
    query: strictObject({ agentPhone: phone }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  defineCall({
    id: 'kira.dispose',
    method: 'POST',
    path: '/kira/bspl/dispose',
    calledBy: 'older-client',
    kind: 'change',
    access: callerRoles,
    summary: 'Record the outcome of the call on the caller’s own phone, by the text of its reason',
    source: 'part 1 §7, §9, part 2 §7',
    query: strictObject({
      agentPhone: phone,
      disposition: Type.String({ minLength: 1, maxLength: 200 }),
      subDisposition: Type.Optional(Type.String({ maxLength: 200 })),
      fupTime: Type.Optional(Type.String({ format: 'date-time' })),
      notes: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    answer: Type.Object({ success: Type.Boolean(), id: rowId }),
  }),
] as const;
