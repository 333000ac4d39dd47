import { webhookDeliveries, webhooks } from '../schema/platform/webhooks.ts';
import type { Calendar } from './calendar.ts';
import { batch, type Batch } from './pen/batch.ts';

const resource = 'faqs';

/** A receiver that takes nothing, since it is paused, and what it was sent before. */
export function* webhookBatches(calendar: Calendar, by: number): Generator<Batch> {
  yield batch(webhooks, [
    {
      id: 1,
      name: 'Help site of the parent company',
      url: 'https://help.example.com/hooks',
      events: [`${resource}.created`, `${resource}.changed`],
      resources: [resource],
      condition: { active: { eq: true } },
      withPrevious: true,
      isPaused: true,
      pausedBecause: 'person' as const,
      ownerId: by,
      serviceAccountId: 1,
      secret: 'whsec_b2Ygbm8gcmVjZWl2ZXIsIG9mIHRoZSBkZW1vIGFsb25l',
      lastSentAt: calendar.at(-2, 11),
      createdAt: calendar.at(-60, 11),
      createdBy: by,
      updatedBy: by,
    },
  ]);
  const told = (id: number, type: string, recordId: number) => ({
    id,
    webhookId: 1,
    messageId: `msg_1_demo_${id}`,
    type: `${resource}.${type}`,
    resource,
    recordId: String(recordId),
    body: JSON.stringify({ id: `msg_1_demo_${id}`, type: `${resource}.${type}` }),
    roleVersion: 1,
  });
  yield batch(webhookDeliveries, [
    {
      ...told(1, 'created', 1),
      state: 'sent' as const,
      attempts: 1,
      status: 204,
      milliseconds: 84,
      lastAttemptAt: calendar.at(-4, 10),
      sentAt: calendar.at(-4, 10),
      createdAt: calendar.at(-4, 10),
    },
    {
      ...told(2, 'changed', 1),
      state: 'failed' as const,
      attempts: 10,
      status: 503,
      answer: 'Service unavailable',
      error: 'HTTP 503',
      milliseconds: 1_204,
      lastAttemptAt: calendar.at(-2, 10),
      createdAt: calendar.at(-3, 10),
    },
    {
      ...told(3, 'changed', 2),
      state: 'waiting' as const,
      attempts: 0,
      nextAttemptAt: calendar.at(-1, 10),
      createdAt: calendar.at(-1, 10),
    },
  ]);
}
