import Type from 'typebox';
import schema from '#form-schemas/contact.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { Contact, ContactFields } from '../recordTypes.ts';

/** People of accounts (part 1 sections 3, 5 and 7). */
export const contactRecordCalls = recordCalls<Contact, ContactFields>()({
  area: 'contacts',
  schema,
  called: ['contact', 'contacts'],
  access: clientWriters,
  source: 'part 1 §7, T87 to T89, T122',
  list: {
    at: 'GET /sapna/v1/contact',
    access: 'signed-in',
    query: { accountId: Type.Optional(rowId) },
    summary:
      'Contacts, a page at a time; search finds names and whole phone numbers; and the last 4 to 9 digits for people who see whole numbers',
    orders: ['id', 'name', 'updatedAt'],
  },
  create: { at: 'POST /sapna/v1/contact' },
  update: { at: 'PUT /sapna/v1/contact/{id}' },
  remove: { at: 'DELETE /sapna/v1/contact/{id}', by: 'path' },
});

export const contactCalls = [
  ...contactRecordCalls.calls,
  defineCall({
    id: 'contacts.resendVerification',
    method: 'POST',
    path: '/sapna/v1/resendVerificationLink/{contactId}',
    kind: 'change',
    access: clientWriters,
    summary: 'Mail the verification link to a contact again',
    source: 'part 1 §4, §7',
    params: Type.Object({ contactId: rowId }),
    answer: Type.Object({
      message: Type.String(),
      /** True when nothing left this machine: the message is in the outbox. */
      isSimulated: Type.Boolean(),
    }),
  }),
  defineCall({
    id: 'contacts.verify',
    method: 'POST',
    path: '/console/v1/contacts/{id}/verification',
    kind: 'change',
    access: clientWriters,
    summary:
      'Confirm a contact with the code of their verification mail; a code works for seven days',
    source: 'T122, decision record 0085',
    params: idParams,
    body: strictObject({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
    answer: answerOf(contactRecordCalls.schema),
  }),
] as const;
