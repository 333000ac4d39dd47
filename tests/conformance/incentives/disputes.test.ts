import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agentBranchMappings,
  agentCities,
  auditEntries,
  incentiveDisputes,
  notifications,
  records,
  userIncentives,
  users,
} from '#backend/database/schema/index.ts';
import { sweepDisputes } from '#backend/services/incentives/disputes/sweepDisputes.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Dispute {
  id: number;
  version: number;
  state: string;
  outcome: string | null;
  dueOn: string;
  isOverdue: boolean;
  disputed: number;
  lastText: string;
  messages: number;
}

let test: TestApp;
let agent: Caller;
let keeper: Caller;
let finance: Caller;
let clock: () => Date;
let agentId = 0;
let figure = { id: 0, version: 0, incentivePaise: 0 };
const idOf = async (persona: string) =>
  (
    await test.client.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${persona}@example.com`))
  )[0]?.id ?? 0;
beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('broker-agent');
  keeper = await test.as('lookup-admin');
  finance = await test.as('finance');
  clock = test.services.now;
  agentId = await idOf('broker-agent');
});
afterAll(() => test.close());
const wednesday = new Date('2026-11-25T06:30:00Z');
beforeEach(async () => {
  test.services.now = () => wednesday;
  const { db } = test.client;
  await db
    .update(incentiveDisputes)
    .set({ state: 'closed', outcome: 'stands' })
    .where(sql`${incentiveDisputes.state} <> 'closed'`);
  const [row] = await db
    .update(userIncentives)
    .set({ statusId: 1, incentivePaise: 75_000 })
    .where(
      and(
        eq(userIncentives.userId, agentId),
        eq(
          userIncentives.id,
          sql`(select max(own.id) from user_incentives own where own.user_id = ${agentId})`,
        ),
      ),
    )
    .returning();
  figure = row ?? figure;
});

const dispute = (by = agent, body: object = {}, id = figure.id) =>
  by.post(`/console/v1/user-incentives/${id}/disputes`, {
    reason: 'A payment is missing',
    version: figure.version,
    ...body,
  });
const opened = async (): Promise<Dispute> => {
  const answer = await dispute();
  expect(answer.statusCode).toBe(200);
  return answer.json<Dispute>();
};
const write = (by: Caller, { id, version }: Dispute, text = 'Which payment?') =>
  by.post(`/console/v1/incentive-disputes/${id}/messages`, { text, version });
const end = (by: Caller, { id, version }: Dispute, outcome: string, text = 'It was counted') =>
  by.post(`/console/v1/incentive-disputes/${id}/outcome`, { outcome, text, version });
const seen = async (by: Caller, query = {}) =>
  (await by.get('/console/v1/incentive-disputes', { query: { pageSize: 100, ...query } })).json<{
    results: Dispute[];
  }>().results;
const said = async (by: Caller, { id }: Dispute) =>
  (await by.get('/console/v1/incentive-dispute-messages', { query: { disputeId: id } })).json<{
    results: { text: string; side: string }[];
  }>().results;
const told = ({ id }: Dispute) =>
  test.client.db
    .select({ userId: notifications.userId, title: notifications.title, link: notifications.link })
    .from(notifications)
    .where(
      and(eq(notifications.entity, 'incentive-disputes'), eq(notifications.entityId, String(id))),
    );
const move = (by: Caller, statusId: number) =>
  by.put(
    `/sapna/v1/user-incentives/update/${figure.id}`,
    { statusId, version: figure.version },
    { headers: { 'idempotency-key': randomUUID() } },
  );

describe('an agent disputes their own figure', () => {
  it('with a reason; those who answer are told, and have three working days', async () => {
    const one = await opened();
    expect(one).toMatchObject({
      state: 'open',
      disputed: 75_000,
      dueOn: '2026-11-28',
      isOverdue: false,
      lastText: 'A payment is missing',
    });
    expect(await said(agent, one)).toMatchObject([{ text: 'A payment is missing', side: 'agent' }]);
    const people = (await told(one)).map(({ userId }) => userId);
    expect(people).toContain(await idOf('lookup-admin'));
    expect(people).toContain(await idOf('finance'));
    expect(people).not.toContain(agentId);
    expect(
      await test.client.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.entity, 'incentive-disputes'),
            eq(auditEntries.entityId, String(one.id)),
          ),
        ),
    ).toEqual([{ action: 'dispute' }]);
  });

  it('and holidays where they work do not count', async () => {
    const { db } = test.client;
    const [holiday] = await db
      .insert(records)
      .values({ resource: 'public-holidays', data: { day: '2026-11-26', name: 'Holiday' } })
      .returning();
    expect((await opened()).dueOn).toBe('2026-11-30');
    await db.delete(records).where(eq(records.id, holiday?.id ?? 0));
    expect(await db.$count(agentCities)).toBeGreaterThan(0);
    expect(await db.$count(agentBranchMappings)).toBeGreaterThan(0);
  });

  it('nobody else does, and not twice, of an older version, without a reason or once it is paid', async () => {
    expect((await dispute(await test.as('broker-lead'))).statusCode).toBe(403);
    expect((await dispute(await test.as('builder-agent'))).statusCode).toBe(404);
    expect((await dispute(agent, { version: figure.version + 1 })).statusCode).toBe(409);
    expect((await dispute(agent, { reason: ' ' })).statusCode).toBe(422);
    expect((await dispute(agent, { opportunityId: 999_999_999 })).statusCode).toBe(404);
    await opened();
    const again = await dispute();
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      'A dispute of this figure is open. Write in it.',
    ]);
    await test.client.db
      .update(incentiveDisputes)
      .set({ state: 'closed', outcome: 'stands' })
      .where(eq(incentiveDisputes.userIncentiveId, figure.id));
    await test.client.db
      .update(userIncentives)
      .set({ statusId: 5 })
      .where(eq(userIncentives.id, figure.id));
    expect((await dispute()).statusCode).toBe(409);
  });
});

describe('the thread', () => {
  it('goes back and forth, with a new term for what is asked anew', async () => {
    const one = await opened();
    const answered = (await write(keeper, one)).json<Dispute>();
    expect([answered.state, answered.messages]).toEqual(['answered', 2]);
    expect(
      (await told(one)).some(
        ({ userId, title }) => userId === agentId && title.includes('was answered'),
      ),
    ).toBe(true);
    test.services.now = () => new Date('2026-12-01T06:30:00Z');
    const asked = (await write(agent, answered, 'That of 30 November')).json<Dispute>();
    expect([asked.state, asked.dueOn]).toEqual(['open', '2026-12-04']);
    expect((await said(finance, one)).map(({ side }) => side)).toEqual(['agent', 'team', 'agent']);
    expect((await write(agent, one)).statusCode).toBe(409);
  });

  it('adding to it does not put the answer off', async () => {
    const one = await opened();
    test.services.now = () => new Date('2026-11-27T06:30:00Z');
    expect((await write(agent, one, 'One more')).json<Dispute>().dueOn).toBe('2026-11-28');
  });

  it('is seen by its agent, those above them and those who answer; managers do not write', async () => {
    const one = await opened();
    const lead = await test.as('broker-lead');
    const other = await test.as('builder-agent');
    const ids = async (by: Caller) => (await seen(by)).map(({ id }) => id);
    for (const by of [agent, lead, keeper, finance]) expect(await ids(by)).toContain(one.id);
    expect(await ids(other)).not.toContain(one.id);
    expect(await said(other, one)).toEqual([]);
    expect((await write(lead, one)).statusCode).toBe(403);
    expect((await write(other, one)).statusCode).toBe(404);
    expect((await end(other, one, 'stands')).statusCode).toBe(404);
  });

  it('is not answered by whoever disputes, whatever roles they hold', async () => {
    const both = await addUser(test.client, 'agent-and-finance@example.com', [
      'broker-tele-sales',
      'finance',
    ]);
    await test.client.db
      .update(userIncentives)
      .set({ userId: both })
      .where(eq(userIncentives.id, figure.id));
    const caller = await test.as('agent-and-finance');
    const one = (await dispute(caller)).json<Dispute>();
    expect((await end(caller, one, 'stands')).statusCode).toBe(403);
    const written = (await write(caller, one)).json<Dispute>();
    expect(written.state).toBe('open');
    await end(keeper, written, 'stands');
    await test.client.db
      .update(userIncentives)
      .set({ userId: agentId })
      .where(eq(userIncentives.id, figure.id));
  });
});

describe('the outcome', () => {
  it('is that the figure stands, or that its agent withdraws; then nobody writes any more', async () => {
    const one = await opened();
    expect((await end(agent, one, 'stands')).statusCode).toBe(403);
    expect((await end(keeper, one, 'withdrawn')).statusCode).toBe(403);
    const closed = (await end(keeper, one, 'stands')).json<Dispute>();
    expect([closed.state, closed.outcome]).toEqual(['closed', 'stands']);
    expect((await told(one)).at(-1)).toMatchObject({
      userId: agentId,
      title: expect.stringContaining('the figure stands') as string,
      link: `/incentive-disputes/${one.id}`,
    });
    expect((await write(agent, closed)).statusCode).toBe(409);
    expect((await end(finance, closed, 'stands')).statusCode).toBe(409);
    const next = await opened();
    expect((await end(agent, next, 'withdrawn')).json<Dispute>().outcome).toBe('withdrawn');
  });

  it('is a correction once the figure is another', async () => {
    const one = await opened();
    const early = await end(keeper, one, 'corrected');
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
      409,
      'The figure is still ₹750. Calculate the cycle again first.',
    ]);
    await test.client.db
      .update(userIncentives)
      .set({ incentivePaise: 90_000 })
      .where(eq(userIncentives.id, figure.id));
    expect((await end(keeper, one, 'corrected')).json<Dispute>()).toMatchObject({
      outcome: 'corrected',
      disputed: 75_000,
      incentive: 90_000,
    });
  });
});

describe('what is disputed', () => {
  it('is not paid, alone or in a batch, before it has an outcome', async () => {
    const one = await opened();
    await test.client.db
      .update(userIncentives)
      .set({ statusId: 4, updatedBy: null, createdBy: null })
      .where(eq(userIncentives.id, figure.id));
    const paid = await move(finance, 5);
    expect([paid.statusCode, paid.json<{ message: string }>().message]).toEqual([
      409,
      'The figure is disputed. It is paid once the dispute has an outcome.',
    ]);
    const batch = () =>
      finance.post(
        '/console/v1/payout-batches',
        { kind: 'incentives', ids: [figure.id] },
        { headers: { 'idempotency-key': randomUUID() } },
      );
    expect((await batch()).statusCode).toBe(422);
    await end(keeper, one, 'stands');
    const made = await batch();
    expect(made.statusCode).toBe(200);
    const { id, version } = made.json<{ id: number; version: number }>();
    await opened();
    const decided = await (
      await test.as('finance')
    ).post(
      `/console/v1/payout-batches/${id}/decision`,
      { decision: 'cancel', version },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    expect(decided.statusCode).toBe(200);
  });

  it('does not go to the bank in a batch that was put together before', async () => {
    const { db } = test.client;
    await db
      .update(userIncentives)
      .set({ statusId: 4 })
      .where(and(eq(userIncentives.id, figure.id), gt(userIncentives.incentivePaise, 0)));
    const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
    const made = await finance.post(
      '/console/v1/payout-batches',
      { kind: 'incentives', ids: [figure.id] },
      key(),
    );
    const { id, version } = made.json<{ id: number; version: number }>();
    await finance.post('/console/v1/payees', {
      userId: agentId,
      holderName: 'Asha Rao',
      accountNumber: '123456789012',
      ifsc: 'HDFC0001234',
    });
    await opened();
    await addUser(test.client, 'second-finance@example.com', ['finance', 'lookup-view']);
    const checker = await test.as('second-finance');
    const [batch] = (
      await checker.get('/console/v1/payout-batches', { query: { filters: `id==${id}` } })
    ).json<{ results: { version: number }[] }>().results;
    const checked = await checker.post(
      `/console/v1/payout-batches/${id}/decision`,
      { decision: 'check', version: batch?.version ?? version },
      key(),
    );
    expect([checked.statusCode, checked.json<{ message: string }>().message]).toEqual([
      409,
      'One figure of the batch is disputed. Take it out, or wait for the outcome.',
    ]);
  });
});

describe('an overdue dispute', () => {
  it('is shown as such, and told once to the lead and to those who answer', async () => {
    const one = await opened();
    const round = async (moment: string) => {
      test.services.now = () => new Date(moment);
      await sweepDisputes(test.services);
      await sweepDisputes(test.services);
      return (await told(one)).filter(({ title }) => title.includes('overdue'));
    };
    expect(await round('2026-11-28T06:30:00Z')).toEqual([]);
    expect(await round('2026-11-29T06:30:00Z')).toEqual([]);
    const notices = await round('2026-11-30T06:30:00Z');
    const people = notices.map(({ userId }) => userId);
    const [{ parentId } = { parentId: null }] = await test.client.db
      .select({ parentId: users.parentId })
      .from(users)
      .where(eq(users.id, agentId));
    expect(people).toContain(parentId);
    expect(people).toContain(await idOf('lookup-admin'));
    expect(new Set(people).size).toBe(people.length);
    expect((await round('2026-12-01T06:30:00Z')).length).toBe(people.length);
    expect(
      (await seen(keeper, { filters: `id==${one.id}` })).map(({ isOverdue }) => isOverdue),
    ).toEqual([true]);
    test.services.now = clock;
  });
});
