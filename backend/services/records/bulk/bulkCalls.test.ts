import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import type { BulkEdit, BulkEditRow } from '#contract/calls/records/bulk.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const base = '/console/v1/bulk-edits';

interface Package {
  id: number;
  version: number;
  name: string;
  activeUntil?: string;
  isNetsuiteEnabled: boolean;
}

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const preview = async (resource: string, changes: object, more: object = {}) =>
  (await admin.post(base, { resource, changes, ...more })).json<BulkEdit>();

const packages = async (filters: string): Promise<Package[]> =>
  (await admin.get('/sapna/v2/get-packages', { query: { filters, pageSize: 1000 } })).json<{
    results: Package[];
  }>().results;

const done = async ({ id, fingerprint }: BulkEdit): Promise<BulkEdit> => {
  await admin.post(`${base}/${id}/apply`, { fingerprint });
  return ended(id);
};

const ended = (id: number): Promise<BulkEdit> =>
  vi.waitFor(
    async () => {
      const edit = (await admin.get(`${base}/${id}`)).json<BulkEdit>();
      expect(['done', 'failed', 'cancelled']).toContain(edit.state);
      return edit;
    },
    { timeout: 30_000, interval: 20 },
  );

describe('a bulk change of records on documented calls', () => {
  it('previews by the rules of the screen, and applies through the call with its history', async () => {
    const all = await packages('');
    const inNetsuite = all.filter(one => one.isNetsuiteEnabled);
    const edit = await preview('packages', { durationDays: 45 });
    expect(edit.counts.blocked).toBeGreaterThanOrEqual(inNetsuite.length);
    expect(Object.values(edit.counts).reduce((sum, one) => sum + one)).toBe(all.length);
    expect(edit.reasons[0]).toMatchObject({ field: 'durationDays', code: 'readonly' });

    const few = await preview(
      'packages',
      { activeUntil: '2031-03-31' },
      { ids: inNetsuite.slice(0, 5).map(({ id }) => id) },
    );
    expect(few).toMatchObject({ counts: { change: 5 }, tried: 5 });
    expect((await done(few)).outcomes.changed).toBe(5);
    const history = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, 'packages'),
          like(auditEntries.requestId, `bulk-edit-${few.id}`),
        ),
      );
    expect(history.map(({ surface, action }) => [surface, action])).toEqual(
      Array.from({ length: 5 }, () => ['bulk', 'update']),
    );

    const { id } = (await admin.post(`${base}/${few.id}/undo`)).json<BulkEdit>();
    expect((await ended(id)).outcomes.changed).toBe(5);
    const ids = inNetsuite.slice(0, 5).map(one => one.id);
    const now = await packages(`id=in=(${ids.join(',')})`);
    for (const one of now)
      expect(one.activeUntil).toBe(inNetsuite.find(({ id: was }) => was === one.id)?.activeUntil);
  });

  it('tells before what the call itself would refuse, in its words', async () => {
    const prices = (
      await admin.get('/console/v1/package-prices', {
        query: { filters: 'isNetsuiteEnabled==false', pageSize: 5, sort: 'id' },
      })
    ).json<{ results: { id: number }[] }>().results;
    const edit = await preview(
      'package-prices',
      { effectiveFrom: '2030-01-01', effectiveUntil: '2029-01-01' },
      { ids: prices.map(({ id }) => id) },
    );
    expect(edit.counts).toMatchObject({ change: 0, blocked: 5 });
    const rows = (await admin.get(`${base}/${edit.id}/rows`)).json<{ results: BulkEditRow[] }>();
    expect(rows.results[0]?.faults[0]?.message).not.toBe('');
  });

  it('is closed to those who may not edit', async () => {
    const viewer = await test.as('lookup-view');
    const body = { resource: 'packages', changes: { activeUntil: '2031-03-31' } };
    expect((await viewer.post(base, body)).statusCode).toBe(403);
  });
});
