import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { am, startDiscountMatrix, type DiscountMatrix } from './startDiscountMatrix.ts';

let test: DiscountMatrix;
beforeAll(async () => {
  test = await startDiscountMatrix();
});
beforeEach(() => test.begin());
afterAll(() => test.close());

interface History {
  results: {
    actorName: string;
    surface: string;
    action: string;
    changes: { field: string; before: unknown; after: unknown }[];
  }[];
  totalCount: number;
}

const query = { resource: 'discount-matrix', id: '4' };

describe('the history of the discount matrix', () => {
  it('tells who changed which cell, through what, and why', async () => {
    const { id } = await test.entryOf(am);
    const body = {
      clientTypeId: 4,
      entries: [{ id, version: 1, dealUntilPaise: 100_000_00 }],
      reason: 'Smaller deals only',
    };
    const headers = { 'x-surface': 'matrix' };
    ok(
      await test.admin.post('/sapna/v1/disount-approving-authorities/update/add-entries', body, {
        headers,
      }),
    );
    const { results } = ok<History>(await test.admin.get('/console/v1/history', { query }));
    expect(results[0]).toMatchObject({
      actorName: expect.stringMatching(/\w/),
      surface: 'matrix',
      action: 'save',
      changes: [
        { field: '1.dealUntilPaise', before: null, after: 100_000_00 },
        { field: 'reason', before: null, after: 'Smaller deals only' },
      ],
    });
  });

  it('is among the recent changes, with the way to its page, for those who may open it', async () => {
    const { id } = await test.entryOf(am);
    const entries = [{ id, version: 1, dealUntilPaise: 50_000_00 }];
    ok(await test.save({ clientTypeId: 4, entries }));
    const path = '/console/v1/recent-changes';
    const { results } = ok<{ results: object[] }>(await test.admin.get(path));
    const own = { resource: 'discount-matrix', recordLabel: '', route: '/discount-matrix' };
    expect(results).toContainEqual(expect.objectContaining(own));
    const finance = await test.as('finance');
    const seen = ok<{ results: object[] }>(await finance.get(path));
    expect(seen.results).not.toContainEqual(expect.objectContaining(own));
  });

  it('is one of each client type', async () => {
    const other = { ...query, id: '3' };
    const { totalCount } = ok<History>(
      await test.admin.get('/console/v1/history', { query: other }),
    );
    expect(totalCount).toBe(0);
  });

  it.each([
    ['rcm-admin', 200],
    ['master-data', 200],
    ['tele-sales-um', 200],
    ['lookup-admin', 403],
    ['finance', 403],
  ])('answers %s with %i', async (persona, status) => {
    const caller = await test.as(persona);
    expect((await caller.get('/console/v1/history', { query })).statusCode).toBe(status);
  });
});
