import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { eventId } from '#contract/domain/webhooks/changeKinds.ts';
import { webhookFaults } from '#contract/domain/webhooks/webhookFaults.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Database } from '../../database/client.ts';
import {
  auditEntries,
  webhookDeliveries as deliveries,
  webhookEvents,
  webhooks,
} from '../../database/schema/index.ts';
import { findActorById } from '../../session/findActorById.ts';
import { pauseWebhook } from './pauseWebhook.ts';
import { toldRecords, type KeptChange, type Setting } from './toldRecords.ts';

/** Changes that are made into messages in one transaction, and milliseconds for others between two of them. */
const most = 100;
const pause = 5;

type Webhook = typeof webhooks.$inferSelect;

interface Entry extends KeptChange {
  readonly entity: string;
}

/** What a receiver knows a message by: the same however often it is sent. */
export const messageIdOf = (webhookId: number, auditEntryId: number): string =>
  `msg_${webhookId}_${auditEntryId}`;

/** A message to the byte. */
export const bodyOf = (messageId: string, told: object): string =>
  JSON.stringify({ id: messageId, ...told });

const readable = async (
  setting: Setting,
  db: Database,
  asked: { webhook: Webhook; actor: Actor; screen: RecordScreen },
  entries: readonly Entry[],
) => {
  try {
    // What a list cannot answer leaves the transaction of the others as it is.
    const told = await db.transaction(inner =>
      toldRecords({ ...setting, ...asked, db: inner }, asked.webhook, entries),
    );
    return { told, isRead: true };
  } catch (error) {
    setting.report?.(error);
    return { told: new Map<number, never>(), isRead: false };
  }
};

/** Messages of one screen's changes to one receiver. */
const messagesFor = async (
  setting: Setting,
  db: Database,
  asked: { webhook: Webhook; actor: Actor; screen: RecordScreen },
  entries: readonly Entry[],
): Promise<(typeof deliveries.$inferInsert)[]> => {
  const { webhook, actor, screen } = asked;
  const { told, isRead } = await readable(setting, db, asked, entries);
  const now = setting.services.now();
  return entries.flatMap(entry => {
    const messageId = messageIdOf(webhook.id, entry.id);
    const one = told.get(entry.id);
    const shared = {
      webhookId: webhook.id,
      auditEntryId: entry.id,
      messageId,
      resource: screen.resource,
      recordId: entry.entityId,
      roleVersion: actor.roleVersion,
      createdAt: now,
    };
    if (one) return { ...shared, type: one.type, body: bodyOf(messageId, one), nextAttemptAt: now };
    // It is seen on the page, and can be sent again from there: nothing is lost silently.
    return isRead
      ? []
      : {
          ...shared,
          type: eventId(screen.resource, 'changed'),
          state: 'failed' as const,
          error: webhookFaults.unreadable.message,
        };
  });
};

/** Messages of a subscription that nobody owns: what they say is read once somebody does. */
const unread = (
  { services }: Setting,
  { id: webhookId }: Webhook,
  { resource }: RecordScreen,
  entries: readonly Entry[],
): readonly (typeof deliveries.$inferInsert)[] =>
  entries.map(({ id, entityId }) => ({
    webhookId,
    auditEntryId: id,
    messageId: messageIdOf(webhookId, id),
    type: eventId(resource, 'changed'),
    resource,
    recordId: entityId,
    roleVersion: 0,
    createdAt: services.now(),
    nextAttemptAt: services.now(),
  }));

/** Who hears of the changes of which screen, in the order of their subscriptions. */
const hearersOf = (all: readonly Webhook[], resource: string): readonly Webhook[] =>
  all.filter(({ resources }) => resources.includes(resource));

const spreadSome = async (setting: Setting, db: Database): Promise<number> => {
  // One process at a time: a later change of a record must not be ready before an earlier one.
  const { rows } = (await db.execute(
    sql`select pg_try_advisory_xact_lock(hashtext('webhook events')) as mine`,
  )) as { rows: { mine: boolean }[] };
  if (rows[0]?.mine !== true) return 0;
  const entries = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      version: auditEntries.version,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(webhookEvents)
    .innerJoin(auditEntries, eq(auditEntries.id, webhookEvents.auditEntryId))
    .orderBy(asc(webhookEvents.auditEntryId))
    .limit(most);
  if (entries.length === 0) return 0;
  const all = await db
    .select()
    .from(webhooks)
    .where(isNull(webhooks.deletedAt))
    .orderBy(asc(webhooks.id));
  const made: (typeof deliveries.$inferInsert)[] = [];
  for (const resource of new Set(entries.map(({ entity }) => entity))) {
    const screen = setting.screens.get(resource);
    if (screen?.type !== 'records') continue;
    const ofScreen = entries.filter(({ entity }) => entity === resource);
    for (const webhook of hearersOf(all, resource)) {
      const actor = webhook.ownerId === null ? undefined : await findActorById(db, webhook.ownerId);
      if (actor)
        made.push(...(await messagesFor(setting, db, { webhook, actor, screen }, ofScreen)));
      else {
        await pauseWebhook(setting.services, db, webhook, 'owner');
        made.push(...unread(setting, webhook, screen, ofScreen));
      }
    }
  }
  if (made.length > 0) await db.insert(deliveries).values(made).onConflictDoNothing();
  await db.delete(webhookEvents).where(
    inArray(
      webhookEvents.auditEntryId,
      entries.map(({ id }) => id),
    ),
  );
  return entries.length;
};

/** Makes the changes that were committed into messages, the oldest first. A process that dies in it has done nothing. */
export const spreadEvents = async (setting: Setting): Promise<void> => {
  const { db } = setting.services;
  const [waiting] = await db
    .select({ id: webhookEvents.auditEntryId })
    .from(webhookEvents)
    .limit(1);
  if (!waiting) return;
  while ((await db.transaction(inner => spreadSome(setting, inner))) === most)
    await setTimeout(pause);
};
