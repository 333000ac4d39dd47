import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '#contract/calls/index.ts';
import { ok, type Stored } from './startHistory.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Change {
  resource: string;
  recordId: string;
  recordLabel: string;
  action: string;
  act: { en: string; hi: string };
}

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const newest = async (): Promise<Change> => {
  const { results } = ok<{ results: Change[] }>(await admin.get('/console/v1/recent-changes'));
  return results[0] as Change;
};

const first = async (path: string, query: Record<string, string> = {}): Promise<Stored> =>
  ok<{ results: Stored[] }>(await admin.get(path, { query })).results[0] as Stored;

describe('recent changes', () => {
  it('call a record by its name where its title is the name of another one', async () => {
    const cap = await first(callOf('caps.list').path);
    const body = { limit: Number(cap['limit']) + 1, version: cap.version };
    ok(await admin.put(`/sapna/v1/cap/${cap.id}`, body));
    expect(await newest()).toMatchObject({
      resource: 'caps',
      recordId: String(cap.id),
      recordLabel: cap['productName'],
      action: 'update',
      act: { en: 'changed it', hi: 'ने बदला' },
    });
  });

  it('say what was done in words', async () => {
    const one = await first(callOf('packages.list').path, {
      filters: 'isNetsuiteEnabled==false;active==true',
    });
    ok(await admin.put('/sapna/v1/packages/enable-netsuite', { ids: [one.id] }));
    expect(await newest()).toMatchObject({
      recordLabel: one['name'],
      action: 'enable-netsuite',
      act: { en: 'sent it to NetSuite' },
    });
  });
});
