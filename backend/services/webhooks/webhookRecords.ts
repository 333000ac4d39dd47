import { eq, sql } from 'drizzle-orm';
import type { Webhook, WebhookFields } from '#contract/calls/recordTypes.ts';
import { webhookCalls } from '#contract/calls/webhooks/webhooks.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { partsOfEvent } from '#contract/domain/webhooks/changeKinds.ts';
import { webhookFaults } from '#contract/domain/webhooks/webhookFaults.ts';
import { alias } from 'drizzle-orm/pg-core';
import { Refusal } from '../../calls/Refusal.ts';
import { serviceAccounts, users, webhooks } from '../../database/schema/index.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, reference } from '../../tables/fields.ts';
import { ownerOf, refuseWish } from './refuseWish.ts';

const owners = alias(users, 'owners');

const ofWeek = (state: string) =>
  sql<number>`(select count(*) from webhook_deliveries one
    where one.webhook_id = "webhooks"."id" and one.state = ${sql.raw(`'${state}'`)}
      and one.created_at > now() - interval '7 days')`.mapWith(Number);

/** Who outside is told of which changes (decision record 0099). */
export const webhookRecords = (screens: Screens) =>
  declareRecords<Webhook, WebhookFields>(webhookCalls, {
    resource: 'webhooks',
    table: webhooks,
    removal: 'soft',
    notThere: notThere.webhook,
    fields: {
      name: webhooks.name,
      url: webhooks.url,
      events: webhooks.events,
      condition: webhooks.condition,
      withPrevious: webhooks.withPrevious,
      serviceAccountId: reference(webhooks.serviceAccountId, serviceAccounts, {
        order: serviceAccounts.name,
      }),
      state: sql<NonNullable<Webhook['state']>>`(case
        when ${webhooks.isPaused} then 'paused'
        when ${webhooks.failingSince} is not null then 'failing'
        else 'active' end)`,
      pausedBecause: elsewhere(webhooks.pausedBecause),
      ownerName: owners.name,
      isOfFile: sql<boolean>`(${webhooks.fileKey} is not null)`,
      waiting: sql<number>`(select count(*) from webhook_deliveries one
        where one.webhook_id = "webhooks"."id" and one.state = 'waiting')`.mapWith(Number),
      sentOfWeek: ofWeek('sent'),
      failedOfWeek: ofWeek('failed'),
      failingSince: webhooks.failingSince,
      lastSentAt: webhooks.lastSentAt,
      formerSecretUntil: webhooks.formerSecretUntil,
    },
    joins: [{ table: owners, on: eq(owners.id, webhooks.ownerId), isInner: false }],
    search: [webhooks.name, webhooks.url, owners.name],
    sort: 'name',
    readers: 'granted',
    unique: [
      { index: 'webhooks_name_unique', field: 'name', taken: () => webhookFaults.nameTaken },
    ],
    refuse: async (context, proposed) => {
      const { before } = proposed;
      if (before?.isOfFile) throw new Refusal('CONFLICT', webhookFaults.ofFile);
      await refuseWish(screens, context, proposed);
    },
    // Whoever says what is sent, and where, is whose rights say how much of it.
    columns: async ({ record }, context) => ({
      ownerId: await ownerOf(context, record),
      resources: [...new Set(record.events.map(id => partsOfEvent(id)[0]))],
    }),
    history: ({ name, url, events, condition, withPrevious, serviceAccountId }) => ({
      name,
      url,
      events,
      condition,
      withPrevious,
      serviceAccountId,
    }),
    obstacles: (_db, rows) =>
      new Map(
        rows.flatMap(({ id, isOfFile }) => (isOfFile ? [[id, webhookFaults.ofFile.message]] : [])),
      ),
  });

export type WebhookRecords = ReturnType<typeof webhookRecords>;
