import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { webhooks } from '#backend/database/schema/index.ts';
import type { ServiceAccount } from '#contract/calls/recordTypes.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import {
  noSuchEvent,
  noSuchField,
  webhookFaults,
} from '#contract/domain/webhooks/webhookFaults.ts';
import { amenities } from '#tests/support/amenities.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startWebhooks } from './startWebhooks.ts';

const words = (en: string) => ({ en, hi: en });

/** Visitors with a number, and an event of their own that a screen file sends. */
const visitors = completeScreen(
  {
    format: 1,
    resource: 'visitors',
    route: '/visitors',
    label: { one: words('Visitor'), other: words('Visitors') },
    schema: 'visitor.schema.json',
    access: {
      admin: { do: ['list', 'show', 'create', 'edit'] },
      content: { do: ['list', 'show'] },
    },
    fields: { phone: { as: 'phone' } },
    list: { columns: ['name', 'phone'] },
    form: ['name', 'phone'],
    tells: {
      renamed: {
        label: words('Visitor renamed'),
        when: { all: [{ id: { empty: false } }, { name: { changed: true } }] },
        to: ['desk', 'nowhere'],
      },
    },
  },
  {
    type: 'object',
    required: ['name'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      phone: { type: 'string' },
    },
  },
);

const test = await startWebhooks({ screens: [amenities, visitors] });
const { receiver, subscribe, create, change, round, read, admin } = test;
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.now = new Date();
  receiver.answers();
  await test.client.db.execute(sql`delete from webhook_events`);
  await test.client.db.delete(webhooks);
  receiver.take();
});

let serial = 0;
const program = async (userRoles: readonly string[], name?: string): Promise<ServiceAccount> =>
  ok<ServiceAccount>(
    await admin.post('/console/v1/service-accounts', {
      name: name ?? `Receiver's program ${(serial += 1)}`,
      userRoles,
    }),
  );

const switchOff = async ({ id, version }: ServiceAccount) =>
  ok(await admin.put(`/console/v1/service-accounts/${id}`, { isActive: false, version }));

const visitor = (fields: object) => admin.post('/console/v1/records/visitors', fields);

describe('a receiver sees as its program', () => {
  it('no field that the program’s roles hide, and none of it in what was before', async () => {
    const { id } = await program(['content']);
    await subscribe({ serviceAccountId: id, withPrevious: true });
    const pool = await create({ note: 'secret', sortOrder: 1 });
    await change(pool, { note: 'more secret', sortOrder: 2 });
    await round();
    const got = receiver.take();
    expect(got.map(({ body }) => body.record)).toMatchObject([{ sortOrder: 1 }, { sortOrder: 2 }]);
    expect(got.map(({ text }) => text).join()).not.toContain('secret');
  });

  it('no row that the program’s roles do not have', async () => {
    const { id } = await program(['support-issues']);
    await subscribe({ serviceAccountId: id });
    await create();
    const guard = await create({ category: 'safety', guards: 1 });
    await test.remove(guard);
    await test.remove(await create());
    await round();
    expect(receiver.take().map(({ body }) => [body.type, body.recordId])).toEqual([
      ['amenities.created', String(guard.id)],
      ['amenities.removed', String(guard.id)],
    ]);
  });

  it('numbers masked as the program has them', async () => {
    const { id } = await program(['content']);
    await subscribe({ events: ['visitors.created'], serviceAccountId: id });
    await subscribe({
      events: ['visitors.created'],
      serviceAccountId: id,
      condition: { phone: { eq: '9845012345' } },
    });
    await subscribe({ events: ['visitors.created'] });
    ok(await visitor({ name: 'Asha', phone: '9845012345' }));
    await round();
    const phones = receiver.take().map(({ body }) => body.record?.['phone']);
    expect(phones.toSorted()).toEqual(['9845012345', 'XX45012345'].toSorted());
  });

  it('nothing once it may not, not even what already waited', async () => {
    const account = await program(['content']);
    const hook = await subscribe({ serviceAccountId: account.id });
    receiver.answers((_got, response) => response.writeHead(500).end());
    await create();
    await round();
    receiver.take();
    const { version } = ok<ServiceAccount>(
      await admin.put(`/console/v1/service-accounts/${account.id}`, {
        userRoles: ['lookup-view'],
        version: account.version,
      }),
    );
    test.later(60_000);
    await round();
    expect(receiver.take()).toEqual([]);
    expect(await test.deliveries(hook)).toMatchObject([
      { state: 'failed', error: webhookFaults.notSeen.message },
    ]);
    await switchOff({ ...account, version });
    await create();
    await round();
    expect(await read(hook)).toMatchObject({ state: 'paused', pausedBecause: 'owner', waiting: 1 });
  });
});

