import Type from 'typebox';
import schema from '#form-schemas/incentive-dispute.schema.json' with { type: 'json' };
import messageSchema from '#form-schemas/incentive-dispute-message.schema.json' with { type: 'json' };
import { disputeOutcomes } from '../../domain/incentives/disputes.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { IncentiveDispute, IncentiveDisputeMessage } from '../recordTypes.ts';

const source = 'decision record 0138';
const text = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
const version = Type.Integer({ minimum: 1 });

/** Disputed figures: one's own and those of the people below; all of them for those who answer. */
export const incentiveDisputeRecordCalls = recordCalls<IncentiveDispute, object>()({
  area: 'incentiveDisputes',
  schema,
  called: ['dispute', 'disputes'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/incentive-disputes',
    query: { userIncentiveId: Type.Optional(rowId) },
  },
});

/** What was said in a dispute. */
export const incentiveDisputeMessageCalls = recordCalls<IncentiveDisputeMessage, object>()({
  area: 'incentiveDisputeMessages',
  schema: messageSchema,
  called: ['message', 'messages'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/incentive-dispute-messages',
    query: { disputeId: Type.Optional(rowId) },
  },
});

export const incentiveDisputeCalls = [
  ...incentiveDisputeRecordCalls.calls,
  ...incentiveDisputeMessageCalls.calls,
  defineCall({
    id: 'incentiveDisputes.open',
    method: 'POST',
    path: '/console/v1/user-incentives/{id}/disputes',
    kind: 'change',
    access: 'signed-in',
    summary:
      'Dispute one’s own figure, as it stands in the version that is named, until it is paid',
    source,
    params: idParams,
    body: strictObject({
      reason: text,
      /** The deal that it is about. */
      opportunityId: Type.Optional(Type.Union([rowId, Type.Null()])),
      version,
    }),
    answer: answerOf(schema),
  }),
  defineCall({
    id: 'incentiveDisputes.reply',
    method: 'POST',
    path: '/console/v1/incentive-disputes/{id}/messages',
    kind: 'change',
    access: 'signed-in',
    summary: 'Write in a dispute: its agent asks, those who calculate and pay answer',
    source,
    params: idParams,
    body: strictObject({ text, version }),
    answer: answerOf(schema),
  }),
  defineCall({
    id: 'incentiveDisputes.close',
    method: 'POST',
    path: '/console/v1/incentive-disputes/{id}/outcome',
    kind: 'change',
    access: 'signed-in',
    summary: 'End a dispute: the figure stands or is corrected, or its agent withdraws it',
    source,
    params: idParams,
    body: strictObject({ outcome: Type.Enum([...disputeOutcomes]), text, version }),
    answer: answerOf(schema),
  }),
] as const;
