import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '#backend/database/schema/index.ts';
import type { Webhook, WebhookDelivery } from '#contract/calls/recordTypes.ts';
import type { Page } from '#contract/calls/paging.ts';
import { amenities } from '#tests/support/amenities.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startTestApp, type Caller } from '#tests/support/server/startTestApp.ts';
import { startReceiver } from './startReceiver.ts';

export type Made = Webhook & { secret: string };
export interface Amenity {
  id: number;
  version: number;
  name: string;
}

type Options = Parameters<typeof startTestApp>[0];

let serial = 0;

/** A server with a receiver beside it, and a clock that is moved by hand. */
export const startWebhooks = async ({ env, ...options }: NonNullable<Options> = {}) => {
  const receiver = await startReceiver();
  const clock = { now: new Date() };
  const test = await startTestApp({
    screens: [amenities],
    ...options,
    env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', ...env },
    services: { now: () => clock.now, ...options.services },
  });
  // Signed in anew each time: a clock that moves by days ends sessions.
  const admin: Caller = {
    call: async (...asked) => (await test.as('admin')).call(...asked),
    get: async (...asked) => (await test.as('admin')).get(...asked),
    post: async (...asked) => (await test.as('admin')).post(...asked),
    put: async (...asked) => (await test.as('admin')).put(...asked),
  };

  const subscribe = async (more: object = {}, by: Caller = admin): Promise<Made> =>
    ok<Made>(
      await by.post('/console/v1/webhooks', {
        name: `Receiver ${(serial += 1)}`,
        url: receiver.url,
        events: ['amenities.created', 'amenities.changed', 'amenities.removed'],
        ...more,
      }),
    );

  const stores = '/console/v1/records/amenities';
  const create = async (more: object = {}): Promise<Amenity> =>
    ok<Amenity>(
      await admin.post(stores, { name: `Pool ${(serial += 1)}`, category: 'sport', ...more }),
    );
  const change = async ({ id, version }: Amenity, fields: object): Promise<Amenity> =>
    ok<Amenity>(await admin.put(`${stores}/${id}`, { version, ...fields }));
  const remove = ({ id, version }: Amenity) =>
    admin.call('DELETE', `${stores}/${id}`, { query: { version } });

  /** One round of the clock, until nothing is on its way any more. */
  const round = async (): Promise<void> => {
    await test.app.webhooks.round();
    await test.app.webhooks.sender.idle();
  };

  const later = (milliseconds: number): void => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };

  const read = async ({ id }: Pick<Webhook, 'id'>): Promise<Webhook> =>
    ok<Webhook>(await admin.get(`/console/v1/webhooks/${id}`));

  const deliveries = async ({ id }: Pick<Webhook, 'id'>): Promise<WebhookDelivery[]> =>
    ok<Page<WebhookDelivery>>(
      await admin.get('/console/v1/webhook-deliveries', {
        query: { filters: `webhookId==${id}`, sort: 'id', pageSize: 100 },
      }),
    ).results;

  const stored = ({ id }: Pick<Webhook, 'id'>) =>
    test.client.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(webhookDeliveries.id);

  const act = async ({ id }: Pick<Webhook, 'id'>, name: string) => {
    const { version } = await read({ id });
    const body = name === 'test' ? undefined : { version };
    return admin.post(`/console/v1/webhooks/${id}/${name}`, body);
  };

  return {
    ...test,
    admin,
    receiver,
    clock,
    subscribe,
    create,
    change,
    remove,
    round,
    later,
    read,
    deliveries,
    stored,
    act,
    close: async () => {
      receiver.close();
      await test.close();
    },
  };
};

export type Webhooks = Awaited<ReturnType<typeof startWebhooks>>;
