import Type from 'typebox';
import schema from '#form-schemas/invoice.schema.json' with { type: 'json' };
import type { PaperPart } from '../../domain/paper/PaperPart.ts';
import { paymentCollectors, paymentDeciders } from '../../domain/payments/paymentRoles.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { Invoice } from '../recordTypes.ts';

const source = 'part 1 §7, §8, part 3 §7, §8, T53, decision record 0143';
const invoice = answerOf(schema);

/** Invoices, which nobody changes: they are issued, sent, and taken back by other papers. */
export const invoiceRecordCalls = recordCalls<Invoice, object>()({
  area: 'invoices',
  schema,
  called: ['invoice', 'invoices'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/invoices',
    query: {
      opportunityId: Type.Optional(rowId),
      accountId: Type.Optional(rowId),
      milestoneId: Type.Optional(rowId),
    },
    orders: ['id', 'issuedOn', 'updatedAt'],
  },
});

const mailed = {
  method: 'POST',
  kind: 'money',
  access: paymentCollectors,
  source,
  /** The person of contact (POC) whom it is mailed to; without one it is issued and not sent. */
  body: strictObject({ milestoneId: rowId, contactId: clearable(rowId) }),
  answer: Type.Object({
    message: Type.String(),
    isSimulated: Type.Boolean(),
    invoice,
  }),
} as const;

// A list of two: drafts of JSON Schema write tuples differently.
const pair = Type.Array(Type.String(), { minItems: 2, maxItems: 2 });

/** The paper of an invoice from above to below, as its PDF has it. */
const paper = Type.Object({
  title: Type.String(),
  subtitle: Type.String(),
  parts: Type.Unsafe<readonly PaperPart[]>(
    Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('pairs'), of: Type.Array(pair) }),
        Type.Object({ kind: Type.Literal('total'), of: Type.Array(pair) }),
        Type.Object({
          kind: Type.Literal('table'),
          title: Type.String(),
          columns: Type.Array(
            Type.Object({
              title: Type.String(),
              share: Type.Number(),
              isAmount: Type.Optional(Type.Boolean()),
            }),
          ),
          rows: Type.Array(Type.Array(Type.String())),
        }),
        Type.Object({
          kind: Type.Literal('code'),
          title: Type.String(),
          text: Type.String(),
          of: Type.Array(pair),
        }),
        Type.Object({ kind: Type.Literal('note'), text: Type.String() }),
      ]),
    ),
  ),
});

export const invoiceCalls = [
  ...invoiceRecordCalls.calls,
  defineCall({
    ...mailed,
    id: 'invoices.emailProforma',
    path: '/sapna/v1/email-proforma-invoice',
    summary: 'Issue the proforma invoice of a milestone, unless it already exists, and mail it',
  }),
  defineCall({
    ...mailed,
    id: 'invoices.emailTax',
    path: '/sapna/v1/email-tax-invoice',
    summary: 'Issue the tax invoice of a paid milestone, unless it already exists, and mail it',
  }),
  defineCall({
    id: 'invoices.issueDigislate',
    method: 'POST',
    path: '/sapna/v1/digislate-invoice',
    kind: 'money',
    access: paymentDeciders,
    summary: 'Issue the digislate invoice of a milestone for its digislate amount',
    source,
    body: strictObject({ milestoneId: rowId }),
    answer: invoice,
  }),
  defineCall({
    id: 'invoices.cancelDigislate',
    method: 'DELETE',
    path: '/sapna/v1/digislate-invoice/{id}',
    kind: 'money',
    access: paymentDeciders,
    summary: 'Cancel a digislate invoice; it keeps its number',
    source,
    params: idParams,
    query: strictObject({ reason: Type.Optional(Type.String({ maxLength: 500 })) }),
    answer: Type.Object({ message: Type.String(), invoice }),
  }),
  defineCall({
    id: 'invoices.issueCreditNote',
    method: 'POST',
    path: '/console/v1/invoices/{id}/credit-note',
    kind: 'money',
    access: paymentDeciders,
    summary: 'Take an invoice back, or part of it, by a credit note; the amount in paise with tax',
    source: 'decision record 0212',
    params: idParams,
    body: strictObject({
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      reason: Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` }),
    }),
    answer: invoice,
  }),
  defineCall({
    id: 'invoices.askForIrn',
    method: 'POST',
    path: '/console/v1/invoices/{id}/irn',
    kind: 'change',
    access: paymentCollectors,
    summary: 'Ask the e-invoice portal for the IRN of an invoice, or again for what it refused',
    source: 'CGST rule 48(4), decision record 0237',
    params: idParams,
    answer: invoice,
  }),
  defineCall({
    id: 'invoices.paper',
    method: 'GET',
    path: '/console/v1/invoices/{id}/paper',
    kind: 'read',
    access: 'signed-in',
    summary: 'What stands on the paper of an invoice, part by part',
    source: 'decision record 0143',
    params: idParams,
    answer: paper,
  }),
  defineCall({
    id: 'invoices.pdf',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/invoices/{id}/pdf',
    kind: 'read',
    access: 'signed-in',
    summary: 'An invoice as a PDF',
    source: 'decision record 0143',
    params: idParams,
    answer: Type.Any(),
    answers: ['application/pdf'],
  }),
] as const;
