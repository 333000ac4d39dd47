import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, records } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { screenOf } from './migrations.fixture.ts';

const all = { do: ['list', 'show', 'create', 'edit', 'remove', 'export'] };

/** One role sees no secret rows; the field that says so had another name. */
const notes = screenOf(
  'earlier-notes',
  { secret: { type: 'boolean' } },
  {
    fields: { secret: { was: ['private'] } },
    access: {
      admin: all,
      'lookup-admin': { do: ['list', 'show', 'remove'], rows: { secret: { ne: true } } },
    },
  },
);

/** A number of today, beside numbers that are no longer part of the screen. */
const contacts = screenOf(
  'earlier-contacts',
  { number: { type: 'string', format: 'phone' } },
  { fields: { number: { was: ['callOn'] } }, access: { admin: all, content: all } },
);

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [notes, contacts], env: { PHONE_MASK: '4' } });
  admin = await test.as('admin');
});
afterAll(() => test.close());

const store = async (resource: string, data: object): Promise<number> => {
  const [row] = await test.client.db
    .insert(records)
    .values({ resource, data })
    .returning({ id: records.id });
  return row?.id ?? 0;
};

describe('rows that a role does not see', () => {
  it('are not told by what they were, under whatever name the field had then', async () => {
    const data = { name: 'Hush', private: true };
    const id = await store('earlier-notes', data);
    await test.client.db.execute(sql`update records set deleted_at = now() where id = ${id}`);
    await test.client.db.insert(auditEntries).values({
      surface: 'form',
      action: 'delete',
      entity: 'earlier-notes',
      entityId: String(id),
      before: data,
      after: null,
    });
    const query = { resource: 'earlier-notes' };
    const told = async (caller: Caller) => [
      (await caller.get('/console/v1/history', { query: { ...query, id: String(id) } })).body,
      (await caller.get('/console/v1/removed-records', { query })).body,
      (await caller.get('/console/v1/recent-changes')).body,
    ];
    for (const body of await told(admin)) expect(body).toContain('Hush');
    for (const body of await told(await test.as('lookup-admin')))
      expect(body).not.toContain('Hush');
  });
});

describe('a phone number', () => {
  it('is masked where its field is no more, or had another name', async () => {
    const id = await store('earlier-contacts', {
      name: 'Asha',
      number: '+919876543212',
      mobile: '+919876543210',
      old: { altPhone: '+919876543211' },
    });
    await store('earlier-contacts', { name: 'Ravi', callOn: '+919876543213' });
    const content = await test.as('content');
    const bodies = [
      (await content.get(`/console/v1/records/earlier-contacts/${id}`)).body,
      (await content.get('/console/v1/records/earlier-contacts')).body,
      (await content.get('/console/v1/exports/earlier-contacts')).body,
    ];
    for (const body of bodies) {
      expect(body).toContain('Asha');
      expect(body).not.toMatch(/98765432/);
    }
    expect(bodies[2]).toContain('No longer part of this screen');
  });
});

describe('recent changes', () => {
  it('leave out what came with a release', async () => {
    const id = await store('earlier-notes', { name: 'Migrated' });
    const entry = { surface: 'job', entity: 'earlier-notes', entityId: String(id) } as const;
    await test.client.db.insert(auditEntries).values([
      { ...entry, action: 'update', before: { name: 'Was' }, after: { name: 'Migrated' } },
      ...Array.from({ length: 200 }, () => ({
        ...entry,
        action: 'migrate-record',
        before: { name: 'Migrated', a: 1 },
        after: { name: 'Migrated' },
      })),
    ]);
    const { results } = (await admin.get('/console/v1/recent-changes')).json<{
      results: { action: string }[];
    }>();
    expect(results.length).toBeGreaterThan(1);
    expect(results.map(({ action }) => action)).not.toContain('migrate-record');
  });
});
