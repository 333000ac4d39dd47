import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Counted {
  keyName: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => new Date('2026-11-20T04:30:00Z') } });
});
afterAll(() => test.close());

describe('a dashboard', () => {
  it('answers the tiles that are asked for', async () => {
    const caller = await test.as('finance');
    const answer = await caller.get('/sapna/v1/dashboard/home', {
      query: { types: 'paymentpending, followup' },
    });
    const { results } = answer.json<{ results: Counted[] }>();
    expect(results.map(({ keyName }) => keyName)).toEqual(['paymentpending']);
  });

  it('names a tile that does not exist, and is not there under another name', async () => {
    const caller = await test.as('finance');
    const refused = await caller.get('/sapna/v1/dashboard/home', { query: { types: 'linksend' } });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'types: there is no tile "linksend".',
    ]);
    expect((await caller.get('/sapna/v1/dashboard/nobody')).statusCode).toBe(404);
    const rows = await caller.get('/console/v1/tile-lists', { query: { keyName: 'nobody' } });
    expect(rows.statusCode).toBe(422);
  });
});
