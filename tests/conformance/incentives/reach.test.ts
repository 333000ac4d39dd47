import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIncentives, users } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Incentive {
  id: number;
  userId: number;
  cycleId: number;
}

let test: TestApp;
let keeper: Caller;
let finance: Caller;
beforeAll(async () => {
  test = await startTestApp();
  keeper = await test.as('lookup-admin');
  finance = await test.as('finance');
});
afterAll(() => test.close());

const rowsOf = async (by: Caller, path: string, query = {}): Promise<Incentive[]> =>
  (await by.get(path, { query: { pageSize: 100, ...query } })).json<{ results: Incentive[] }>()
    .results;
const cyclesOf = async (query: Record<string, string | number>) =>
  (await keeper.get('/sapna/v1/incentive-cycles/', { query })).json<{ results: { id: number }[] }>()
    .results;
const idOf = async (persona: string) =>
  (
    await test.client.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${persona}@example.com`))
  )[0]?.id ?? 0;

describe('who sees whose', () => {
  const idsOf = async (by: Caller, query = {}) =>
    new Set((await rowsOf(by, '/sapna/v1/user-incentives', query)).map(({ userId }) => userId));

  it('an agent their own, a lead their people, others what does not exist', async () => {
    const [agentId, leadId] = [await idOf('broker-agent'), await idOf('broker-lead')];
    const seen = await idsOf(await test.as('broker-agent'));
    expect([seen.has(agentId), seen.has(leadId), seen.has(await idOf('builder-agent'))]).toEqual([
      true,
      false,
      false,
    ]);
    const team = await idsOf(await test.as('broker-lead'), { team: true });
    expect(team.size).toBeGreaterThan(2);
    expect(team.has(leadId)).toBe(false);
    const [other] = await rowsOf(keeper, '/sapna/v1/user-incentives', {
      userId: await idOf('builder-agent'),
    });
    const hidden = await (
      await test.as('broker-agent')
    ).get('/sapna/v1/user-incentives/get-details', {
      query: { incentiveId: other?.id ?? 0 },
    });
    const missing = await (
      await test.as('broker-agent')
    ).get('/sapna/v1/user-incentives/get-details', {
      query: { incentiveId: 999_999 },
    });
    expect(hidden.statusCode).toBe(404);
    expect(hidden.json<{ message: string }>().message).toBe(
      missing.json<{ message: string }>().message,
    );
  });

  it.each([
    'owner-agent',
    'owner-manager',
    'broker-agent',
    'broker-lead',
    'broker-process-manager',
    'broker-business-manager',
    'builder-agent',
    'builder-lead',
    'tenant-agent',
  ])('%s has targets and incentives in the last three cycles', async persona => {
    const userId = await idOf(persona);
    const cycleIds = (await cyclesOf({ count: 3 })).map(({ id }) => id);
    const own = await rowsOf(keeper, '/sapna/v1/user-incentives', {
      userId,
      cycleIds: cycleIds.join(','),
    });
    expect(own.map(({ cycleId }) => cycleId).toSorted()).toEqual(cycleIds.toSorted());
    const targets = (
      await keeper.get('/sapna/v1/user-targets', { query: { userId, pageSize: 100 } })
    ).json<{ results: { cycleId: number; individualTarget: number; teamTarget: number }[] }>()
      .results;
    for (const cycleId of cycleIds)
      expect(
        targets.some(one => one.cycleId === cycleId && one.individualTarget + one.teamTarget > 0),
      ).toBe(true);
  });
});

describe('the payment report', () => {
  it('is a CSV of a cycle in rupees, without formulas', async () => {
    const [row] = await test.client.db
      .select()
      .from(userIncentives)
      .where(eq(userIncentives.statusId, 5))
      .limit(1);
    if (!row) throw new Error('Nothing is paid');
    await test.client.db
      .update(userIncentives)
      .set({ remark: '=1+1' })
      .where(eq(userIncentives.id, row.id));
    const report = '/sapna/v1/user-incentives/cycle-wise-payment-report.csv';
    const answer = await finance.get(report, { query: { cycleId: row.cycleId } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.startsWith('\uFEFFCycle,Person,')).toBe(true);
    expect(answer.body).toContain(`,${(row.incentivePaise / 100).toFixed(2)},`);
    expect(answer.body).toContain(",'=1+1");
    expect((await keeper.get(report, { query: { cycleId: row.cycleId } })).statusCode).toBe(403);
    expect((await finance.get(report, { query: { cycleId: 99_999 } })).statusCode).toBe(404);
  });
});
