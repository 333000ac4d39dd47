import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { CallOf } from '#contract/calls/index.ts';
import type { Webhook, WebhookFields } from '#contract/calls/recordTypes.ts';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { testEvent } from '#contract/domain/webhooks/changeKinds.ts';
import { bothSecrets } from '#contract/domain/webhooks/nextDelivery.ts';
import { webhookFaults } from '#contract/domain/webhooks/webhookFaults.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../database/schema/index.ts';
import type { Screens } from '../../screens/readScreens.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { refuseStale } from '../../tables/staleVersion.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { deliveryRecords } from './deliveryRecords.ts';
import { screenEvents } from './screenEvents.ts';
import { newSecret } from './secrets.ts';
import { bodyOf } from './spreadEvents.ts';
import type { WebhookRecords } from './webhookRecords.ts';

type Row = typeof webhooks.$inferSelect;
type Acting = Pick<Context, 'db' | 'services' | 'audit' | 'actor'> & {
  readonly actor: NonNullable<Context['actor']>;
};

/** POST webhooks: the secret is in this answer and nowhere else. */
export const createWebhook =
  (records: WebhookRecords) =>
  async (context: InWrite & { body: WebhookFields }): Promise<Webhook & { secret: string }> => {
    const secret = newSecret();
    const made = await records.create(context, context.body, { set: { secret } });
    return { ...made, secret };
  };

/** The subscription, held until the call ends. @throws Refusal NOT_FOUND or STALE_VERSION */
const hold = async (records: WebhookRecords, context: Acting, id: number, version?: number) => {
  const [row] = await context.db.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (!row || row.deletedAt) throw notFound(notThere.webhook);
  const before = await records.readOne(inWrite(context), id);
  if (version !== undefined) refuseStale('webhook', before, version);
  return row;
};

/** Writes what an act changes, and its history. */
const act = async (
  records: WebhookRecords,
  context: Acting,
  row: Row,
  action: AuditAct,
  set: Partial<Row>,
  told: Readonly<Record<string, unknown>>,
): Promise<Webhook> => {
  await context.db
    .update(webhooks)
    .set({ ...set, version: sql`${webhooks.version} + 1`, updatedBy: context.actor.id })
    .where(eq(webhooks.id, row.id));
  const after = await records.readOne(inWrite(context), row.id);
  await context.audit.record({
    action,
    entity: 'webhooks',
    entityId: row.id,
    version: after.version,
    before: Object.fromEntries(
      Object.keys(told).map(name => [name, (row as Readonly<Record<string, unknown>>)[name]]),
    ),
    after: told,
  });
  return after;
};

/** POST webhooks/{id}/rotate: both secrets sign for a day. */
export const rotateSecret =
  (records: WebhookRecords): Verb<CallOf<'webhooks.rotate'>> =>
  async context => {
    const row = await hold(records, context, context.params.id, context.body.version);
    const secret = newSecret();
    const formerSecretUntil = new Date(context.services.now().getTime() + bothSecrets);
    const set = { secret, formerSecret: row.secret, formerSecretUntil };
    const after = await act(records, context, row, 'rotate-secret', set, { formerSecretUntil });
    return { ...after, secret };
  };

/** POST webhooks/{id}/pause */
export const pauseByHand =
  (records: WebhookRecords): Verb<CallOf<'webhooks.pause'>> =>
  async context => {
    const row = await hold(records, context, context.params.id, context.body.version);
    if (row.isPaused) {
      context.audit.nothingChanged();
      return records.readOne(inWrite(context), row.id);
    }
    const set = { isPaused: true, pausedBecause: 'person' } as const;
    return act(records, context, row, 'pause-webhook', set, { isPaused: true });
  };

/** POST webhooks/{id}/resume: what waits is due at once, in its order. */
export const resumeWebhook =
  (records: WebhookRecords): Verb<CallOf<'webhooks.resume'>> =>
  async context => {
    const row = await hold(records, context, context.params.id, context.body.version);
    if (!row.isPaused) {
      context.audit.nothingChanged();
      return records.readOne(inWrite(context), row.id);
    }
    if (row.pausedBecause === 'file') throw new Refusal('CONFLICT', webhookFaults.ofFile);
    await context.db
      .update(deliveries)
      .set({ nextAttemptAt: context.services.now(), attempts: 0 })
      .where(sql`${deliveries.webhookId} = ${row.id} and ${deliveries.state} = 'waiting'`);
    const set = { isPaused: false, pausedBecause: null, failingSince: null };
    return act(records, context, row, 'resume-webhook', set, { isPaused: false });
  };

