import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '#contract/calls/index.ts';
import { startDeals, type Deals } from '../../opportunities/startDeals.ts';
import { ok, type Stored } from './startHistory.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Change {
  records: { id: string; label: string }[];
  amount: number | null;
  route: string | null;
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

describe('recent changes with amounts', () => {
  let deals: Deals;
  beforeAll(async () => {
    deals = await startDeals();
  });
  afterAll(() => deals.close());

  it('name party and amount, and tell of many of one kind in one line that leads to their list', async () => {
    const recent = async (): Promise<Change[]> =>
      ok<{ results: Change[] }>(await deals.by('agent').get('/console/v1/recent-changes')).results;
    const logged = [];
    for (const name of ['First', 'Second', 'Third', 'Fourth']) {
      const { id } = await deals.log('agent', { name });
      await deals.addPackage('agent', id);
      logged.push(id);
    }
    const { dealValue } = await deals.page('agent', Number(logged[0]));
    expect(dealValue).toBeGreaterThan(0);
    const remark = async (id: number) =>
      ok(
        await deals.by('agent').call('PATCH', `/sapna/v1/opportunity/${id}/change-status`, {
          body: { comment: 'Waits' },
        }),
      );
    await remark(Number(logged[0]));
    const [one] = await recent();
    expect(one?.records).toHaveLength(1);
    expect(one).toMatchObject({ recordLabel: 'First', amount: dealValue });
    for (const id of [...logged.slice(1), ...logged.slice(1)]) await remark(id);
    const [many] = await recent();
    expect(many).toMatchObject({
      act: one?.act,
      amount: 4 * dealValue,
      route: '/my-opportunities',
    });
    expect(many?.records.map(({ label }) => label)).toEqual(['Fourth', 'Third', 'Second', 'First']);
  });
});
