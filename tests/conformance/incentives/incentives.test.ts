import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  incentiveCycles,
  ledgerEntries,
  userIncentiveDeals,
  userIncentives,
} from '#backend/database/schema/index.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';

interface Incentive {
  id: number;
  version: number;
  userId: number;
  userName: string;
  cycleId: number;
  statusId: number;
  incentive: number;
  achieved: number;
  teamAchieved: number;
  deals?: { base: number; incentive: number }[];
}
interface Calculated {
  isClosed: boolean;
  changed: number;
  same: number;
  differing: unknown[];
}

let test: TestApp;
let keeper: Caller;
let manager: Caller;
let finance: Caller;
beforeAll(async () => {
  test = await startTestApp();
  keeper = await test.as('lookup-admin');
  manager = await test.as('sales-manager');
  finance = await test.as('finance');
});
afterAll(() => test.close());

const rowsOf = async (by: Caller, path: string, query = {}): Promise<Incentive[]> =>
  (await by.get(path, { query: { pageSize: 100, ...query } })).json<{ results: Incentive[] }>()
    .results;
const cyclesOf = async (query: Record<string, string | number>) =>
  (await keeper.get('/sapna/v1/incentive-cycles/', { query })).json<{
    results: { id: number; name: string; startDate: string; isClosed: boolean }[];
  }>().results;
const calculate = async (cycleId: number, by = keeper) =>
  (await by.post('/console/v1/incentive-calculations', { cycleId })).json<Calculated>();
const move = (by: Caller, { id, version }: Incentive, body: object) =>
  by.put(
    `/sapna/v1/user-incentives/update/${id}`,
    { version, ...body },
    { headers: { 'idempotency-key': randomUUID() } },
  );
const closedCycles = () =>
  test.client.db
    .select()
    .from(incentiveCycles)
    .where(isNotNull(incentiveCycles.closedAt))
    .orderBy(sql`${incentiveCycles.startDate} desc`);

describe('cycles', () => {
  it('are the last three that have begun, newest first, with and without the last slash', async () => {
    const three = await cyclesOf({ count: 3 });
    expect(three).toHaveLength(3);
    expect(three.map(({ startDate }) => startDate)).toEqual(
      three
        .map(({ startDate }) => startDate)
        .toSorted()
        .toReversed(),
    );
    const plain = await keeper.get('/sapna/v1/incentive-cycles', { query: { count: 3 } });
    expect(plain.json<{ results: unknown[] }>().results).toEqual(three);
    expect(await cyclesOf({ count: 2, frequency: 'Quarterly' })).toMatchObject([
      { name: expect.stringContaining('Quarter from') as string },
      { name: expect.stringContaining('Quarter from') as string },
    ]);
  });
});

describe('the calculation', () => {
  it('of closed demo cycles gives the figures that are stored, whatever their status', async () => {
    const closed = await closedCycles();
    let seen = 0;
    for (const { id } of closed) {
      const stored = await test.client.db
        .select()
        .from(userIncentives)
        .where(eq(userIncentives.cycleId, id));
      // Older ones are there for the dates of closing alone.
      if (stored.length === 0) continue;
      seen += 1;
      const answer = await calculate(id);
      expect({ id, ...answer }).toMatchObject({ id, isClosed: true, changed: 0, differing: [] });
      expect(answer.same).toBe(stored.length);
    }
    expect(seen).toBeGreaterThan(2);
  });

  it('keeps a signed figure and says so when the books say otherwise', async () => {
    const [signed] = (
      await rowsOf(keeper, '/sapna/v1/user-incentives/by-cycle', { filters: 'statusId=in=(3,4,5)' })
    ).filter(({ statusId, incentive }) => statusId >= 3 && incentive > 0);
    const [deal] = await test.client.db
      .select()
      .from(userIncentiveDeals)
      .where(eq(userIncentiveDeals.userIncentiveId, signed?.id ?? 0));
    const [entry] = await test.client.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.paymentId, deal?.paymentId ?? 0));
    if (!signed || !entry) throw new Error('No signed figure');
    // What no call can do: money that appears in days that have passed.
    const { id: _id, ...again } = entry;
    await test.client.db
      .insert(ledgerEntries)
      .values({ ...again, kind: 'collection', amountPaise: 100_000_00 });
    const answer = await calculate(signed.cycleId);
    expect(answer.differing).toContainEqual(
      expect.objectContaining({ userId: signed.userId, kept: signed.incentive }),
    );
    const [now] = await rowsOf(keeper, '/sapna/v1/user-incentives/by-cycle', {
      filters: `id==${signed.id}`,
    });
    expect(now?.incentive).toBe(signed.incentive);
  });

  it('opens to deals that sum to each figure (debug)', async () => {
    const [cycle] = await cyclesOf({ count: 1 });
    const rows = await rowsOf(keeper, '/sapna/v1/user-incentives/by-cycle', {
      cycleId: cycle?.id ?? 0,
      debug: true,
    });
    const earning = rows.filter(({ incentive }) => incentive > 0);
    expect(earning.length).toBeGreaterThan(3);
    for (const { deals = [], incentive, achieved, teamAchieved } of rows) {
      expect(deals.reduce((sum, deal) => sum + deal.incentive, 0)).toBe(incentive);
      expect(deals.reduce((sum, deal) => sum + deal.base, 0)).toBe(achieved + teamAchieved);
    }
    const details = await keeper.get('/sapna/v1/user-incentives/get-details', {
      query: { incentiveId: earning[0]?.id ?? 0 },
    });
    expect(details.json()).toMatchObject({
      terms: {
        rule: { types: expect.any(Array) as unknown },
        slabs: expect.any(Array) as unknown,
      },
      deals: expect.any(Array) as unknown,
    });
  });

  it('is of those who keep targets, and of cycles that have begun', async () => {
    const later = await test.client.db
      .select()
      .from(incentiveCycles)
      .where(sql`${incentiveCycles.startDate} > ${testDay}::date`);
    const answer = await keeper.post('/console/v1/incentive-calculations', {
      cycleId: later[0]?.id,
    });
    expect(answer.statusCode).toBe(404);
    const denied = await finance.post('/console/v1/incentive-calculations', { cycleId: 1 });
    expect(denied.statusCode).toBe(403);
  });
});

