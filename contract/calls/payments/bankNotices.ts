import Type from 'typebox';
import schema from '#form-schemas/bank-notice.schema.json' with { type: 'json' };
import { bankNoticeRoles } from '../../domain/payments/bankNotices.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { BankNotice, BankNoticeFields } from '../recordTypes.ts';

const source = 'part 1 §3, §4, T47, decision record 0217';

/** What the bank told of money received: lines of its statement. */
export const bankNoticeRecordCalls = recordCalls<BankNotice, BankNoticeFields>()({
  area: 'bankNotices',
  schema,
  called: ['bank notice', 'bank notices'],
  access: bankNoticeRoles,
  source,
  list: { at: 'GET /console/v1/bank-notices' },
  create: { at: 'POST /console/v1/bank-notices' },
  update: { at: 'PUT /console/v1/bank-notices/{id}' },
  remove: { at: 'DELETE /console/v1/bank-notices/{id}', by: 'path' },
});

export const bankNoticeCalls = [
  ...bankNoticeRecordCalls.calls,
  defineCall({
    id: 'bankNotices.take',
    method: 'POST',
    path: '/console/v1/bank-notices/{id}/take',
    kind: 'money',
    access: bankNoticeRoles,
    summary: 'Match a bank notice to a pending payment, which clears the payment',
    source,
    params: idParams,
    body: strictObject({ paymentId: rowId, version: Type.Integer({ minimum: 1 }) }),
    answer: answerOf(schema),
  }),
] as const;
