import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { webhooks } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { verified, withStatus } from './startReceiver.ts';
import { startWebhooks } from './startWebhooks.ts';

const test = await startWebhooks();
const { receiver, subscribe, create, change, round, later, read, act, admin } = test;
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.now = new Date();
  receiver.answers();
  await test.client.db.execute(sql`delete from webhook_events`);
  await test.client.db.delete(webhooks);
  receiver.take();
});

describe('a secret', () => {
  it('that was changed signs beside the new one for a day', async () => {
    const hook = await subscribe();
    const { secret } = ok<{ secret: string }>(await act(hook, 'rotate'));
    expect(secret).toMatch(/^whsec_[\w+/=]{40,}$/);
    expect(secret).not.toBe(hook.secret);
    await create();
    await round();
    const [both] = receiver.take();
    verified(secret, both!);
    verified(hook.secret, both!);
    later(24 * 60 * 60_000 + 1);
    await create();
    await round();
    const [alone] = receiver.take();
    expect(alone?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  it('is told once, and is in no list and no history', async () => {
    const hook = await subscribe();
    const texts = await Promise.all([
      admin.get('/console/v1/webhooks'),
      admin.get(`/console/v1/webhooks/${hook.id}`),
      admin.get('/console/v1/history', { query: { resource: 'webhooks', id: hook.id } }),
    ]);
    for (const { body } of texts) {
      expect(body).toContain(hook.name);
      expect(body).not.toContain(hook.secret.slice(6));
    }
  });
});

describe('a subscription that is paused', () => {
  it('keeps what happens, and sends it in order once it is resumed', async () => {
    const hook = await subscribe();
    ok(await act(hook, 'pause'));
    const pool = await create();
    await change(pool, { sortOrder: 4 });
    await round();
    expect(receiver.take()).toEqual([]);
    expect(await read(hook)).toMatchObject({ state: 'paused', waiting: 2 });
    ok(await act(hook, 'resume'));
    await round();
    expect(receiver.take().map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it('refuses a test and a message again; one that runs sends both', async () => {
    const hook = await subscribe();
    receiver.answers(withStatus(410));
    await create();
    await round();
    const [failed] = await test.deliveries(hook);
    const again = () =>
      admin.post(`/console/v1/webhook-deliveries/${failed?.id}/send-again`, {
        version: failed?.version,
      });
    expect((await act(hook, 'test')).statusCode).toBe(409);
    expect((await again()).statusCode).toBe(409);
    ok(await act(hook, 'resume'));
    receiver.answers();
    const [first] = receiver.take();
    ok(await again());
    expect((await again()).statusCode).toBe(409);
    ok(await act(hook, 'test'));
    await round();
    const got = receiver.take();
    expect(got.map(({ body }) => body.type).toSorted()).toEqual([
      'amenities.created',
      'webhooks.test',
    ]);
    expect(got.some(({ id }) => id === first?.id)).toBe(true);
  });
});

it('messages are forgotten after thirty days', async () => {
  const hook = await subscribe();
  await create();
  await round();
  later(30 * 24 * 60 * 60_000 - 1_000);
  await test.app.webhooks.tend();
  expect(await test.stored(hook)).toHaveLength(1);
  later(2_000);
  await test.app.webhooks.tend();
  expect(await test.stored(hook)).toEqual([]);
});