describe('who saves a webhook', () => {
  it('owns it', async () => {
    const hook = await subscribe();
    expect((await read(hook)).ownerName).toBe((await read(hook)).updatedByName);
  });

  it.each(['lookup-admin', 'finance', 'owner-agent', 'user-manager'])(
    'is no %s, nor sees what was sent',
    async persona => {
      const hook = await subscribe();
      const other = await test.as(persona).catch(() => test.as('finance'));
      const answers = await Promise.all([
        other.get('/console/v1/webhooks'),
        other.get('/console/v1/webhook-deliveries'),
        other.get('/console/v1/webhook-events', { query: { text: '' } }),
        other.post(`/console/v1/webhooks/${hook.id}/rotate`, { version: hook.version }),
        other.post(`/console/v1/webhooks/${hook.id}/test`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    },
  );

  const refusals: readonly (readonly [what: string, body: object, field: string, says: object])[] =
    [
      ['a private address', { url: 'https://10.0.0.1/' }, '/url', webhookFaults.private],
      ['http', { url: 'http://example.com/' }, '/url', webhookFaults.notSecure],
      [
        'an event',
        { events: ['amenities.chnged'] },
        '/events',
        noSuchEvent('amenities.chnged', 'amenities.changed'),
      ],
      ['a condition', { condition: { name: { is: 1 } } }, '/condition', webhookFaults.condition],
      ['a field', { condition: { nme: { eq: 1 } } }, '/condition', noSuchField('nme')],
      [
        'a field before',
        { condition: { name: { eq: { $: 'previous.nme' } } } },
        '/condition',
        noSuchField('nme'),
      ],
      [
        'two screens',
        { events: ['amenities.created', 'caps.created'], condition: { name: { eq: 1 } } },
        '/condition',
        webhookFaults.conditionOfMany,
      ],
    ];
  it.each(refusals)(
    'is told at the field what is wrong with %s',
    async (_what, body, field, says) => {
      const answer = await admin.post('/console/v1/webhooks', {
        name: 'Wrong',
        url: receiver.url,
        events: ['amenities.created'],
        ...body,
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field, ...says }] });
    },
  );

  it('may not look at fields that its program does not see', async () => {
    const { id } = await program(['content']);
    const answer = await admin.post('/console/v1/webhooks', {
      name: 'Guesses',
      url: receiver.url,
      events: ['amenities.created'],
      serviceAccountId: id,
      condition: { note: { contains: 'a' } },
    });
    expect(answer.json()).toMatchObject({
      errors: [{ field: '/condition', ...noSuchField('note') }],
    });
  });

  it('is refused what changed meanwhile', async () => {
    const hook = await subscribe();
    const put = (body: object) => admin.put(`/console/v1/webhooks/${hook.id}`, body);
    ok(await put({ name: 'Renamed', version: hook.version }));
    expect((await put({ name: 'Again', version: hook.version })).statusCode).toBe(409);
    expect((await put({ colour: 'red', version: hook.version })).statusCode).toBe(400);
  });
});

describe('a screen file', () => {
  it('names receivers, which the setting gives addresses and a program of that name rights', async () => {
    const own = await startWebhooks({
      screens: [amenities, visitors],
      env: { WEBHOOK_RECEIVERS: `desk=${receiver.url}` },
    });
    const listed = async () =>
      ok<{
        results: {
          id: number;
          name: string;
          state: string;
          isOfFile: boolean;
          version: number;
          pausedBecause?: string;
        }[];
      }>(await own.admin.get('/console/v1/webhooks', { query: { filters: 'isOfFile==true' } }))
        .results;
    await own.app.webhooks.keepFiles();
    const [paused, ...more] = await listed();
    expect(more).toEqual([]);
    expect(paused).toMatchObject({ state: 'paused', pausedBecause: 'owner', isOfFile: true });
    ok(
      await own.admin.post('/console/v1/service-accounts', {
        name: 'Desk',
        userRoles: ['content'],
      }),
    );
    await own.app.webhooks.keepFiles();
    await own.app.webhooks.keepFiles();
    const [kept] = await listed();
    expect(kept).toMatchObject({ id: paused?.id, state: 'active', name: 'Visitor renamed → desk' });
    const asha = ok<{ id: number; version: number }>(
      await own.admin.post('/console/v1/records/visitors', { name: 'Asha', phone: '9845012345' }),
    );
    const put = (body: object) => own.admin.put(`/console/v1/records/visitors/${asha.id}`, body);
    ok(await put({ version: 1, phone: '9845054321' }));
    ok(await put({ version: 2, name: 'Asha Rao' }));
    await own.round();
    expect(
      receiver.take().map(({ body }) => [body.type, body.version, body.record?.['phone']]),
    ).toEqual([
      ['visitors.renamed', 1, 'XX45012345'],
      ['visitors.renamed', 3, 'XX45054321'],
    ]);
    const changed = await own.admin.put(`/console/v1/webhooks/${kept?.id}`, {
      url: 'https://example.com/',
      version: kept?.version,
    });
    expect(changed.statusCode).toBe(409);
    await own.close();
  });
});

it('suggests events by the words of their screens and acts', async () => {
  const ask = async (text: string) =>
    ok<{ results: { id: string; label: { en: string } }[] }>(
      await admin.get('/console/v1/webhook-events', { query: { text } }),
    ).results;
  expect(await ask('payment cleared')).toMatchObject([
    { id: 'payments.cleared', label: { en: 'Payment cleared' } },
  ]);
  expect(await ask('अमेनिटी')).toEqual([]);
  expect((await ask('payments. bounce')).map(({ id }) => id)).toContain('payments.bounce');
});