describe('an incentive on its way', () => {
  const pendingOf = async () => {
    const closed = new Set((await closedCycles()).map(({ id }) => id));
    return (
      await rowsOf(keeper, '/sapna/v1/user-incentives/by-cycle', { filters: 'statusId=in=(1,2)' })
    ).filter(({ cycleId, incentive }) => closed.has(cycleId) && incentive > 0);
  };

  it('is signed off, approved and paid, each by somebody else, once', async () => {
    const [pending] = await pendingOf();
    if (!pending) throw new Error('Nothing is pending');
    const signed = await move(keeper, pending, { statusId: 3 });
    expect(signed.json()).toMatchObject({ statusId: 3, signedOffByName: 'Manish Agarwal' });
    const at3 = signed.json<Incentive>();
    expect((await move(finance, at3, { statusId: 5 })).statusCode).toBe(409);
    expect((await move(keeper, at3, { statusId: 4 })).statusCode).toBe(403);
    const at4 = (await move(manager, at3, { statusId: 4 })).json<Incentive>();
    expect(at4.statusId).toBe(4);
    expect((await move(finance, at3, { statusId: 5 })).statusCode).toBe(409);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const pay = () =>
      finance.put(
        `/sapna/v1/user-incentives/update/${at4.id}`,
        { statusId: 5, version: at4.version, paidIncentive: at4.incentive },
        key,
      );
    const [first, second] = [await pay(), await pay()];
    expect(first.json()).toMatchObject({ statusId: 5, paidIncentive: at4.incentive });
    expect(second.json()).toEqual(first.json());
    expect((await move(finance, first.json<Incentive>(), { statusId: 5 })).statusCode).toBe(409);
  });

  it('pays at most what was earned, and less only with a remark', async () => {
    const approved = (
      await rowsOf(finance, '/console/v1/incentive-payouts', { filters: 'statusId==4' })
    ).find(({ incentive }) => incentive > 100);
    if (!approved) throw new Error('Nothing is approved');
    const pay = (more: object) => move(finance, approved, { statusId: 5, ...more });
    const fieldOf = (answer: { json: <T>() => T }) =>
      answer.json<{ errors: { field: string }[] }>().errors[0]?.field;
    expect(fieldOf(await pay({ paidIncentive: approved.incentive + 1 }))).toBe('/paidIncentive');
    expect(fieldOf(await pay({ paidIncentive: approved.incentive - 1 }))).toBe('/remark');
    const paid = await pay({ paidIncentive: approved.incentive - 1, remark: 'Advance held back' });
    expect(paid.json()).toMatchObject({ paidIncentive: approved.incentive - 1, statusId: 5 });
  });

  it('is not signed off while its cycle is open', async () => {
    const [cycle] = await cyclesOf({ count: 1 });
    const [open] = await rowsOf(keeper, '/sapna/v1/user-incentives/by-cycle', {
      cycleId: cycle?.id ?? 0,
    });
    if (!open) throw new Error('Nothing is calculated');
    const answer = await move(keeper, open, { statusId: 3 });
    expect(answer.json<{ errors: unknown[] }>().errors).toMatchObject([{ field: '/statusId' }]);
  });

  it('is never approved or paid by who gets it or had a hand in it, all roles held', async () => {
    const all = [
      'lookup-admin',
      'sales-manager',
      'head-of-management',
      'finance',
      'admin',
    ] as const;
    await addUser(test.client, 'all-roles@example.com', [...all]);
    const able = await test.as('all-roles');
    const [pending] = await pendingOf();
    if (!pending) throw new Error('Nothing is pending');
    const signed = (await move(able, pending, { statusId: 3 })).json<Incentive>();
    expect((await move(able, signed, { statusId: 4 })).statusCode).toBe(403);
    const approved = (await move(manager, signed, { statusId: 4 })).json<Incentive>();
    const set = (columns: Partial<typeof userIncentives.$inferInsert>) =>
      test.client.db.update(userIncentives).set(columns).where(eq(userIncentives.id, approved.id));
    // By the history: whoever changed it since then takes no duty off them.
    const nobody = { createdBy: null, signedOffBy: null, approvedBy: null, updatedBy: null };
    await set(nobody);
    expect((await move(able, approved, { statusId: 5 })).statusCode).toBe(403);
    const otherId = await addUser(test.client, 'all-roles-too@example.com', [...all]);
    const other = await test.as('all-roles-too');
    for (const column of ['createdBy', 'signedOffBy', 'approvedBy'] as const) {
      await set({ ...nobody, [column]: otherId });
      expect((await move(other, approved, { statusId: 5 })).statusCode).toBe(403);
    }
    await set({ ...nobody, userId: otherId });
    for (const statusId of [2, 3, 4, 5])
      expect((await move(other, approved, { statusId })).statusCode).toBe(403);
  });
});
