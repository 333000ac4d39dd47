import { and, eq, sql } from 'drizzle-orm';
import type { PauseReason } from '#contract/domain/webhooks/webhookStates.ts';
import { createAudit } from '../../audit/createAudit.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { webhooks } from '../../database/schema/index.ts';
import { notify } from '../notifications/notify.ts';

type Webhook = typeof webhooks.$inferSelect;

/** Why the server paused it: what its owner is told. */
const because = {
  failing: {
    en: 'Nothing but failures came back for a day. What happens meanwhile waits until you resume it.',
    hi: 'एक दिन से केवल विफलता मिली। जब तक आप इसे चालू न करें, संदेश प्रतीक्षा करेंगे।',
  },
  gone: {
    en: 'The receiver answered that it takes no more messages (410).',
    hi: 'प्राप्तकर्ता ने कहा कि वह अब संदेश नहीं लेता (410)।',
  },
  owner: {
    en: 'Its owner can no longer sign in, or its service account is switched off.',
    hi: 'इसका मालिक अब साइन इन नहीं कर सकता, या इसका सेवा खाता बंद है।',
  },
} as const;

/** Pauses a subscription in the server's own name, and tells the person who keeps it; nothing where it is paused already. */
export const pauseWebhook = async (
  services: Services,
  db: Database,
  { id, name, updatedBy, createdBy }: Webhook,
  reason: Exclude<PauseReason, 'person' | 'file'>,
): Promise<void> => {
  const [paused] = await db
    .update(webhooks)
    .set({
      isPaused: true,
      pausedBecause: reason,
      version: sql`${webhooks.version} + 1`,
    })
    .where(and(eq(webhooks.id, id), eq(webhooks.isPaused, false)))
    .returning({ version: webhooks.version });
  if (!paused) return;
  await createAudit(db, undefined, { id: `webhook-${id}`, surface: 'job' }).record({
    action: 'pause-webhook',
    entity: 'webhooks',
    entityId: id,
    version: paused.version,
    before: { isPaused: false },
    after: { isPaused: true, pausedBecause: reason },
  });
  const keeper = updatedBy ?? createdBy;
  if (keeper === null) return;
  await notify({ db, services }, [keeper], {
    kind: 'webhook',
    tone: 'error',
    title: { en: `The webhook ${name} is paused`, hi: `वेबहुक ${name} रुक गया है` },
    body: because[reason],
    link: `/webhooks/${id}`,
    entity: 'webhooks',
    entityId: id,
  });
};
