import Type from 'typebox';
import batchSchema from '#form-schemas/payout-batch.schema.json' with { type: 'json' };
import lineSchema from '#form-schemas/payout-line.schema.json' with { type: 'json' };
import payeeSchema from '#form-schemas/payee.schema.json' with { type: 'json' };
import { mostPayoutLines, payoutKinds, payoutPeople } from '../../domain/payouts/payoutKinds.ts';
import { payoutActs } from '../../domain/payouts/payoutStatus.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type {
  Payee,
  PayeeFields,
  PayoutBatch,
  PayoutLine,
  PayoutLineFields,
} from '../recordTypes.ts';

const source = 'decision record 0236';

/** The bank accounts that colleagues and clients are paid into. */
export const payeeRecordCalls = recordCalls<Payee, PayeeFields>()({
  area: 'payees',
  schema: payeeSchema,
  called: ['payee', 'payees'],
  access: payoutPeople,
  source,
  list: { at: 'GET /console/v1/payees' },
  create: { at: 'POST /console/v1/payees' },
  update: { at: 'PUT /console/v1/payees/{id}' },
  remove: { at: 'DELETE /console/v1/payees/{id}', by: 'path' },
});

/** Incentives or refunds that are paid together, by one file for the bank. */
export const payoutBatchRecordCalls = recordCalls<PayoutBatch, object>()({
  area: 'payoutBatches',
  schema: batchSchema,
  called: ['payout batch', 'payout batches'],
  access: payoutPeople,
  source,
  list: { at: 'GET /console/v1/payout-batches' },
});

/** The lines of a batch; the bank’s answer is written into them, by hand or from its return file. */
export const payoutLineRecordCalls = recordCalls<PayoutLine, PayoutLineFields>()({
  area: 'payoutLines',
  schema: lineSchema,
  called: ['payout line', 'payout lines'],
  access: payoutPeople,
  source,
  list: {
    at: 'GET /console/v1/payout-lines',
    query: { batchId: Type.Optional(rowId) },
  },
  update: {
    at: 'PUT /console/v1/payout-lines/{id}',
    kind: 'money',
    summary: 'Write the bank’s answer into a line: paid or failed; what is paid is booked with it',
  },
  remove: {
    at: 'DELETE /console/v1/payout-lines/{id}',
    by: 'path',
    summary: 'Take a line out of a batch that is still put together',
  },
});

export const payoutCalls = [
  ...payeeRecordCalls.calls,
  ...payoutBatchRecordCalls.calls,
  ...payoutLineRecordCalls.calls,
  defineCall({
    id: 'payoutBatches.create',
    method: 'POST',
    path: '/console/v1/payout-batches',
    kind: 'money',
    access: payoutPeople,
    summary: 'Put approved incentives, or refunds, together as a batch to be paid',
    source,
    body: strictObject({
      kind: Type.Enum([...payoutKinds]),
      /** Incentives or refunds by their ids. */
      ids: Type.Array(rowId, { minItems: 1, maxItems: mostPayoutLines, uniqueItems: true }),
      note: clearable(Type.String({ maxLength: 300 })),
    }),
    answer: answerOf(batchSchema),
  }),
  defineCall({
    id: 'payoutBatches.decide',
    method: 'POST',
    path: '/console/v1/payout-batches/{id}/decision',
    kind: 'money',
    access: payoutPeople,
    summary: 'Check a batch as a second person, reopen it, send it to the bank, or call it off',
    source,
    params: idParams,
    body: strictObject({
      decision: Type.Enum([...payoutActs]),
      version: Type.Integer({ minimum: 1 }),
    }),
    answer: answerOf(batchSchema),
  }),
  defineCall({
    id: 'payoutBatches.file',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/payout-batches/{id}/file.csv',
    kind: 'read',
    access: payoutPeople,
    summary: 'The file of a checked batch for the bank; columns by PAYOUT_FILE_COLUMNS',
    source,
    params: idParams,
    /** `text/csv` with a byte order mark; amounts in rupees. */
    answer: Type.Any(),
    answers: ['text/csv'],
  }),
] as const;
