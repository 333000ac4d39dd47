import { eq, sql } from 'drizzle-orm';
import type { WebhookDelivery } from '#contract/calls/recordTypes.ts';
import { webhookDeliveryCalls } from '#contract/calls/webhooks/webhooks.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

const about = sql<string>`(${deliveries.resource} || '/' || ${deliveries.recordId})`;

/** What receivers were sent, and what came of it. */
export const deliveryRecords = declareRecords<WebhookDelivery, object>(webhookDeliveryCalls, {
  resource: 'webhook-deliveries',
  table: deliveries,
  removal: 'hard',
  notThere: notThere.delivery,
  fields: {
    webhookId: deliveries.webhookId,
    webhookName: webhooks.name,
    messageId: deliveries.messageId,
    type: deliveries.type,
    about,
    state: deliveries.state,
    day: sql<string>`(("webhook_deliveries"."created_at" at time zone 'Asia/Kolkata')::date)`,
    attempts: deliveries.attempts,
    status: deliveries.status,
    answer: deliveries.answer,
    error: deliveries.error,
    milliseconds: deliveries.milliseconds,
    body: deliveries.body,
    nextAttemptAt: deliveries.nextAttemptAt,
    lastAttemptAt: deliveries.lastAttemptAt,
    sentAt: deliveries.sentAt,
  },
  joins: [{ table: webhooks, on: eq(webhooks.id, deliveries.webhookId), isInner: true }],
  search: [deliveries.type, about, deliveries.messageId, webhooks.name],
  sort: '-id',
  readers: 'granted',
});
