import { and, eq, sql } from 'drizzle-orm';
import { failingDay, nextDelivery } from '#contract/domain/webhooks/nextDelivery.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { webhookDeliveries as deliveries, webhooks } from '../../database/schema/index.ts';
import type { Delivery, Webhook } from './claimDeliveries.ts';
import { pauseWebhook } from './pauseWebhook.ts';

/** What came of an attempt; without a status nothing was answered. */
export interface Outcome {
  readonly status?: number;
  readonly answer?: string;
  readonly error?: string;
  readonly milliseconds: number;
  /** Nothing would come of another attempt. */
  readonly isFinal?: boolean;
}

const gone = 410;
const minute = 60_000;

const isTaken = ({ status = 0 }: Outcome): boolean => status >= 200 && status < 300;

/** Kept as it was: an attempt is no change by a person. */
const untouched = { updatedAt: sql`${webhooks.updatedAt}` };

const noteTaken = async (db: Database, { id, failingSince, lastSentAt }: Webhook, now: Date) => {
  const isNoted = lastSentAt !== null && now.getTime() - lastSentAt.getTime() < minute;
  if (failingSince === null && isNoted) return;
  await db
    .update(webhooks)
    .set({ failingSince: null, lastSentAt: now, ...untouched })
    .where(eq(webhooks.id, id));
};

const noteFailed = async (services: Services, db: Database, { id }: Webhook, now: Date) => {
  const since = sql<Date>`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`;
  const [noted] = await db
    .update(webhooks)
    .set({ failingSince: since, ...untouched })
    .where(eq(webhooks.id, id))
    .returning();
  if (!noted?.failingSince) return;
  if (now.getTime() - noted.failingSince.getTime() >= failingDay)
    await pauseWebhook(services, db, noted, 'failing');
};

/** Keeps what came of an attempt, and says when the next one is. What another process took up meanwhile is left to it. */
export const settleDelivery = (
  services: Services,
  webhook: Webhook,
  { id, attempts }: Delivery,
  outcome: Outcome,
): Promise<void> =>
  services.db.transaction(async db => {
    const now = services.now();
    const isSent = isTaken(outcome);
    const isGone = outcome.status === gone;
    const again =
      isSent || isGone || outcome.isFinal === true ? undefined : nextDelivery(attempts, now);
    const settled = await db
      .update(deliveries)
      .set({
        state: isSent ? 'sent' : again ? 'waiting' : 'failed',
        status: outcome.status ?? null,
        answer: outcome.answer || null,
        error: outcome.error ?? null,
        milliseconds: outcome.milliseconds,
        nextAttemptAt: again ?? null,
        sentAt: isSent ? now : null,
        version: sql`${deliveries.version} + 1`,
      })
      .where(
        and(
          eq(deliveries.id, id),
          eq(deliveries.attempts, attempts),
          eq(deliveries.state, 'waiting'),
        ),
      )
      .returning({ id: deliveries.id });
    if (settled.length === 0) return;
    if (isSent) await noteTaken(db, webhook, now);
    else if (outcome.isFinal !== true) await noteFailed(services, db, webhook, now);
    if (isGone) await pauseWebhook(services, db, webhook, 'gone');
  });
