import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  auditEntries,
  calls,
  callingConfigs,
  opportunities,
  queueLeases,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

interface Queue {
  totalCount: number;
  results: { opportunityId: number; why: string | null }[];
}

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
  await test.online('agent');
  await test.online('mate');
});
afterAll(() => test.close());
afterEach(async () => {
  await test.reset();
  const { db } = test.client;
  await db.delete(queueLeases);
  await db.update(calls).set({ startedAt: sql`'2020-01-01'::timestamptz` });
});

const own = () => test.held('agent').opportunityId;
const config = (set: Partial<typeof callingConfigs.$inferInsert>) =>
  test.client.db.update(callingConfigs).set(set).where(eq(callingConfigs.line, 'broker'));
const queue = async (name = 'agent') =>
  ok<Queue>(
    await test
      .by(name)
      .get('/console/v1/calling/queue', { query: { line: 'broker', list: 'due' } }),
  );
const whyOf = async (id: number, name = 'agent') =>
  (await queue(name)).results.find(({ opportunityId }) => opportunityId === id)?.why;
const setFup = (id: number, fupTime: Date | null) =>
  test.client.db.update(opportunities).set({ fupTime }).where(eq(opportunities.id, id));
const minutes = (count: number) => new Date(test.now().getTime() + count * 60_000);
const giveBack = (reason: string) =>
  test.by('agent').post('/console/v1/calling/release', { reason });

describe('the queue', () => {
  it('begins with the case that is pulled next, and says why', async () => {
    await setFup(own(), minutes(-5));
    const [first] = (await queue()).results;
    expect(first).toMatchObject({ opportunityId: own(), why: 'overdue' });
    expect((await test.act('agent', 'calling/pull')).lease?.opportunityId).toBe(own());
    expect(await whyOf(own())).toBe('held');
  });

  it.each([
    ['a case without a follow-up', () => setFup(own(), null), 'new'],
    ['one that waits until later today', () => setFup(own(), minutes(90)), 'later'],
    [
      'one of a client on the do-not-disturb list',
      () =>
        test.client.db.execute(sql`update accounts set is_dnd = true
          where id = (select account_id from opportunities where id = ${own()})`),
      'dnd',
    ],
    [
      'one that nobody has',
      async () => {
        await setFup(own(), minutes(-60 * 24 * 365));
        await test.client.db
          .update(opportunities)
          .set({ agentId: null })
          .where(eq(opportunities.id, own()));
      },
      'free',
    ],
  ])('tells of %s', async (_, change, why) => {
    await change();
    expect(await whyOf(own())).toBe(why);
    await test.client.db
      .update(opportunities)
      .set({ agentId: test.idOf('agent') })
      .where(eq(opportunities.id, own()));
    await test.client.db.update(accounts).set({ isDnd: false }).where(eq(accounts.isDnd, true));
  });
});

describe('giving a case back', () => {
  it('asks for a reason, which history keeps, and is told in the queue', async () => {
    const { lease } = await test.act('agent', 'calling/pull');
    const id = lease?.opportunityId ?? 0;
    expect((await test.by('agent').post('/console/v1/calling/release', {})).statusCode).toBe(422);
    expect((await giveBack('bored')).statusCode).toBe(422);
    ok(await giveBack('language'));
    expect(await whyOf(id)).toBe('returned');
    const [row] = await test.client.db
      .select()
      .from(queueLeases)
      .where(eq(queueLeases.opportunityId, id));
    expect(row).toMatchObject({ releaseReason: 'skipped', returnReason: 'language' });
    const entries = await test.client.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'queue-leases'));
    expect(entries.at(-1)?.after).toMatchObject({ reason: 'language' });
  });

  it('is bounded in an hour', async () => {
    await config({ returnsPerHour: 1 });
    await test.act('agent', 'calling/pull');
    ok(await giveBack('time'));
    await test.client.db
      .update(opportunities)
      .set({ agentId: test.idOf('agent') })
      .where(eq(opportunities.id, test.held('mate').opportunityId));
    await setFup(test.held('mate').opportunityId, minutes(-5));
    expect((await test.act('agent', 'calling/pull')).lease).not.toBeNull();
    const again = await giveBack('time');
    expect([again.statusCode, refusal(again).message]).toEqual([
      409,
      'You have returned as many cases in the last hour as is allowed. Call this one, or go offline.',
    ]);
    await test.client.db
      .update(opportunities)
      .set({ agentId: test.idOf('mate') })
      .where(eq(opportunities.id, test.held('mate').opportunityId));
    await config({ returnsPerHour: 3 });
  });
});

