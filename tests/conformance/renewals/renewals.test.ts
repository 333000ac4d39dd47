import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, leadDeliveries, opportunities, users } from '#backend/database/schema/index.ts';
import { daysBetween } from '#contract/domain/days/addDays.ts';
import { lapsedBuckets, renewalBuckets } from '#contract/domain/renewals/renewalBuckets.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/** The bucket of a number of days, as the lists of the specification have it (T78). */
const bucketIn = (buckets: readonly { label: string; from: number; to?: number }[], days: number) =>
  buckets.find(({ from, to = Infinity }) => from <= days && days <= to)?.label;

interface Row {
  id: number;
  opportunityId: number;
  accountId: number;
  leads7?: number;
  leads30?: number;
  leads90?: number;
  endDate: string;
  daysLeft: number;
  renewalBucket?: string;
  lapsedBucket?: string;
  sellerType: string | null;
  profileType: string;
}
interface Page {
  results: Row[];
  totalCount: number;
}
interface Summary {
  renewals: { bucket: string; count: number }[];
  lapsed: { bucket: string; count: number }[];
  older: number;
}

const today = '2026-11-20';
const now = new Date('2026-11-20T04:30:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => now } });
});
afterAll(() => test.close());

const listOf = async (caller: Caller, filters: string, pageSize = 200): Promise<Page> => {
  const answer = await caller.get('/console/v1/renewals', { query: { pageSize, filters } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};
const summaryOf = async (caller: Caller, query: Record<string, string> = {}): Promise<Summary> => {
  const answer = await caller.get('/console/v1/renewals/summary', { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Summary>();
};

describe.each(['sales-manager', 'broker-agent', 'owner-agent', 'builder-lead', 'tenant-agent'])(
  '%s',
  persona => {
    it('sees in each bucket as many packages as its list has', async () => {
      const caller = await test.as(persona);
      const { renewals, lapsed } = await summaryOf(caller);
      for (const { bucket, count } of renewals)
        expect([
          bucket,
          (await listOf(caller, `renewalBucket=="${bucket}"`, 1)).totalCount,
        ]).toEqual([bucket, count]);
      for (const { bucket, count } of lapsed)
        expect([bucket, (await listOf(caller, `lapsedBucket=="${bucket}"`, 1)).totalCount]).toEqual(
          [bucket, count],
        );
    });
  },
);

it.each([
  [{ sellerType: 'Broker' }, 'sellerType==Broker'],
  [{ profileType: 'New Project' }, 'profileType=="New Project"'],
  [{ month: '2026-12' }, 'endDate>=2026-12-01;endDate<=2026-12-31'],
  [
    { month: '2026-10', sellerType: 'Owner' },
    'sellerType==Owner;endDate>=2026-10-01;endDate<=2026-10-31',
  ],
])('counts with the filter %j what the list finds with it', async (query, filters) => {
  const caller = await test.as('sales-manager');
  const { renewals, lapsed, older } = await summaryOf(caller, query);
  const counted = [...renewals, ...lapsed].reduce((sum, { count }) => sum + count, older);
  expect(counted).toBeGreaterThan(0);
  const operators = filters.replaceAll('>=', '=ge=').replaceAll('<=', '=le=');
  expect((await listOf(caller, operators, 1)).totalCount).toBe(counted);
});

it('T78 puts a package into the bucket of its days, and each into one at most', async () => {
  const caller = await test.as('sales-manager');
  const seen = new Set<string | undefined>();
  for (const filters of ['renewalBucket=="30D"', 'lapsedBucket=="7"', 'lapsedBucket=="61-180"']) {
    for (const row of (await listOf(caller, filters)).results) {
      const days = daysBetween(today, row.endDate);
      expect(row.daysLeft).toBe(days);
      expect(row.renewalBucket).toBe(bucketIn(renewalBuckets, days));
      expect(row.lapsedBucket).toBe(days < 0 ? bucketIn(lapsedBuckets, -days) : undefined);
      seen.add(row.renewalBucket ?? row.lapsedBucket);
    }
  }
  expect(seen.size).toBe(3);
});

it('counts the leads of a client over 7, 30 and 90 days, and narrows nothing by it', async () => {
  const { db } = test.client;
  const caller = await test.as('sales-manager');
  const [row] = (await listOf(caller, 'renewalBucket=="30D"', 1)).results;
  const read = async () => {
    const { results } = await listOf(caller, `accountId==${row?.accountId};id==${row?.id}`);
    const { leads7 = 0, leads30 = 0, leads90 = 0 } = results[0] ?? {};
    return [leads7, leads30, leads90];
  };
  const before = await read();
  await db.insert(leadDeliveries).values(
    // Ended today, seven days ago, thirty days ago, and begins tomorrow.
    [
      ['2026-11-01', '2026-11-20', 1],
      ['2026-11-01', '2026-11-13', 10],
      ['2026-10-01', '2026-10-21', 100],
      ['2026-11-21', '2026-12-01', 1000],
    ].map(([startDate, endDate, deliveredLeads]) => ({
      accountId: row?.accountId ?? 0,
      startDate: String(startDate),
      endDate: String(endDate),
      promisedLeads: 1000,
      deliveredLeads: Number(deliveredLeads),
    })),
  );
  expect((await read()).map((leads, at) => leads - (before[at] ?? 0))).toEqual([1, 11, 111]);
});

it('shows an agent their own clients and those of their people alone', async () => {
  const { db } = test.client;
  const staff = await db
    .select({ id: users.id, email: users.email, parentId: users.parentId })
    .from(users);
  const people = new Set(
    staff.filter(({ email }) => email === 'broker-agent@example.com').map(({ id }) => id),
  );
  for (let size = 0; size < people.size;) {
    size = people.size;
    for (const { id, parentId } of staff)
      if (parentId !== null && people.has(parentId)) people.add(id);
  }
  const deals = await db
    .select({ id: opportunities.id, agentId: opportunities.agentId, holderId: accounts.agentId })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId));
  const own = new Set(
    deals
      .filter(deal => people.has(deal.agentId ?? 0) || people.has(deal.holderId ?? 0))
      .map(({ id }) => id),
  );
  const { results } = await listOf(await test.as('broker-agent'), '');
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ opportunityId }) => !own.has(opportunityId))).toEqual([]);
});

it('refuses a month that is none, and a type that does not exist', async () => {
  const caller = await test.as('sales-manager');
  const wrong: Record<string, string>[] = [{ month: '2026-13' }, { sellerType: 'Tenant' }];
  for (const query of wrong) {
    const answer = await caller.get('/console/v1/renewals/summary', { query });
    expect(answer.statusCode).toBe(422);
  }
});
