import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntries, records, roleGrants, users } from '#backend/database/schema/index.ts';
import type { BulkEdit, BulkEditRow } from '#contract/calls/records/bulk.ts';
import { bulkAmenities } from '#tests/support/bulkAmenities.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const base = '/console/v1/bulk-edits';

let test: TestApp;
let admin: Caller;
let content: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [bulkAmenities] });
  admin = await test.as('admin');
  content = await test.as('content');
});
afterAll(() => test.close());

const all = [
  { name: 'Pool', category: 'sport', sortOrder: 1, active: true },
  { name: 'Guard', category: 'safety', guards: 2, note: 'x', active: true },
  { name: 'Gym', category: 'sport', sortOrder: 2, active: false },
];
let ids: number[];
beforeEach(async () => {
  await test.client.db.delete(records);
  const stored = await test.client.db
    .insert(records)
    .values(all.map(data => ({ resource: 'amenities', data })))
    .returning({ id: records.id });
  ids = stored.map(({ id }) => id);
});

const preview = async (caller: Caller, body: object) =>
  (await caller.post(base, { resource: 'amenities', ...body })).json<BulkEdit>();

const rowsOf = async (caller: Caller, id: number, query = {}) =>
  (await caller.get(`${base}/${id}/rows`, { query })).json<{ results: BulkEditRow[] }>().results;

const apply = (caller: Caller, { id, fingerprint }: BulkEdit) =>
  caller.post(`${base}/${id}/apply`, { fingerprint });

const ended = (caller: Caller, id: number): Promise<BulkEdit> =>
  vi.waitFor(
    async () => {
      const edit = (await caller.get(`${base}/${id}`)).json<BulkEdit>();
      if (edit.state === 'queued' || edit.state === 'running') throw new Error('still at work');
      return edit;
    },
    { timeout: 10_000, interval: 10 },
  );

const done = async (caller: Caller, edit: BulkEdit): Promise<BulkEdit> => {
  expect((await apply(caller, edit)).statusCode).toBe(200);
  return ended(caller, edit.id);
};

const stored = async () => {
  const rows = await test.client.db
    .select()
    .from(records)
    .where(inArray(records.id, ids))
    .orderBy(records.id);
  return rows.map(({ data }) => data as Record<string, unknown>);
};

const faults = (answer: { json: <T>() => T }) =>
  answer
    .json<{ errors?: { field: string; code: string }[] }>()
    .errors?.map(({ field, code }) => `${field} ${code}`);