/** POST webhooks/{id}/test */
export const sendTest =
  (records: WebhookRecords): Verb<CallOf<'webhooks.test'>> =>
  async context => {
    const { db, services, actor } = context;
    const row = await hold(records, context, context.params.id);
    if (row.isPaused) throw new Refusal('CONFLICT', webhookFaults.paused);
    const now = services.now();
    const messageId = `msg_test_${randomUUID()}`;
    const told = {
      type: testEvent,
      at: now.toISOString(),
      resource: 'webhooks',
      recordId: String(row.id),
      version: row.version,
      record: { id: row.id, name: row.name },
    };
    const [made] = await db
      .insert(deliveries)
      .values({
        webhookId: row.id,
        messageId,
        type: testEvent,
        resource: 'webhooks',
        recordId: String(row.id),
        body: bodyOf(messageId, told),
        roleVersion: actor.roleVersion,
        nextAttemptAt: now,
        createdAt: now,
        createdBy: actor.id,
      })
      .returning({ id: deliveries.id });
    if (!made) throw new Error('The insert returned no delivery');
    await context.audit.record({
      action: 'send-test',
      entity: 'webhooks',
      entityId: row.id,
      version: row.version,
      after: { messageId },
    });
    return deliveryRecords.readOne(context, made.id);
  };

/** POST webhook-deliveries/{id}/send-again: the receiver knows it by the same id. */
export const sendAgain: Verb<CallOf<'webhookDeliveries.sendAgain'>> = async context => {
  const { db, params, body, services, actor, audit } = context;
  const [row] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, params.id))
    .for('update');
  if (!row) throw notFound(notThere.delivery);
  const before = await deliveryRecords.readOne(context, row.id);
  refuseStale('delivery', before, body.version);
  if (row.state === 'waiting') throw new Refusal('CONFLICT', webhookFaults.waiting);
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, row.webhookId));
  if (!webhook || webhook.deletedAt) throw notFound(notThere.webhook);
  if (webhook.isPaused) throw new Refusal('CONFLICT', webhookFaults.paused);
  await db
    .update(deliveries)
    .set({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: services.now(),
      sentAt: null,
      version: sql`${deliveries.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(deliveries.id, row.id));
  const after = await deliveryRecords.readOne(context, row.id);
  await audit.record({
    action: 'send-again',
    entity: 'webhook-deliveries',
    entityId: row.id,
    version: after.version,
    before: { state: row.state, error: row.error },
    after: { state: after.state },
  });
  return after;
};

const shownDays = 7;

/** GET webhooks/{id}/days: the oldest day first, days without a message included. */
export const listDays =
  (records: WebhookRecords): Verb<CallOf<'webhooks.days'>> =>
  async context => {
    const { db, params, services } = context;
    await records.readOne(inWrite(context), params.id);
    const today = indiaDay(services.now());
    const first = addDays(today, 1 - shownDays);
    const day = sql<string>`(${deliveries.createdAt} at time zone 'Asia/Kolkata')::date::text`;
    const rows = await db
      .select({ day, state: deliveries.state, count: sql<number>`count(*)`.mapWith(Number) })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.webhookId, params.id),
          sql`${deliveries.createdAt} >= (${first}::date)::timestamp at time zone 'Asia/Kolkata'`,
        ),
      )
      .groupBy(day, deliveries.state);
    const countOf = (on: string, state: string) =>
      rows.find(row => row.day === on && row.state === state)?.count ?? 0;
    return {
      results: Array.from({ length: shownDays }, (_, at) => addDays(first, at)).map(on => ({
        day: on,
        sent: countOf(on, 'sent'),
        failed: countOf(on, 'failed'),
      })),
    };
  };

const suggested = 25;

/** GET webhook-events: those whose words or name have all that was typed. */
export const suggestEvents =
  (screens: Screens): Verb<CallOf<'webhookEvents.suggest'>> =>
  ({ query, actor }) => {
    const words = foldedText(query.text).split(/\s+/).filter(Boolean);
    const found = screenEvents(screens, actor).filter(({ id, label: { en, hi } }) => {
      const text = foldedText(`${id} ${en} ${hi}`);
      return words.every(word => text.includes(word));
    });
    return Promise.resolve({ results: found.slice(0, suggested), totalCount: found.length });
  };
