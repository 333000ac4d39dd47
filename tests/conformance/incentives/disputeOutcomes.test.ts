import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { userIncentives, users } from '#backend/database/schema/index.ts';
import { sweepDisputes } from '#backend/services/incentives/disputes/sweepDisputes.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startDisputes, type Dispute } from './startDisputes.ts';

const {
  test,
  clock,
  agent,
  keeper,
  finance,
  agentId,
  figure,
  idOf,
  opened,
  write,
  end,
  seen,
  told,
  move,
  begin,
} = await startDisputes();
afterAll(() => test.close());
beforeEach(begin);

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
      .set({ statusId: 4, createdBy: null, signedOffBy: null, approvedBy: null, paidBy: null })
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
