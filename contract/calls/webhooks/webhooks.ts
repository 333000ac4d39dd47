import Type, { type TObject } from 'typebox';
import deliverySchema from '#form-schemas/webhook-delivery.schema.json' with { type: 'json' };
import webhookSchema from '#form-schemas/webhook.schema.json' with { type: 'json' };
import { webhookKeepers } from '../../domain/webhooks/webhookKeepers.ts';
import { idParams, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { firstSuggestions } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { Webhook, WebhookDelivery, WebhookFields } from '../recordTypes.ts';

const source = 'decision record 0099';
const path = '/console/v1/webhooks';
const access = webhookKeepers;

/** The secret that messages are signed with: in the first answer alone. */
const beside = { secret: Type.Optional(Type.String()) };
const shownOnce = ['secret'];

const version = strictObject({ version: Type.Integer({ minimum: 1 }) });

/** Who outside is told of which changes. */
export const webhookCalls = recordCalls<Webhook, WebhookFields>()({
  area: 'webhooks',
  schema: webhookSchema,
  called: ['webhook', 'webhooks'],
  access,
  source,
  list: { at: `GET ${path}` },
  get: { at: `GET ${path}/{id}` },
  create: {
    at: `POST ${path}`,
    summary: 'Subscribe a receiver to events; this answer alone has the secret of its messages',
    beside,
    shownOnce,
  },
  update: { at: `PUT ${path}/{id}`, summary: 'Change a webhook; who changes it becomes its owner' },
  remove: { at: `DELETE ${path}/{id}`, by: 'path' },
});

/** What receivers were sent, and what came of it. */
export const webhookDeliveryCalls = recordCalls<WebhookDelivery, object>()({
  area: 'webhookDeliveries',
  schema: deliverySchema,
  called: ['delivery', 'deliveries of webhooks'],
  access,
  source,
  list: { at: 'GET /console/v1/webhook-deliveries' },
});

const webhook = answerOf(webhookCalls.schema);

export const webhookActCalls = [
  defineCall({
    id: 'webhooks.rotate',
    method: 'POST',
    path: `${path}/{id}/rotate`,
    kind: 'change',
    access,
    summary: 'Make a new secret; the old one signs beside it for a day',
    source,
    params: idParams,
    body: version,
    answer: Type.Object({ ...(webhook as TObject).properties, ...beside }),
    shownOnce,
  }),
  defineCall({
    id: 'webhooks.pause',
    method: 'POST',
    path: `${path}/{id}/pause`,
    kind: 'change',
    access,
    summary: 'Pause a webhook: what happens meanwhile waits',
    source,
    params: idParams,
    body: version,
    answer: webhook,
  }),
  defineCall({
    id: 'webhooks.resume',
    method: 'POST',
    path: `${path}/{id}/resume`,
    kind: 'change',
    access,
    summary: 'Resume a webhook: what waits is sent, in order',
    source,
    params: idParams,
    body: version,
    answer: webhook,
  }),
  defineCall({
    id: 'webhooks.test',
    method: 'POST',
    path: `${path}/{id}/test`,
    kind: 'change',
    access,
    summary: 'Send the receiver a message of the type webhooks.test',
    source,
    params: idParams,
    answer: answerOf(deliverySchema),
  }),
  defineCall({
    id: 'webhooks.days',
    method: 'GET',
    path: `${path}/{id}/days`,
    kind: 'read',
    access,
    summary:
      'How many messages a receiver took on each of the last seven days, and how many failed',
    source,
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          day: Type.String({ format: 'date' }),
          sent: Type.Integer({ minimum: 0 }),
          failed: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'webhookDeliveries.sendAgain',
    method: 'POST',
    path: '/console/v1/webhook-deliveries/{id}/send-again',
    kind: 'change',
    access,
    summary: 'Send a message again, with the same id',
    source,
    params: idParams,
    body: version,
    answer: answerOf(deliverySchema),
  }),
  defineCall({
    id: 'webhookEvents.suggest',
    method: 'GET',
    path: '/console/v1/webhook-events',
    kind: 'read',
    access,
    summary: 'Events that receivers can be told of',
    source,
    query: strictObject({ text: Type.String({ maxLength: 100 }), first: firstSuggestions }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: Type.String(),
          label: Type.Object({ en: Type.String(), hi: Type.String() }),
        }),
      ),
      totalCount: Type.Integer({ minimum: 0 }),
    }),
  }),
] as const;