describe('a preview', () => {
  it('tells of every matching record what would become of it', async () => {
    const edit = await preview(admin, { changes: { since: '2026-01-01' }, sort: '-name' });
    expect(edit).toMatchObject({
      state: 'previewed',
      counts: { change: 2, blocked: 1, forbidden: 0, unchanged: 0 },
      reasons: [{ field: 'since', code: 'readonly', count: 1, examples: [{ title: 'Gym' }] }],
    });
    expect(await rowsOf(admin, edit.id, { verdict: 'change' })).toMatchObject([
      { title: 'Pool', before: { since: null }, after: { since: '2026-01-01' } },
      { title: 'Guard' },
    ]);
    expect(await stored()).toEqual(all);
  });

  it('takes the filter, the search and the order of the list, or the records that are named', async () => {
    const changes = { sortOrder: 9 };
    const sport = await preview(admin, { changes, filters: 'category==sport', sort: '-name' });
    expect((await rowsOf(admin, sport.id)).map(({ title }) => title)).toEqual(['Pool', 'Gym']);
    const found = await preview(admin, { changes, search: 'guar' });
    expect(found.counts.change).toBe(1);
    const named = await preview(admin, { changes, ids: ids.slice(1) });
    expect(named.counts.change).toBe(2);
  });

  it('clears, and says which records need the field', async () => {
    const edit = await preview(admin, { changes: { guards: null } });
    expect(edit.counts).toEqual({ change: 0, blocked: 1, forbidden: 0, unchanged: 2 });
    expect(edit.reasons).toMatchObject([{ field: 'guards', code: 'required' }]);
  });

  it('counts records that the person may see but not change', async () => {
    await addUser(test.client, 'both@example.com', ['content', 'support-issues']);
    const edit = await preview(await test.as('both'), { changes: { active: false } });
    expect(edit.counts).toEqual({ change: 1, blocked: 0, forbidden: 1, unchanged: 1 });
  });

  it.each([
    ['a field that is not offered', { name: 'X' }, '/changes/name not-offered'],
    ['a forged field', { version: 7 }, '/changes/version not-offered'],
    ['a value of another type', { sortOrder: 'many' }, '/changes/sortOrder type'],
    ['a value out of bounds', { sortOrder: -1 }, '/changes/sortOrder minimum'],
    ['a required field without a value', { category: null }, '/changes/category required'],
  ])('refuses %s', async (_, changes, fault) => {
    const answer = await admin.post(base, { resource: 'amenities', changes });
    expect([answer.statusCode, faults(answer)]).toEqual([422, [fault]]);
  });

  it('refuses fields that the role does not see or change, and roles without the verb', async () => {
    for (const field of ['sortOrder', 'note']) {
      const answer = await content.post(base, { resource: 'amenities', changes: { [field]: 1 } });
      expect(faults(answer)).toEqual([`/changes/${field} locked`]);
    }
    const support = await test.as('support');
    const body = { resource: 'amenities', changes: { active: false } };
    expect((await support.post(base, body)).statusCode).toBe(403);
    expect((await test.anonymous.post(base, body)).statusCode).toBe(401);
    expect((await admin.post(base, { ...body, resource: 'nothing' })).statusCode).toBe(404);
    expect((await admin.post(base, { ...body, filters: 'name=<' })).statusCode).toBe(400);
  });

  it('belongs to the person who asked', async () => {
    const edit = await preview(admin, { changes: { active: false } });
    expect((await content.get(`${base}/${edit.id}`)).statusCode).toBe(404);
    expect((await content.get(`${base}/${edit.id}/rows`)).statusCode).toBe(404);
    expect((await apply(content, edit)).statusCode).toBe(404);
    expect((await content.post(`${base}/${edit.id}/cancel`)).statusCode).toBe(404);
    expect((await content.post(`${base}/${edit.id}/undo`)).statusCode).toBe(404);
  });
});

