import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientConfigKeys, clientHandlerConfigs } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Config {
  id: number;
  version: number;
  handler: string;
  config: Record<string, unknown>;
}
interface Refused {
  errors: { field: string; code: string; message: string }[];
}

let test: TestApp;
let push: Caller;
beforeAll(async () => {
  test = await startTestApp();
  push = await test.as('push-integration');
});
afterAll(() => test.close());

const webhook = { url: 'https://leads.example.com/in', method: 'POST', secret: 'first secret' };
let serial = 0;
const create = (more: object = {}) =>
  push.post('/leads/create-client-config', {
    clientName: `Client ${(serial += 1)}`,
    handler: 'webhook',
    config: webhook,
    ...more,
  });
const change = (id: number, body: object) => push.post(`/leads/client-config/update/${id}`, body);
const stored = async (id: number) => {
  const [row] = await test.client.db
    .select()
    .from(clientHandlerConfigs)
    .where(eq(clientHandlerConfigs.id, id));
  return row?.config;
};

describe('client handler configurations', () => {
  it('require the keys that the call tells, which are not fixed anywhere else', async () => {
    const read = async () =>
      (await push.get('/leads/valid-client-config-required-keys')).json<{
        results: { handler: string; keys: { key: string }[] }[];
      }>().results;
    const keys = (await read()).find(({ handler }) => handler === 'webhook')?.keys;
    expect(keys?.map(({ key }) => key)).toEqual(['url', 'method', 'secret']);
    expect((await create()).statusCode).toBe(200);
    await test.client.db
      .insert(clientConfigKeys)
      .values({ handler: 'webhook', key: 'region', type: 'text' });
    const refused = await create();
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Refused>().errors).toMatchObject([
      { field: '/config/region', code: 'required' },
    ]);
    await test.client.db.delete(clientConfigKeys).where(eq(clientConfigKeys.key, 'region'));
  });

  it.each<[string, object, string, string]>([
    ['an unknown handler', { handler: 'pigeon' }, '/handler', 'reference'],
    ['a missing key', { config: { ...webhook, url: undefined } }, '/config/url', 'required'],
    ['an unknown key', { config: { ...webhook, port: 1 } }, '/config/port', 'unknown'],
    ['no address', { config: { ...webhook, url: 'ftp://x' } }, '/config/url', 'url'],
    ['no text', { config: { ...webhook, method: 4 } }, '/config/method', 'text'],
  ])('are refused with %s', async (_what, more, field, code) => {
    const answer = await create(more);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<Refused>().errors).toMatchObject([{ field, code }]);
  });

  it('never tell a secret again, keep it when it comes back untouched, and take a new one', async () => {
    const made = (await create()).json<Config>();
    expect(made.config).toMatchObject({ url: webhook.url, method: 'POST' });
    expect(made.config['secret']).toMatch(/^•{6} [\da-f]{4}$/);
    expect(JSON.stringify(made)).not.toContain('first secret');

    const config = { ...made.config, method: 'PUT' };
    const same = await change(made.id, { config, version: made.version });
    expect(same.statusCode, same.body).toBe(200);
    expect(await stored(made.id)).toEqual({ ...webhook, method: 'PUT' });

    const { version } = same.json<Config>();
    const other = await change(made.id, { config: { ...config, secret: 'second' }, version });
    expect(other.statusCode, other.body).toBe(200);
    expect(other.json<Config>().config['secret']).not.toBe(made.config['secret']);
    expect(await stored(made.id)).toMatchObject({ secret: 'second' });
  });

  it('ask for a secret again when another handler takes over', async () => {
    const made = (await create()).json<Config>();
    const answer = await change(made.id, {
      handler: 'crm-api',
      config: {
        endpoint: 'https://crm.example.com',
        apiKey: made.config['secret'],
        fieldMap: { name: 'n' },
        batchSize: 5,
        isActive: true,
      },
      version: made.version,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refused>().errors).toMatchObject([
      { field: '/config/apiKey', code: 'secret' },
    ]);
  });

  it('are read by both verbs of each path alike', async () => {
    const made = (await create()).json<Config>();
    const query = { filters: `id==${made.id}` };
    const listed = await push.get('/leads/filter-client-configs', { query });
    const filtered = await push.post('/leads/filter-client-configs', query);
    expect(listed.json()).toMatchObject({ results: [{ id: made.id }], totalCount: 1 });
    expect(filtered.json()).toEqual(listed.json());
    const one = await push.get(`/leads/client-config/${made.id}`);
    expect((await push.post(`/leads/client-config/${made.id}`)).json()).toEqual(one.json());
    const toEdit = await push.get(`/leads/client-config/update/${made.id}`);
    expect(toEdit.json()).toMatchObject({ record: one.json(), required: { handler: 'webhook' } });
    const blank = await push.get('/leads/create-client-config');
    const keys = await push.get('/leads/valid-client-config-required-keys');
    expect(blank.json()).toEqual(keys.json());
    const ofOne = await push.post('/leads/valid-client-config-required-keys', {
      handler: 'email',
    });
    expect(ofOne.json()).toMatchObject({ handler: 'email', keys: [{ key: 'to' }, {}] });
  });

  it('are for the push integration alone', async () => {
    const admin = await test.as('admin');
    expect((await admin.get('/leads/filter-client-configs')).statusCode).toBe(403);
  });
});
