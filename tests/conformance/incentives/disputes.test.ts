import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agentBranchMappings,
  agentCities,
  auditEntries,
  incentiveDisputes,
  records,
  userIncentives,
} from '#backend/database/schema/index.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { startDisputes, type Dispute } from './startDisputes.ts';

const {
  test,
  agent,
  keeper,
  finance,
  agentId,
  figure,
  idOf,
  dispute,
  opened,
  write,
  end,
  seen,
  said,
  told,
  begin,
} = await startDisputes();
afterAll(() => test.close());
beforeEach(begin);

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
