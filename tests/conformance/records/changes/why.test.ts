import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { restorableOf } from '#backend/services/records/changes/restorable.ts';
import { ok, startHistory, type Histories } from './startHistory.ts';

let test: Histories;
beforeAll(async () => {
  test = await startHistory();
});
afterAll(() => test.close());

interface Answer {
  roles: string[];
  verdicts: { about: string; holds: boolean; causes: { pointer: string }[] }[];
}

const ask = (query: Record<string, string | number>, by = test.admin) =>
  by.get('/console/v1/why', { query: { resource: 'products', ...query } });

describe('why', () => {
  it('answers for oneself, and for others only to those who grant roles', async () => {
    const own = ok<Answer>(await ask({ verb: 'edit' }, test.stranger));
    expect(own.verdicts).toMatchObject([{ about: 'do', holds: false }]);
    expect((await ask({ verb: 'edit', role: 'admin' }, test.stranger)).statusCode).toBe(403);
    const other = ok<Answer>(await ask({ verb: 'edit', role: 'finance' }));
    expect(other).toMatchObject({ roles: ['finance'], verdicts: [{ holds: false }] });
  });

  it('agrees with what the server then does to a locked field', async () => {
    const { id, version } = await test.product();
    const { verdicts } = ok<Answer>(await ask({ id, field: 'hsnCode' }, test.lookup));
    const change = verdicts.find(({ about }) => about === 'change');
    expect(change?.holds).toBe(false);
    expect(change?.causes.map(({ pointer }) => pointer)).toContain('/access/lookup-admin/lock');
    const refused = await test.change(id, { hsnCode: '998439', version }, test.lookup);
    expect(refused.statusCode).toBe(422);
  });

  it('refuses what is not there', async () => {
    expect((await ask({ id: 999_999_999 })).statusCode).toBe(404);
    expect((await ask({ field: 'nothing' })).statusCode).toBe(422);
    expect((await ask({ role: 'nobody' })).statusCode).toBe(422);
  });
});

describe('screens that say that a removal can be taken back', () => {
  const screens = [...readScreens().values()].flatMap(screen =>
    screen.type === 'records' && screen.data.calls?.remove ? [screen] : [],
  );

  it.each(screens.map(screen => [screen.resource, screen] as const))('%s', (resource, screen) => {
    expect(restorableOf(resource, false) !== undefined).toBe(screen.data.removal === 'soft');
  });
});
