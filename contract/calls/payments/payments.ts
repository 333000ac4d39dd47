import Type, { type TObject } from 'typebox';
import ledgerSchema from '#form-schemas/ledger-entry.schema.json' with { type: 'json' };
import milestoneSchema from '#form-schemas/milestone.schema.json' with { type: 'json' };
import refundSchema from '#form-schemas/refund.schema.json' with { type: 'json' };
import schema from '#form-schemas/payment.schema.json' with { type: 'json' };
import { bankNoticeRoles } from '../../domain/payments/bankNotices.ts';
import { paymentCollectors, paymentDeciders } from '../../domain/payments/paymentRoles.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf, createBodyOf } from '../recordSchemas.ts';
import type { LedgerEntry, Payment, PaymentFields, Refund } from '../recordTypes.ts';

const source = 'part 1 §2 to §5, §7, T26 to T29, T47, T48, decision record 0141';
const payment = answerOf(schema);
const refund = answerOf(refundSchema);
const milestone = answerOf(milestoneSchema) as TObject;
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const day = Type.String({ format: 'date' });
const paise = Type.Integer({ minimum: 1, maximum: 99_999_999_900 });

/** What clients paid, asked for by opportunity, account or milestone. */
export const paymentRecordCalls = recordCalls<Payment, PaymentFields>()({
  area: 'payments',
  schema,
  called: ['payment', 'payments'],
  access: paymentCollectors,
  source,
  list: {
    at: 'GET /sapna/v1/payment',
    access: 'signed-in',
    query: {
      opportunityId: Type.Optional(rowId),
      accountId: Type.Optional(rowId),
      milestoneId: Type.Optional(rowId),
    },
    orders: ['id', 'amount', 'paymentDate', 'createdAt', 'updatedAt'],
  },
  get: { at: 'GET /sapna/v1/payment-page/{id}', access: 'signed-in' },
  create: { at: 'POST /sapna/v1/payment', kind: 'money' },
  update: { at: 'PUT /sapna/v1/payment/{id}', kind: 'money' },
});

export const refundRecordCalls = recordCalls<Refund, object>()({
  area: 'refunds',
  schema: refundSchema,
  called: ['refund', 'refunds'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/refunds',
    query: { paymentId: Type.Optional(rowId) },
    orders: ['id', 'createdAt', 'updatedAt'],
  },
});

export const ledgerEntryCalls = recordCalls<LedgerEntry, object>()({
  area: 'ledgerEntries',
  schema: ledgerSchema,
  called: ['entry', 'entries in the books'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/ledger-entries',
    query: { paymentId: Type.Optional(rowId), opportunityId: Type.Optional(rowId) },
  },
});

const saved = { kind: 'money', access: paymentCollectors, source } as const;

