import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { spreadEvents } from '#backend/services/webhooks/spreadEvents.ts';
import { createSender } from '#backend/services/webhooks/createSender.ts';
import { webhooks } from '#backend/database/schema/index.ts';
import { retryPauses } from '#contract/domain/webhooks/nextDelivery.ts';
import { ok } from '#tests/support/server/ok.ts';
import { held, startReceiver, verified, withStatus } from './startReceiver.ts';
import { startWebhooks } from './startWebhooks.ts';

const test = await startWebhooks();
const { receiver, subscribe, create, change, remove, round, later, read, admin } = test;
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.now = new Date();
  receiver.answers();
  await test.client.db.execute(sql`delete from webhook_events`);
  await test.client.db.delete(webhooks);
  receiver.take();
});

const until = (holds: () => boolean) =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000, interval: 10 });

const setting = () => ({
  services: test.services,
  screens: test.screens,
  servedCalls: test.app.servedCalls,
});

describe('a receiver', () => {
  it('is told of a record that is created, changed and removed, in words that verify', async () => {
    const { secret } = await subscribe({ withPrevious: true });
    const pool = await create({ sortOrder: 1 });
    const changed = await change(pool, { sortOrder: 2 });
    expect((await remove(changed)).statusCode).toBe(200);
    await round();
    const got = receiver.take();
    expect(got.map(one => verified(secret, one))).toMatchObject([
      { type: 'amenities.created', version: 1, record: { name: pool.name, sortOrder: 1 } },
      {
        type: 'amenities.changed',
        version: 2,
        record: { sortOrder: 2 },
        previous: { sortOrder: 1 },
      },
      { type: 'amenities.removed', version: 3, record: null, previous: { sortOrder: 2 } },
    ]);
    expect(got[0]?.body).not.toHaveProperty('previous');
    expect(got.map(({ id, body }) => id === body.id)).toEqual([true, true, true]);
    expect(new Set(got.map(({ id }) => id)).size).toBe(3);
    expect(() => verified(secret, { ...got[0]!, text: `${got[0]!.text} ` })).toThrow(
      'No matching signature',
    );
  });

  it('is told the event that says most, and only what meets the condition', async () => {
    await subscribe({
      events: ['amenities.changed'],
      condition: { all: [{ sortOrder: { gt: 5 } }, { sortOrder: { changed: true } }] },
    });
    const pool = await create();
    const six = await change(pool, { sortOrder: 6 });
    const renamed = await change(six, { name: `${pool.name} again` });
    await change(renamed, { sortOrder: 2 });
    await round();
    expect(receiver.take().map(({ body }) => [body.type, body.version])).toEqual([
      ['amenities.changed', 2],
    ]);
  });

  it('is told nothing of what was taken back', async () => {
    await subscribe();
    const { version } = await create();
    const refused = await admin.post('/console/v1/records/amenities', { name: 'x' });
    expect([version, refused.statusCode]).toEqual([1, 422]);
    await expect(
      test.client.db.transaction(async db => {
        await db.execute(sql`insert into audit_entries (surface, action, entity, entity_id)
          values ('job', 'create', 'amenities', '1')`);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await round();
    expect(receiver.take()).toHaveLength(1);
  });

  it('gets a later change of a record after the earlier one, while other records go on', async () => {
    await subscribe();
    const [one, other] = [await create(), await create()];
    await round();
    receiver.take();
    receiver.answers(({ body }, response) =>
      response.writeHead(body.recordId === String(one.id) ? 500 : 204).end(),
    );
    const second = await change(one, { sortOrder: 1 });
    await change(second, { sortOrder: 2 });
    await change(other, { sortOrder: 3 });
    await round();
    expect(receiver.take().map(({ body }) => [body.recordId, body.version])).toEqual([
      [String(one.id), 2],
      [String(other.id), 2],
    ]);
    receiver.answers();
    later(retryPauses[0]!);
    await round();
    expect(receiver.take().map(({ body }) => [body.recordId, body.version])).toEqual([
      [String(one.id), 2],
      [String(one.id), 3],
    ]);
  });
});

describe('a receiver that fails', () => {
  it('is asked again for a day, with the same id, then the message has failed and it is paused', async () => {
    receiver.answers(withStatus(503, 'x'.repeat(5_000)));
    const hook = await subscribe();
    await create();
    await round();
    for (const pause of retryPauses) {
      later(pause - 1);
      await round();
      const before = receiver.got.length;
      later(1);
      await round();
      expect(receiver.got.length).toBe(before + 1);
    }
    expect(new Set(receiver.take().map(({ id }) => id)).size).toBe(1);
    expect(retryPauses.reduce((sum, one) => sum + one, 0)).toBe(24 * 60 * 60_000);
    const [delivery] = await test.deliveries(hook);
    expect(delivery).toMatchObject({ state: 'failed', attempts: 10, status: 503 });
    expect(delivery?.answer).toHaveLength(2_048);
    expect(await read(hook)).toMatchObject({ state: 'paused', pausedBecause: 'failing' });
    const bell = ok<{ results: { title: string; link: string }[] }>(
      await admin.get('/sapna/sse/paymentNotifications/recent'),
    );
    expect(bell.results[0]).toMatchObject({
      title: `The webhook ${hook.name} is paused`,
      link: `/webhooks/${hook.id}`,
    });
  });

  it.each([
    ['redirects', withStatus(302, '', { location: '/elsewhere' }), 'Redirects are not followed'],
    ['refuses', withStatus(400), 'HTTP 400'],
  ])('is asked again when it %s, and nowhere else', async (_how, answer, error) => {
    receiver.answers(answer);
    const hook = await subscribe();
    await create();
    await round();
    expect(receiver.take()).toHaveLength(1);
    expect(await test.deliveries(hook)).toMatchObject([{ state: 'waiting', attempts: 1, error }]);
  });

  it('is paused at once when it says that it is gone', async () => {
    receiver.answers(withStatus(410));
    const hook = await subscribe();
    await create();
    await round();
    expect(await read(hook)).toMatchObject({ state: 'paused', pausedBecause: 'gone' });
    expect(await test.deliveries(hook)).toMatchObject([{ state: 'failed', status: 410 }]);
  });

  it('holds nobody else up, and has few messages at once', async () => {
    const slow = held();
    const other = await startReceiver();
    await subscribe();
    await subscribe({ url: other.url, events: ['amenities.created'] });
    receiver.answers(slow.answer);
    for (let count = 0; count < 12; count += 1) await create();
    await test.app.webhooks.round();
    await until(() => other.got.length === 12 && receiver.got.length === 8);
    slow.letGo();
    await until(() => receiver.got.length === 12);
    slow.letGo();
    await test.app.webhooks.sender.idle();
    expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(12);
    other.close();
  });
});

describe('a process that dies', () => {
  it('between the change and its message loses nothing', async () => {
    await subscribe();
    const { id } = await create();
    // Nothing was done but the change: what another process finds is in the database.
    const other = createSender(setting(), () => undefined);
    await test.app.webhooks.round();
    await other.send();
    await Promise.all([other.idle(), test.app.webhooks.sender.idle()]);
    expect(receiver.take().map(({ body }) => body.recordId)).toEqual([String(id)]);
  });

  it('after it has sent, and before it has noted so, is repeated with the same id', async () => {
    await subscribe();
    await create();
    const dying = createSender(
      {
        ...setting(),
        services: {
          ...test.services,
          webhookPost: {
            ...test.services.webhookPost,
            send: async (...sent) => {
              await test.services.webhookPost.send(...sent);
              return new Promise(() => undefined);
            },
          },
        },
      },
      () => undefined,
    );
    await spreadEvents(setting());
    await dying.send();
    await until(() => receiver.got.length === 1);
    await round();
    expect(receiver.got).toHaveLength(1);
    later(31_000);
    await round();
    const [first, again, ...more] = receiver.take();
    expect(more).toEqual([]);
    expect(again?.id).toBe(first?.id);
    expect(again?.text).toBe(first?.text);
  });
});

it('two processes send each message once', async () => {
  await subscribe();
  for (let count = 0; count < 20; count += 1) await create();
  const senders = [1, 2].map(() => createSender(setting(), () => undefined));
  await Promise.all([spreadEvents(setting()), spreadEvents(setting())]);
  await Promise.all(senders.map(sender => sender.send()));
  await Promise.all(senders.map(sender => sender.idle()));
  const got = receiver.take();
  expect(got).toHaveLength(20);
  expect(new Set(got.map(({ id }) => id)).size).toBe(20);
});
