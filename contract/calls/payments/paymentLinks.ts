import Type from 'typebox';
import schema from '#form-schemas/payment-link.schema.json' with { type: 'json' };
import { paymentCollectors } from '../../domain/payments/paymentRoles.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import { sendingFields } from '../sharing/sharing.ts';
import type { PaymentLink } from '../recordTypes.ts';

const source = 'part 1 §7, part 3 §7, T15, T104, decision record 0142';
const link = answerOf(schema);
const tdsPercentage = Type.Number({ minimum: 0, maximum: 10 });

/** Links by which clients pay at the gateway. */
export const paymentLinkRecordCalls = recordCalls<PaymentLink, object>()({
  area: 'paymentLinks',
  schema,
  called: ['payment link', 'payment links'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/payment-links',
    query: { opportunityId: Type.Optional(rowId), milestoneId: Type.Optional(rowId) },
    orders: ['id', 'createdAt', 'updatedAt'],
  },
});

export const paymentLinkCalls = [
  ...paymentLinkRecordCalls.calls,
  defineCall({
    id: 'paymentLinks.generate',
    method: 'POST',
    path: '/sapna/v1/owner/payment-link-generation',
    calledBy: 'older-client',
    kind: 'money',
    access: paymentCollectors,
    summary: 'Create a link for a client to pay the amount due or an advance; ends an earlier link',
    source,
    body: strictObject({
      /** Needed where no milestone is named. */
      opportunityId: Type.Optional(rowId),
      milestoneId: clearable(rowId),
      contactId: clearable(rowId),
      /** Paise, with GST and TDS; without it all that is due. */
      amount: clearable(Type.Integer({ minimum: 100, maximum: 99_999_999_900 })),
      tdsPercentage: clearable(tdsPercentage),
      pincode: clearable(Type.String({ maxLength: 10 })),
    }),
    answer: link,
  }),
  defineCall({
    id: 'paymentLinks.share',
    method: 'GET',
    path: '/sapna/v1/share-payment-link',
    kind: 'change',
    access: paymentCollectors,
    summary:
      'Send a payment link to the client, by mail where nothing else is said; a different TDS creates a new link',
    source,
    query: strictObject({
      paymentLinkId: rowId,
      tdsPercentage: Type.Optional(tdsPercentage),
      ...sendingFields,
    }),
    answer: Type.Object({
      message: Type.String(),
      paymentLinkId: rowId,
      tdsPercentage: Type.Number(),
      isSimulated: Type.Boolean(),
    }),
  }),
] as const;

/** What the gateway tells; it proves itself by a signature over the bytes that it sends. */
export const gatewayCalls = [
  defineCall({
    id: 'gateway.callback',
    method: 'POST',
    path: '/console/v1/gateway/callback',
    calledBy: 'other-system',
    kind: 'change',
    access: 'anyone',
    summary: 'The payment gateway reports on a link here; the bytes are signed',
    source: 'decision record 0142',
    body: Type.Object({ event: Type.String(), payload: Type.Object({}) }),
    answer: Type.Object({
      outcome: Type.Enum(['paid', 'advance', 'failed', 'ended', 'known', 'overtaken', 'unknown']),
    }),
  }),
] as const;
