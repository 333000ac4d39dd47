import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepProposals } from '#backend/services/proposals/sweepProposals.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/* A change that someone else approves, on the screen whose figures decide how every call ends. */

interface Config {
  id: number;
  version: number;
  wrapUpSeconds: number;
  extensionSeconds: number;
}
interface Made {
  id: number;
  version: number;
  state: string;
}

let test: TestApp;
let maker: Caller;
let checker: Caller;
let agent: Caller;
let now = new Date('2031-05-10T06:00:00Z');
let config: Config;
const base = '/console/v1/proposals';
const today = '2031-05-10';

const stored = async (): Promise<Config> => {
  const list = await maker.get('/console/v1/calling-configs');
  const [first] = list.json<{ results: Config[] }>().results;
  if (!first) throw new Error('The demo data has no calling configuration');
  return first;
};

beforeAll(async () => {
  test = await startTestApp({ services: { now: () => now } });
  [maker, checker, agent] = [
    await test.as('sales-manager'),
    await test.as('admin'),
    await test.as('finance'),
  ];
});
beforeEach(async () => {
  now = new Date('2031-05-10T06:00:00Z');
  config = await stored();
});
afterAll(() => test.close());

const propose = (changes: object, more: object = {}, by = maker) =>
  by.post(base, {
    resource: 'owner-sales-config',
    recordId: config.id,
    version: config.version,
    changes,
    effectiveDay: today,
    ...more,
  });
const decide = (made: Made, decision: string, by = checker, more: object = {}) =>
  by.post(`${base}/${made.id}/decision`, { decision, version: made.version, ...more });
const proposed = async (changes: object, more: object = {}) =>
  (await propose(changes, more)).json<Made>();

describe('a change that has to be approved', () => {
  it('is saved in no other way', async () => {
    const answer = await maker.put(`/console/v1/calling-configs/${config.id}`, {
      version: config.version,
      wrapUpSeconds: config.wrapUpSeconds + 1,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toMatch(/needs approval/);
    expect(await stored()).toEqual(config);
  });

  it('is saved by the approval of somebody else, in the name of who proposed it', async () => {
    const made = await proposed({ wrapUpSeconds: 75 });
    expect(made.state).toBe('waiting');
    expect(await stored()).toEqual(config);
    const own = await decide(made, 'approve', maker);
    expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([
      403,
      'You cannot approve or reject your own proposal.',
    ]);
    expect((await decide(made, 'approve', agent)).statusCode).toBe(404);
    const done = await decide(made, 'approve');
    expect(done.json()).toMatchObject({ state: 'applied' });
    expect(await stored()).toMatchObject({ wrapUpSeconds: 75, version: config.version + 1 });
    const again = await decide({ ...made, version: made.version + 1 }, 'reject', checker, {
      remark: 'no',
    });
    expect(again.statusCode).toBe(409);
  });

  it('takes effect at its day, with what was changed in other fields meanwhile', async () => {
    const made = await proposed(
      { wrapUpSeconds: config.wrapUpSeconds + 2 },
      { effectiveDay: '2031-05-12' },
    );
    expect((await decide(made, 'approve')).json()).toMatchObject({ state: 'approved' });
    const around = { screens: test.screens, servedCalls: test.app.servedCalls };
    await sweepProposals(test.services, around);
    expect(await stored()).toEqual(config);
    // The first minute of the day in India.
    now = new Date('2031-05-11T18:30:00Z');
    await sweepProposals(test.services, around);
    // Nobody's session lasts that long.
    maker = await test.as('sales-manager');
    checker = await test.as('admin');
    expect(await stored()).toMatchObject({ wrapUpSeconds: config.wrapUpSeconds + 2 });
    await sweepProposals(test.services, around);
    expect((await stored()).version).toBe(config.version + 1);
  });

  it('is not saved over a change of the same field', async () => {
    const made = await proposed({ wrapUpSeconds: 90 });
    const { callingConfigs } = await import('#backend/database/schema/index.ts');
    await test.client.db.update(callingConfigs).set({ wrapUpSeconds: 33 });
    const answer = await decide(made, 'approve');
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toMatch(/changed since this was proposed/);
    expect(await stored()).toMatchObject({ wrapUpSeconds: 33 });
    expect((await decide(made, 'withdraw', maker)).json()).toMatchObject({ state: 'withdrawn' });
  });

  it('tells its faults before anybody is asked', async () => {
    const bad: readonly [object, object, number][] = [
      [{ wrapUpSeconds: 9 }, {}, 422],
      [{ wrapUpSecond: 90 }, {}, 409],
      [{ wrapUpSeconds: 91 }, { effectiveDay: '2031-05-09' }, 422],
      [{ wrapUpSeconds: 91 }, { version: config.version + 5 }, 409],
      [{ wrapUpSeconds: config.wrapUpSeconds }, {}, 409],
      [{ wrapUpSeconds: 91 }, { resource: 'faqs' }, 409],
      [{ wrapUpSeconds: 91 }, { recordId: 999_999 }, 404],
    ];
    for (const [changes, more, status] of bad)
      expect([changes, (await propose(changes, more)).statusCode]).toEqual([changes, status]);
    expect((await propose({ wrapUpSeconds: 91 }, {}, agent)).statusCode).toBeGreaterThanOrEqual(
      403,
    );
  });

  it('waits alone: a second one is refused until the first is rejected with a reason', async () => {
    const made = await proposed({ extensionSeconds: 45 });
    const second = await propose({ wrapUpSeconds: 91 });
    expect(second.statusCode).toBe(409);
    expect((await decide(made, 'reject')).statusCode).toBe(422);
    expect((await decide(made, 'withdraw', checker)).statusCode).toBe(403);
    expect((await decide(made, 'reject', checker, { remark: 'Too long' })).json()).toMatchObject({
      state: 'rejected',
    });
    expect(await stored()).toEqual(config);
    const list = await checker.get('/console/v1/records/proposals');
    expect(list.json<{ state: string; remark?: string }[]>()).toContainEqual(
      expect.objectContaining({ state: 'rejected', remark: 'Too long' }),
    );
    expect((await agent.get('/console/v1/records/proposals')).statusCode).toBe(403);
  });
});
