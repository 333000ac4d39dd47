import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '#backend/database/schema/index.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { withoutStoreNames } from '#contract/model/storeNames.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { anySchemas, recordScreen, type AnySchema } from './anySchemas.ts';
import { largeSchemas } from './largeSchemas.ts';

const all = [...anySchemas, ...largeSchemas];

/*
 * Whatever a schema describes, a file holds all of its records, and they come back by it.
 */

const plain = ['text', 'longtext', 'number', 'choice', 'email', 'date', 'datetime'];

/** A field by which the examples are told apart. */
const keyOf = ({ screen, examples }: AnySchema): string | undefined =>
  Object.values(screen.fields).find(({ kind, path }) => {
    const values = examples.map(example => valueAt(example, path));
    return (
      plain.includes(kind) &&
      values.every(value => ['string', 'number'].includes(typeof value)) &&
      new Set(values).size === values.length
    );
  })?.path;

const importing = all.flatMap(one => {
  const key = keyOf(one);
  if (key === undefined) return [];
  const content = {
    ...one.content,
    access: { admin: ['list', 'show', 'create', 'edit', 'remove', 'import', 'export'] },
    import: { matchBy: [key] },
  };
  const screen = recordScreen(content, { [one.file]: JSON.parse(one.text) });
  return [{ name: one.name, screen, examples: one.examples }];
});

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp({ screens: importing.map(({ screen }) => screen) });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const stored = async ({ resource }: RecordScreen) => {
  const rows = await app.client.db
    .select({ data: records.data })
    .from(records)
    .where(eq(records.resource, resource))
    .orderBy(records.id);
  // An instant is read to its milliseconds.
  return rows.map(({ data }) =>
    Object.fromEntries(
      Object.entries(withoutStoreNames(data as Record<string, unknown>)).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(/(:\d\d)Z$/, '$1.000Z') : value,
      ]),
    ),
  );
};

it('is so for most schemas of the folder: the others have no field that tells records apart', () => {
  expect(importing.length).toBeGreaterThan(all.length * 0.6);
});

describe.each(importing)('$name', ({ screen, examples }) => {
  it('comes back from its file as it was', async () => {
    const { resource } = screen;
    for (const example of examples)
      expect((await admin.post(`/console/v1/records/${resource}`, example)).statusCode).toBe(200);
    const was = await stored(screen);
    const file = await admin.get(`/console/v1/exports/${resource}`, { query: { use: 'change' } });
    expect([file.statusCode, file.body]).toEqual([200, expect.anything()]);
    const send = (query: Record<string, string | boolean>) =>
      admin.call('POST', `/console/v1/imports/${resource}`, {
        query,
        body: file.body,
        headers: { 'content-type': 'text/csv' },
      });
    const same = (await send({ dryRun: true })).json<{ counts: object }>();
    expect(same.counts).toMatchObject({ unchanged: examples.length, errors: 0 });
    await app.client.db.delete(records).where(eq(records.resource, resource));
    const checked = await send({ dryRun: true });
    const { importId, counts } = checked.json<{ importId: string; counts: object }>();
    expect(counts, checked.body.slice(0, 3000)).toMatchObject({
      created: examples.length,
      errors: 0,
    });
    expect((await send({ importId, fileName: 'all.csv' })).statusCode).toBe(200);
    const is = await stored(screen);
    expect(is).toHaveLength(was.length);
    for (const record of was) expect(is).toContainEqual(record);
  });
});
