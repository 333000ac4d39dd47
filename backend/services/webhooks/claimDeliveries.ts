import { and, asc, eq, exists, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../database/schema/index.ts';

export type Delivery = typeof deliveries.$inferSelect;
export type Webhook = typeof webhooks.$inferSelect;

/** Longer than a receiver is waited for: what a process took and died with is sent again by another. */
const lease = 30_000;

const earlier = alias(deliveries, 'earlier');

const isDue = (now: Date) =>
  and(eq(deliveries.state, 'waiting'), lte(deliveries.nextAttemptAt, now));

/** Subscriptions that have something to send, those that have waited longest first. */
export const dueWebhooks = (db: Database, now: Date): Promise<Webhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(
      and(
        isNull(webhooks.deletedAt),
        eq(webhooks.isPaused, false),
        exists(
          db
            .select({ id: deliveries.id })
            .from(deliveries)
            .where(and(eq(deliveries.webhookId, webhooks.id), isDue(now))),
        ),
      ),
    )
    .orderBy(sql`${webhooks.lastSentAt} asc nulls first`, asc(webhooks.id));

/**
 * Takes messages of a subscription that are due, so that no other process sends them meanwhile. A later message of a record
 * waits until the earlier one was taken, or is given up.
 */
export const claimDeliveries = async (
  db: Database,
  webhookId: number,
  most: number,
  now: Date,
): Promise<Delivery[]> => {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.webhookId, webhookId),
        isDue(now),
        notExists(
          db
            .select({ id: earlier.id })
            .from(earlier)
            .where(
              and(
                eq(earlier.webhookId, deliveries.webhookId),
                eq(earlier.resource, deliveries.resource),
                eq(earlier.recordId, deliveries.recordId),
                lt(earlier.auditEntryId, deliveries.auditEntryId),
                eq(earlier.state, 'waiting'),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      lastAttemptAt: now,
      nextAttemptAt: new Date(now.getTime() + lease),
    })
    .where(inArray(deliveries.id, due))
    .returning();
};
