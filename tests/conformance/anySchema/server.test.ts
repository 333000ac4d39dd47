import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { anySchemas } from './anySchemas.ts';
import { largeSchemas } from './largeSchemas.ts';

const all = [...anySchemas, ...largeSchemas];

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp({ screens: all.map(({ screen }) => screen) });
  admin = await app.as('admin');
});
afterAll(() => app.close());

it('has schemas of every form', () => {
  expect(all.length).toBeGreaterThanOrEqual(100);
});

describe.each(all)('$name', ({ screen, examples, refused }) => {
  const path = `/console/v1/records/${screen.resource}`;

  it.each(examples)('is saved and read as it was: %j', async example => {
    const made = await admin.post(path, example);
    expect(made.json()).toMatchObject(example);
    const { id, version } = made.json<{ id: number; version: number }>();
    expect((await admin.get(`${path}/${id}`)).json()).toMatchObject(example);
    const again = await admin.put(`${path}/${id}`, { ...example, version });
    expect(again.json()).toMatchObject({ ...example, version });
    const list = await admin.get(path);
    expect(list.json<object[]>(), list.body).toContainEqual(expect.objectContaining({ id }));
  });

  it.each(refused)('is refused on its field: %j', async record => {
    const answer = await admin.post(path, record);
    // What is described nowhere is told by 400.
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json<{ errors: object[] }>().errors.length).toBeGreaterThan(0);
  });
});