describe('applying', () => {
  it('changes what was previewed, each record with its history', async () => {
    const edit = await preview(admin, { changes: { sortOrder: 7 }, filters: 'category==sport' });
    expect(await done(admin, edit)).toMatchObject({
      state: 'done',
      progress: 2,
      outcomes: { changed: 2, conflict: 0 },
    });
    expect((await stored()).map(({ sortOrder }) => sortOrder)).toEqual([7, undefined, 7]);
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'amenities'), inArray(auditEntries.entityId, ids.map(String))),
      );
    expect(entries).toMatchObject([
      { action: 'update', surface: 'bulk', requestId: `bulk-edit-${edit.id}` },
      { action: 'update', surface: 'bulk' },
    ]);
  });

  it('needs the fingerprint of the preview', async () => {
    const edit = await preview(admin, { changes: { sortOrder: 7 } });
    const forged = await apply(admin, { ...edit, fingerprint: 'f'.repeat(43) });
    expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
    expect((await ended(admin, edit.id)).state).toBe('previewed');
  });

  it('has one effect however often it is asked for', async () => {
    const edit = await preview(admin, { changes: { sortOrder: 7 } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(admin, edit)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await ended(admin, edit.id)).outcomes.changed).toBe(3);
    const rows = await test.client.db.select().from(records).where(inArray(records.id, ids));
    expect(rows.map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it('merges with changes of other fields, and tells those of the same as conflicts', async () => {
    const edit = await preview(admin, { changes: { sortOrder: 7 } });
    const [pool, guard] = ids;
    await admin.put(`/console/v1/records/amenities/${pool}`, { name: 'Large pool', version: 1 });
    await admin.put(`/console/v1/records/amenities/${guard}`, { sortOrder: 3, version: 1 });
    const { outcomes } = await done(admin, edit);
    expect(outcomes).toMatchObject({ changed: 1, merged: 1, conflict: 1 });
    expect(await rowsOf(admin, edit.id, { outcome: 'conflict' })).toMatchObject([
      {
        title: 'Guard',
        before: { sortOrder: null },
        after: { sortOrder: 7 },
        theirs: { sortOrder: 3 },
      },
    ]);
    expect(await stored()).toMatchObject([
      { name: 'Large pool', sortOrder: 7 },
      { sortOrder: 3 },
      { sortOrder: 7 },
    ]);
  });

  it('tells records that are gone, the same by now, or refused by a rule by now', async () => {
    const edit = await preview(admin, { changes: { since: '2026-01-01' }, ids: ids.slice(0, 2) });
    const [pool, guard] = ids;
    await admin.call('DELETE', `/console/v1/records/amenities/${pool}?version=1`);
    await admin.put(`/console/v1/records/amenities/${guard}`, { active: false, version: 1 });
    const { outcomes } = await done(admin, edit);
    expect(outcomes).toMatchObject({ gone: 1, refused: 1, changed: 0 });
    expect(await rowsOf(admin, edit.id, { outcome: 'refused' })).toMatchObject([
      { faults: [{ field: 'since', code: 'readonly' }] },
    ]);
  });

  it('stops when the rights are withdrawn', async () => {
    const edit = await preview(content, { changes: { active: false }, ids: ids.slice(0, 1) });
    const [person] = await test.client.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'content@example.com'));
    const mine = and(eq(roleGrants.userId, person?.id ?? 0), eq(roleGrants.roleCode, 'content'));
    const kept = await test.client.db.delete(roleGrants).where(mine).returning();
    // A role that is taken away ends the session; a new one has the rights of now.
    expect((await apply(content, edit)).statusCode).toBe(401);
    expect((await apply(await test.as('content'), edit)).statusCode).toBe(403);
    await test.client.db.insert(roleGrants).values(kept);
    content = await test.as('content');
  });
});

describe('cancelling and taking back', () => {
  it('begins no more rows once it is cancelled', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      resource: 'amenities',
      data: { name: `N${index}`, category: 'comfort' },
    }));
    await test.client.db.insert(records).values(many);
    const edit = await preview(admin, { changes: { sortOrder: 7 }, filters: 'category==comfort' });
    await apply(admin, edit);
    const stopped = (await admin.post(`${base}/${edit.id}/cancel`)).json<BulkEdit>();
    expect(stopped.state).toBe('cancelled');
    expect(stopped.progress).toBeLessThan(300);
    const after = await ended(admin, edit.id);
    expect(after.progress).toBe(stopped.progress);
    const again = (await admin.post(`${base}/${edit.id}/cancel`)).json<BulkEdit>();
    expect(again.state).toBe('cancelled');
  });

  it('takes back what nobody changed since, once, and history says so', async () => {
    const edit = await preview(admin, { changes: { sortOrder: 7 } });
    expect((await admin.post(`${base}/${edit.id}/undo`)).statusCode).toBe(409);
    await done(admin, edit);
    const [, guard] = ids;
    await admin.put(`/console/v1/records/amenities/${guard}`, { note: 'y', version: 2 });
    const undo = (await admin.post(`${base}/${edit.id}/undo`)).json<BulkEdit>();
    expect(undo).toMatchObject({ undoOf: edit.id, counts: { change: 3 } });
    const again = (await admin.post(`${base}/${edit.id}/undo`)).json<BulkEdit>();
    expect(again.id).toBe(undo.id);
    expect((await ended(admin, undo.id)).outcomes).toMatchObject({ changed: 2, conflict: 1 });
    expect((await stored()).map(({ sortOrder }) => sortOrder)).toEqual([1, 7, 2]);
    expect((await ended(admin, edit.id)).undoneBy).toBe(undo.id);
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, `bulk-edit-${undo.id}`));
    expect(entries.map(({ surface }) => surface)).toEqual(['revert', 'revert']);
  });
});
