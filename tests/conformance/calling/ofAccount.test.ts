import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts, callingConfigs, dndNumbers } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startCalling, type CallingTest, type Desk } from './startCalling.ts';

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
  await test.client.db.update(callingConfigs).set({ attemptsPerDay: 2, attemptsPerWeek: 3 });
});
afterAll(() => test.close());
afterEach(() => test.reset());

interface OfAccount {
  today: number;
  sevenDays: number;
  isDnd: boolean;
  wall: { code: string; message: string } | null;
}

const ask = (name: string) =>
  test.by(name).get(`/console/v1/calling/accounts/${test.held('agent').id}`);
const told = async (name = 'agent') => ok<OfAccount>(await ask(name));
const lead = async () => {
  const answer = await test.by('agent').get(`/mystique/v1/soc/${test.held('agent').opportunityId}`);
  return ok<NonNullable<Desk['lead']>>(answer);
};

/** A whole call of the agent that nobody answers. */
const call = async () => {
  await test.number('agent', 1);
  const { call: placed } = await test.act('agent', 'calls', {
    opportunityId: test.held('agent').opportunityId,
  });
  await test.pass(8);
  await test.act('agent', `calls/${placed?.id}/disposition`, {
    caseReasonId: 279,
    fupTime: new Date(test.now().getTime() + 3_600_000).toISOString(),
  });
};

describe('what is known of a client before a call', () => {
  it('counts the calls of today and of seven days against the limits, as the desk does', async () => {
    await test.online('agent');
    expect(await told()).toMatchObject({
      today: 0,
      attemptsPerDay: 2,
      sevenDays: 0,
      attemptsPerWeek: 3,
      isDnd: false,
      numbersOnDnd: 0,
      wall: null,
    });
    await call();
    expect(await told()).toMatchObject({ today: 1, sevenDays: 1, wall: null });
    await call();
    const after = await told();
    expect(after).toMatchObject({ today: 2, sevenDays: 2, wall: { code: 'ATTEMPTS' } });
    expect(after.wall).toEqual((await lead()).wall);
  });

  it('says since when a client is not to be called, and which of their numbers', async () => {
    const { db } = test.client;
    const { id } = test.held('mate');
    const ofMate = async () =>
      ok<OfAccount>(await test.by('mate').get(`/console/v1/calling/accounts/${id}`));
    const [{ mobile } = { mobile: null }] = await db
      .select({ mobile: accounts.mobile })
      .from(accounts)
      .where(eq(accounts.id, id));
    await db.insert(dndNumbers).values({ phone: mobile ?? '', source: 'a list' });
    expect(await ofMate()).toMatchObject({ isDnd: false, numbersOnDnd: 1, wall: { code: 'DND' } });
    const at = new Date('2026-11-01T06:00:00Z');
    await db.update(accounts).set({ isDnd: true, dndMarkedAt: at }).where(eq(accounts.id, id));
    expect(await ofMate()).toMatchObject({
      isDnd: true,
      dndMarkedAt: at.toISOString(),
      wall: { code: 'DND' },
    });
  });

  it('is told to those who call, of the clients that they may open', async () => {
    expect((await ask('reader')).statusCode).toBe(403);
    expect((await ask('stranger')).statusCode).toBe(404);
    expect((await ask('lead')).statusCode).toBe(200);
  });
});
