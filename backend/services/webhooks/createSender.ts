import { eq } from 'drizzle-orm';
import { webhookFaults } from '#contract/domain/webhooks/webhookFaults.ts';
import type { Actor } from '../../calls/Actor.ts';
import { RefusedAddress } from '../../adapters/webhooks/addressGuard.ts';
import { webhookDeliveries as deliveries } from '../../database/schema/index.ts';
import { findActorById } from '../../session/findActorById.ts';
import { claimDeliveries, dueWebhooks, type Delivery, type Webhook } from './claimDeliveries.ts';
import { messageOf } from './messageOf.ts';
import { pauseWebhook } from './pauseWebhook.ts';
import { signedHeaders } from './secrets.ts';
import { settleDelivery, type Outcome } from './settleDelivery.ts';
import type { Setting } from './toldRecords.ts';

/** Messages that one receiver is sent at once, and all of them together by one process. */
const mostOfOne = 8;
const mostOfAll = 200;

export interface Sender {
  /** Sends what is due. Done once all of that is on its way: slow receivers are not waited for. */
  readonly send: () => Promise<void>;
  /** Once nothing is on its way. */
  readonly idle: () => Promise<void>;
  /** Takes nothing more up, and waits for what is on its way. */
  readonly stop: () => Promise<void>;
}

const failureOf = (error: unknown): Pick<Outcome, 'error'> => {
  if (error instanceof RefusedAddress) return { error: error.message };
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return { error: 'No answer within 10 seconds' };
  return { error: (code ?? message).slice(0, 200) };
};

const answered = (status: number): Pick<Outcome, 'error'> => {
  if (status >= 200 && status < 300) return {};
  return { error: status >= 300 && status < 400 ? 'Redirects are not followed' : `HTTP ${status}` };
};

/** Sends messages to receivers, several at once and few to each. Several processes may do it at once. */
export const createSender = (setting: Setting, report: (error: unknown) => void): Sender => {
  const { services } = setting;
  const underWay = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const asked = { again: false };
  const rounds = new Set<Promise<void>>();

  const attempt = async (webhook: Webhook, actor: Actor, delivery: Delivery): Promise<Outcome> => {
    const started = performance.now();
    const took = () => ({ milliseconds: Math.round(performance.now() - started) });
    const body = await messageOf(setting, webhook, actor, delivery);
    if (body === undefined && delivery.roleVersion === 0) {
      // Nobody owned the subscription when it was noted; now it is known that there is nothing to tell.
      await services.db.delete(deliveries).where(eq(deliveries.id, delivery.id));
    }
    if (body === undefined)
      return { error: webhookFaults.notSeen.message, isFinal: true, ...took() };
    try {
      const headers = signedHeaders(webhook, delivery.messageId, body, services.now());
      const { status, text } = await services.webhookPost.send(webhook.url, body, {
        'user-agent': `${services.config.product.slug}-console`,
        ...headers,
      });
      return { status, answer: text, ...answered(status), ...took() };
    } catch (error) {
      return { ...failureOf(error), ...took() };
    }
  };

  const start = (webhook: Webhook, actor: Actor, delivery: Delivery, receiver: string): void => {
    underWay.set(receiver, (underWay.get(receiver) ?? 0) + 1);
    const sending = attempt(webhook, actor, delivery)
      .then(outcome => settleDelivery(services, webhook, delivery, outcome))
      .catch(report)
      .finally(() => {
        running.delete(sending);
        underWay.set(receiver, (underWay.get(receiver) ?? 1) - 1);
        void send();
      });
    running.add(sending);
  };

  const sendDue = async (): Promise<void> => {
    const now = services.now();
    for (const webhook of await dueWebhooks(services.db, now)) {
      const receiver = new URL(webhook.url).origin;
      const free = Math.min(mostOfOne - (underWay.get(receiver) ?? 0), mostOfAll - running.size);
      if (free <= 0) continue;
      const actor =
        webhook.ownerId === null ? undefined : await findActorById(services.db, webhook.ownerId);
      if (!actor) {
        await services.db.transaction(db => pauseWebhook(services, db, webhook, 'owner'));
        continue;
      }
      for (const delivery of await claimDeliveries(services.db, webhook.id, free, now))
        start(webhook, actor, delivery, receiver);
    }
  };

  const sendAll = async (): Promise<void> => {
    do {
      asked.again = false;
      await sendDue();
    } while (asked.again && !stopping.signal.aborted);
  };

  const send = async (): Promise<void> => {
    asked.again = true;
    if (stopping.signal.aborted) return;
    if (rounds.size === 0) {
      const round = sendAll()
        .catch(report)
        .finally(() => rounds.delete(round));
      rounds.add(round);
    }
    await Promise.all(rounds);
  };

  const idle = async (): Promise<void> => {
    for (let all = [...rounds, ...running]; all.length > 0; all = [...rounds, ...running])
      await Promise.all(all);
  };

  return {
    send,
    idle,
    stop: async () => {
      stopping.abort();
      await idle();
    },
  };
};
