import Type from 'typebox';
import schema from '#form-schemas/termsheet.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { rcmDeciders } from '../../domain/termsheets/rcmDeciders.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { answerOf } from '../recordSchemas.ts';

const termsheet = answerOf(schema);
const note = Type.String({ maxLength: 2000 });
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const source = 'part 1 §4, §7, §8, T30 to T33, decision record 0140';
const text = Type.Union([Type.String(), Type.Null()]);

/** What is done with a termsheet beside making and changing it. */
export const termsheetActCalls = [
  defineCall({
    id: 'termsheets.sendToRcm',
    method: 'POST',
    path: '/sapna/v1/termsheet/{id}/case',
    kind: 'change',
    access: clientWriters,
    summary: 'Send a termsheet to RCM with the deal as it is now; this opens a case',
    source,
    params: idParams,
    body: strictObject({}),
    answer: termsheet,
  }),
  defineCall({
    id: 'termsheets.correct',
    method: 'PUT',
    path: '/sapna/v1/correct-rcm-case',
    kind: 'change',
    access: clientWriters,
    summary: 'Correct a termsheet that RCM rejected or sent back; it is pending there again',
    source,
    body: strictObject({
      rcmCaseId: rowId,
      accountLegalEntityId: Type.Optional(rowId),
      contactId: Type.Optional(rowId),
      remark: reason,
    }),
    answer: termsheet,
  }),
  defineCall({
    id: 'termsheets.answer',
    method: 'PUT',
    path: '/sapna/v1/termsheet/{id}/acceptance',
    kind: 'change',
    access: clientWriters,
    summary: 'Record the client’s answer: 5 accepted, 6 rejected, 7 expired',
    source,
    params: idParams,
    body: strictObject({
      acceptanceId: Type.Integer({ minimum: 5, maximum: 7 }),
      remark: clearable(note),
    }),
    answer: termsheet,
  }),
  defineCall({
    id: 'termsheets.cancel',
    method: 'PUT',
    path: '/sapna/v1/termsheet/{id}/cancel',
    kind: 'change',
    access: clientWriters,
    summary: 'Cancel a termsheet that is not decided yet',
    source,
    params: idParams,
    body: strictObject({ reason }),
    answer: termsheet,
  }),
  defineCall({
    id: 'termsheets.drop',
    method: 'PUT',
    path: '/sapna/v1/termsheet/{id}/drop',
    kind: 'change',
    access: clientWriters,
    summary: 'Drop an approved termsheet for which nothing was collected or activated',
    source,
    params: idParams,
    body: strictObject({ reason }),
    answer: termsheet,
  }),
  defineCall({
    id: 'termsheets.share',
    method: 'POST',
    path: '/sapna/v1/share-termsheet-link',
    kind: 'change',
    access: clientWriters,
    summary: 'Send a termsheet to its contact as a link',
    source,
    body: strictObject({ termsheetId: rowId }),
    answer: Type.Object({ message: Type.String(), isSimulated: Type.Boolean() }),
  }),
  defineCall({
    id: 'termsheets.pdf',
    calledBy: 'address',
    method: 'GET',
    path: '/sapna/v1/termsheet-pdf/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The termsheet as a PDF, in statuses 1 and 2',
    source: 'part 1 §4, T33, decision record 0140',
    params: idParams,
    answer: Type.Any(),
    answers: ['application/pdf'],
  }),
  defineCall({
    id: 'termsheets.view',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/termsheet-view/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The party billed by a termsheet; an absent address is Not Available',
    source: 'part 1 §3, T86',
    params: idParams,
    answer: Type.Object({
      id: rowId,
      legalName: Type.String(),
      gstinSez: text,
      billingAddress: Type.String(),
      shippingAddress: Type.String(),
    }),
  }),
  defineCall({
    id: 'rcm.get',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/rcm/v1/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'Why RCM rejected a case, by its id',
    source: 'part 1 §3, §7',
    params: idParams,
    answer: Type.Object({
      rcmCaseId: rowId,
      termsheetId: rowId,
      status: Type.String(),
      reason: text,
      notes: text,
      fixCaseStatus: text,
    }),
  }),
  defineCall({
    id: 'rcm.decide',
    method: 'PUT',
    path: '/mystique/rcm/v1/{id}',
    kind: 'change',
    access: rcmDeciders,
    summary: 'Approve, reject or send back the termsheet of a case; the latter two with a reason',
    source,
    params: idParams,
    body: strictObject({
      decision: Type.Enum(['approve', 'reject', 'send-back']),
      reason: clearable(reason),
      notes: clearable(note),
    }),
    answer: termsheet,
  }),
] as const;