const actCalls = [
  defineCall({
    ...saved,
    id: 'payments.createV2',
    method: 'POST',
    path: '/sapna/v2/payment',
    summary: 'Collect a payment of mode 10',
    body: createBodyOf(schema),
    answer: payment,
  }),
  defineCall({
    ...saved,
    access: bankNoticeRoles,
    id: 'payments.createV3',
    method: 'POST',
    path: '/sapna/v3/payment',
    summary: 'Collect a payment from a bank notice',
    body: createBodyOf(schema),
    answer: payment,
  }),
  defineCall({
    ...saved,
    id: 'payments.again',
    method: 'POST',
    path: '/sapna/v1/payment/{id}/again',
    summary: 'Collect or present again a payment that was rejected or bounced',
    params: idParams,
    body: strictObject({
      paymentType: Type.Enum(['Recollection', 'Representation']),
      modeOfPaymentId: Type.Integer({ minimum: 1, maximum: 12 }),
      referenceNumber: clearable(Type.String({ maxLength: 60 })),
      paymentDate: day,
    }),
    answer: payment,
  }),
  defineCall({
    id: 'payments.decide',
    method: 'PUT',
    path: '/sapna/v1/payment/{id}/clearance',
    kind: 'money',
    access: paymentCollectors,
    summary: 'Clear, bounce, reject or send back a payment; revive one that was rejected',
    source,
    params: idParams,
    body: strictObject({
      decision: Type.Enum(['clear', 'bounce', 'reject', 'send-back', 'revive']),
      reason: clearable(reason),
      version: Type.Integer({ minimum: 1 }),
    }),
    answer: payment,
  }),
  defineCall({
    id: 'payments.certifyTds',
    method: 'POST',
    path: '/sapna/v1/payment/{id}/tds-certificate',
    kind: 'money',
    access: paymentDeciders,
    summary:
      'Record the certificate for TDS that a client withheld, which then counts as collected',
    source: 'part 1 §7, T38, decision record 0141',
    params: idParams,
    body: strictObject({
      certificateNumber: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
      certifiedOn: day,
    }),
    answer: payment,
  }),
  defineCall({
    id: 'payments.depositSlip',
    method: 'POST',
    path: '/sapna/v1/deposit-slip',
    kind: 'money',
    access: paymentCollectors,
    summary: 'Record that a cheque or draft was deposited at the bank',
    source: 'part 1 §3, §7',
    body: strictObject({ amount: paise, paymentId: rowId }),
    answer: Type.Object({ id: rowId, paymentId: rowId, amount: Type.Integer() }),
  }),
  defineCall({
    id: 'refunds.create',
    method: 'POST',
    path: '/sapna/refund',
    kind: 'money',
    access: paymentCollectors,
    summary: 'Request a refund of a collected payment; someone else decides',
    source: 'part 1 §7, T21, decision record 0141',
    body: strictObject({ paymentId: rowId, amount: paise, reason }),
    answer: refund,
  }),
  defineCall({
    id: 'refunds.decide',
    method: 'PUT',
    path: '/sapna/refund/{id}',
    kind: 'money',
    access: paymentDeciders,
    summary: 'Pay a requested or approved refund, or reject it; never the caller’s own',
    source: 'part 1 §7, T21, decision records 0141 and 0216',
    params: idParams,
    body: strictObject({
      decision: Type.Enum(['approve', 'reject']),
      reason: clearable(reason),
      version: Type.Integer({ minimum: 1 }),
    }),
    answer: refund,
  }),
  defineCall({
    id: 'payments.transactions',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/transactions',
    kind: 'read',
    access: 'signed-in',
    summary: 'The payments for the milestones of a termsheet',
    source: 'part 1 §7',
    query: strictObject({ termsheetId: rowId }),
    answer: Type.Object({ results: Type.Array(payment) }),
  }),
  defineCall({
    id: 'payments.ofMilestone',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/payment/milestone/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The payments of a milestone by their clearance',
    source: 'part 1 §3, §7',
    params: idParams,
    answer: Type.Object({
      cleared: Type.Array(payment),
      uncleared: Type.Array(payment),
      bounced: Type.Array(payment),
    }),
  }),
  defineCall({
    id: 'payments.milestoneDetails',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/milestone-details/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'A milestone with what was paid, refunded and invoiced for it',
    source: 'part 1 §3, §7',
    params: idParams,
    answer: Type.Object({
      ...milestone.properties,
      paymentDetails: Type.Array(payment),
      refundDetails: Type.Array(refund),
      invoiceDetails: Type.Array(
        Type.Object({
          id: rowId,
          kind: Type.String(),
          number: Type.String(),
          issuedOn: Type.String(),
          total: Type.Integer(),
          status: Type.String(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'payments.bucketInfo',
    method: 'GET',
    path: '/sapna/v1/payment/bucketInfo',
    kind: 'read',
    access: 'signed-in',
    summary: 'The payments of an account by status; the groups overlap (T26)',
    source: 'part 1 §4, §7, T26',
    query: strictObject({ accountId: rowId }),
    answer: Type.Object({
      accountId: rowId,
      results: Type.Array(
        Type.Object({
          group: Type.String(),
          label: Type.String(),
          count: Type.Integer(),
          amount: Type.Integer(),
        }),
      ),
      /** The same amounts by group, as the account's page names them. */
      amounts: Type.Record(Type.String(), Type.Integer()),
    }),
  }),
  defineCall({
    id: 'payments.unutilized',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/payment/unutilized',
    kind: 'read',
    access: 'signed-in',
    summary: 'Advances left in the wallet of an account, by mode',
    source: 'part 1 §3, §7',
    query: strictObject({
      accountId: rowId,
      modeOfPaymentId: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          walletPaymentId: rowId,
          modeOfPaymentId: Type.Union([Type.Integer(), Type.Null()]),
          paymentDate: Type.String(),
          referenceNumber: Type.String(),
          amount: Type.Integer(),
          remainingAmount: Type.Integer(),
        }),
      ),
    }),
  }),
] as const;

export const paymentCalls = [
  ...paymentRecordCalls.calls,
  ...refundRecordCalls.calls,
  ...ledgerEntryCalls.calls,
  ...actCalls,
] as const;
