import { and, inArray, lt } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { deliveriesKept } from '#contract/domain/webhooks/nextDelivery.ts';
import type { Services } from '../../calls/Context.ts';
import { webhookDeliveries as deliveries } from '../../database/schema/index.ts';

/** Deliveries that are removed by one statement, and milliseconds for others between two of them. */
const most = 1_000;
const pause = 5;

/** Forgets what receivers were sent, or what waited for a paused one, after its time. */
export const tendWebhooks = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => {
  const until = new Date(now().getTime() - deliveriesKept);
  for (let removed = most; removed === most; await setTimeout(pause)) {
    const old = db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(lt(deliveries.createdAt, until)))
      .limit(most);
    const gone = await db
      .delete(deliveries)
      .where(inArray(deliveries.id, old))
      .returning({ id: deliveries.id });
    removed = gone.length;
  }
};
