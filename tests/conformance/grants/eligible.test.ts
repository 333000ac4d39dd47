import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { ScreenFile, Text } from '#contract/model/types.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/*
 * What a screen file says of an action's records, of what is computed and of who made a record holds on the server, no matter
 * who sends the request and however.
 */

const text = (en: string): Text => ({ en, hi: en });

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    count: { type: 'integer' },
    price: { type: 'integer' },
    total: { type: 'integer' },
    status: { type: 'string', enum: ['draft', 'ready', 'approved'], default: 'draft' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { days: { type: 'integer' }, hours: { type: 'integer' } },
      },
    },
    createdById: { type: 'integer', readOnly: true },
    createdByName: { type: 'string', readOnly: true },
  },
};

const own = text('Somebody else approves what you made.');
const file: ScreenFile = {
  format: 1,
  resource: 'orders',
  route: '/orders',
  label: { one: text('Order'), other: text('Orders') },
  schema: 'order.schema.json',
  access: {
    admin: ['list', 'show', 'create', 'edit', 'approve'],
    'sales-manager': ['list', 'show', 'create', 'edit', 'approve'],
    content: ['list', 'show', 'edit'],
  },
  fields: {
    total: {
      compute: { mul: [{ $: 'record.count' }, { $: 'record.price' }] },
    },
    'lines.hours': { compute: { mul: [{ $: 'record.days' }, 24] } },
  },
  list: { columns: ['name', 'status', 'createdByName'], filters: ['status', 'createdById'] },
  form: ['name', 'count', 'price', 'status', 'lines'],
  actions: {
    approve: {
      label: text('Approve'),
      on: ['record'],
      eligible: {
        all: [{ status: { eq: 'ready' } }, { createdById: { ne: { $: 'user.id' } } }],
      },
      why: own,
      call: {
        call: 'records.update',
        path: { resource: 'orders', id: { $: 'record.id' } },
        body: { status: 'approved', version: { $: 'record.version' } },
      },
    },
  },
};

type Stored = Record<string, unknown> & { id: number; version: number };

let test: TestApp;
let admin: Caller;
let manager: Caller;
let content: Caller;

beforeAll(async () => {
  test = await startTestApp({ screens: [completeScreen(file, schema)] });
  [admin, manager, content] = [
    await test.as('admin'),
    await test.as('sales-manager'),
    await test.as('content'),
  ];
});
afterAll(() => test.close());

const base = '/console/v1/records/orders';
const add = async (fields: object) =>
  (await admin.post(base, { name: 'Order', ...fields })).json<Stored>();
const change = ({ id, version }: Stored, caller: Caller, fields: object) =>
  caller.call('PUT', `${base}/${id}`, { body: { version, ...fields } });
const faultsOf = (answer: { json: <T>() => T }) =>
  answer
    .json<{ errors?: { field: string; code: string; message: string }[] }>()
    .errors?.map(({ field, code, message }) => `${field} ${code} ${message}`);

describe('what is worked out', () => {
  it.each([
    ['a field', { count: 2, price: 50, total: 7 }, '/total'],
    ['a field of a list', { lines: [{ days: 1 }, { days: 2, hours: 5 }] }, '/lines/1/hours'],
  ])('is refused with another value: %s', async (_what, fields, field) => {
    const answer = await admin.post(base, { name: 'Forged', ...fields });
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)).toEqual([
      expect.stringContaining(`${field} computed This is calculated from other fields`),
    ]);
  });

  it('may be sent as it works out, or as it was read', async () => {
    const order = await add({ count: 2, price: 50, total: 100, lines: [{ days: 1, hours: 24 }] });
    expect(order).toMatchObject({ total: 100, lines: [{ days: 1, hours: 24 }] });
    const answer = await change(order, admin, { ...order, count: 3 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ total: 150 });
  });
});

describe('what an action does', () => {
  it.each([
    ['to a record that is not eligible', 'draft', () => manager, `/status rule ${own.en}`],
    ['by who made the record', 'ready', () => admin, `/status rule ${own.en}`],
    ['by whom no role grants it', 'ready', () => content, '/status locked Your roles do not'],
  ])('is not done %s', async (_what, status, caller, words) => {
    const order = await add({ status });
    const answer = await change(order, caller(), { status: 'approved' });
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)).toEqual([expect.stringContaining(words)]);
    const stored = (await admin.get(`${base}/${order.id}`)).json<Stored>();
    expect(stored).toMatchObject({ status, version: 1 });
  });

  it('is done to what is eligible, and other changes go on', async () => {
    const order = await add({ status: 'ready' });
    const renamed = await change(order, content, { name: 'Renamed' });
    expect(renamed.statusCode, renamed.body).toBe(200);
    const approved = await change(renamed.json(), manager, { status: 'approved' });
    expect(approved.statusCode, approved.body).toBe(200);
    expect((await change(approved.json(), content, { name: 'Again' })).statusCode).toBe(200);
  });
});

describe('who made a record', () => {
  it('is told with it, found by it and never set', async () => {
    const order = await add({ name: 'Of the admin', createdById: 1, createdByName: 'Me' });
    const { id } = (await admin.get('/madrox/app/v1/user/details?checkHRIS=true')).json<{
      id: number;
    }>();
    expect(order).toMatchObject({ createdById: id, createdByName: expect.any(String) as string });
    expect(order['createdByName']).not.toBe('Me');
    const where = (by: number) => ({
      query: { filter: JSON.stringify({ where: { createdById: { eq: by } } }) },
    });
    const found = (await admin.get(base, where(id))).json<Stored[]>();
    expect(found.map(one => one.id)).toContain(order.id);
    expect((await admin.get(base, where(-1))).json()).toEqual([]);
  });
});