describe('dialling again', () => {
  it.each([
    [0, 25],
    [1, 6],
    [2, 20],
  ])(
    'after a number that ends with %i the same number is called, and the case is kept',
    async (digit, seconds) => {
      const phone = await test.number('agent', digit);
      await test.act('agent', 'calling/pull');
      const first = await test.act('agent', 'calls', { opportunityId: own() });
      await test.pass(seconds);
      const id = first.call?.id ?? 0;
      ok(await test.by('agent').put(`/console/v1/calls/${id}/draft`, { notes: 'No luck' }));
      const again = await test.act('agent', `calls/${id}/redial`);
      expect(again).toMatchObject({
        lease: { opportunityId: own() },
        call: { state: 'dialling', custNumber: `XX${phone.slice(2)}` },
      });
      expect(again.call?.id).not.toBe(id);
      const [row] = await test.client.db.select().from(calls).where(eq(calls.id, id));
      expect(row).toMatchObject({ state: 'ended', dispositionReasonId: 279, notes: 'No luck' });
      expect(await test.page('agent', own())).toMatchObject({ caseStatusId: 1 });
    },
  );

  it('is refused after a talk, and nothing is recorded', async () => {
    await test.number('agent', 5);
    const { call } = await test.talk('agent');
    await test.act('agent', `calls/${call?.id}/hang-up`);
    const answer = await test.by('agent').post(`/console/v1/calls/${call?.id}/redial`, {});
    expect([answer.statusCode, refusal(answer).message]).toEqual([
      409,
      'Only a call that was not answered, busy or dropped can be dialled again.',
    ]);
    expect((await test.desk('agent')).call?.state).toBe('wrap-up');
  });
});

describe('how often a client is called', () => {
  it.each([
    ['a day', { attemptsPerDay: 1 }, 'today'],
    ['seven days', { attemptsPerWeek: 1 }, 'seven days'],
  ])('is limited in %s, told like DND, and such a case is not pulled', async (_, limit, words) => {
    await config(limit);
    await test.number('agent', 9);
    await test.act('agent', 'calls', { opportunityId: own() });
    await test.pass(3);
    // A call that was not placed is no attempt.
    expect((await test.act('agent', 'calling/pull')).lead?.wall).toBeNull();
    await test.number('agent', 1);
    const { call } = await test.act('agent', 'calls', { opportunityId: own() });
    await test.pass(6);
    const redialled = await test.by('agent').post(`/console/v1/calls/${call?.id}/redial`, {});
    expect(redialled.statusCode).toBe(409);
    expect((await test.desk('agent')).call?.state).toBe('wrap-up');
    await test.act('agent', `calls/${call?.id}/disposition`, {
      caseReasonId: 279,
      fupTime: minutes(60).toISOString(),
    });
    await setFup(own(), minutes(-5));
    expect(await whyOf(own())).toBe('attempts');
    expect((await test.act('agent', 'calling/pull')).lease).toBeNull();
    const answer = await test.by('agent').post('/console/v1/calls', { opportunityId: own() });
    expect([answer.statusCode, refusal(answer).message]).toEqual([
      409,
      expect.stringContaining(words),
    ]);
    await config({ attemptsPerDay: 5, attemptsPerWeek: 15 });
  });
});

describe('callbacks of an agent who is offline', () => {
  it('go to the team after a time, with the case', async () => {
    const offline = (name: string) =>
      test.by(name).put('/sapphire/v1/agents/status', { status: 0 });
    ok(await offline('mate'));
    const theirs = test.held('mate').opportunityId;
    await setFup(own(), minutes(60 * 24));
    await setFup(theirs, minutes(-20));
    expect(await whyOf(theirs)).toBeUndefined();
    await setFup(theirs, minutes(-40));
    expect(await whyOf(theirs)).toBe('team');
    expect((await test.act('agent', 'calling/pull')).lease?.opportunityId).toBe(theirs);
    const [row] = await test.client.db
      .select({ agentId: opportunities.agentId })
      .from(opportunities)
      .where(eq(opportunities.id, theirs));
    expect(row?.agentId).toBe(test.idOf('agent'));
    await test.client.db
      .update(opportunities)
      .set({ agentId: test.idOf('mate'), fupTime: null })
      .where(eq(opportunities.id, theirs));
  });
});
