import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  approvalRequests,
  approvalTasks,
  opportunities,
  payments,
  termsheets,
  users,
} from '#backend/database/schema/index.ts';
import { personas, automaticRole } from '#backend/database/seed/people/personas.ts';
import { clientReach } from '#contract/domain/clients/clientReach.ts';
import {
  dashboardTypes,
  mayOpenTile,
  tilesOf,
  type DashboardType,
} from '#contract/domain/dashboards/dashboards.ts';
import { tileKeys, tileOf, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import { tileTimesOf } from '#contract/domain/dashboards/tileTimes.ts';
import type { Grant } from '#contract/domain/roles/userFlags.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Counted {
  keyName: TileKey;
  count: number;
  overdue: number;
}

interface Row {
  id: number;
  line: string | null;
  agentId: number | null;
  since: string | null;
  fupTime: string | null;
  isOverdue: boolean | null;
  route: string | null;
}

interface Page {
  results: Row[];
  totalCount: number;
}

/** Ten in the morning in India, on the day of the demo data. */
const now = new Date('2026-11-20T04:30:00Z');
const startOfToday = '2026-11-19T18:30:00.000Z';
const startOfTomorrow = '2026-11-20T18:30:00.000Z';

type Deal = Pick<typeof opportunities.$inferSelect, 'id' | 'line' | 'agentId' | 'caseStatusId'> & {
  stageId: number | null;
  holderId: number | null;
};

let test: TestApp;
let deals: ReadonlyMap<number, Deal>;
/** The deal of a termsheet or a payment, by its address. */
const dealOf = new Map<string, number>();
let staff: readonly Pick<typeof users.$inferSelect, 'id' | 'email' | 'parentId'>[];
/** Ids of requests by the person who has to answer them now. */
let asked: readonly { requestId: number; assigneeId: number }[];
/** The opportunity of each request: its row leads to the request. */
let dealOfRequest: ReadonlyMap<number, number | null>;

beforeAll(async () => {
  test = await startTestApp({ services: { now: () => now } });
  const { db } = test.client;
  const { id, line, agentId, caseStatusId, stageId } = opportunities;
  const found = await db
    .select({ id, line, agentId, caseStatusId, stageId, holderId: accounts.agentId })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId));
  deals = new Map(found.map(deal => [deal.id, deal]));
  const pages = { '/termsheet': termsheets, '/payment': payments };
  for (const [at, table] of Object.entries(pages))
    for (const row of await db.select({ id: table.id, dealId: table.opportunityId }).from(table))
      dealOf.set(`${at}/${row.id}`, row.dealId);
  staff = await db
    .select({ id: users.id, email: users.email, parentId: users.parentId })
    .from(users);
  asked = await db
    .select({ requestId: approvalTasks.approvalRequestId, assigneeId: approvalTasks.assigneeId })
    .from(approvalTasks)
    .where(eq(approvalTasks.status, 'open'));
  const requests = await db
    .select({ id: approvalRequests.id, opportunityId: approvalRequests.opportunityId })
    .from(approvalRequests);
  dealOfRequest = new Map(requests.map(row => [row.id, row.opportunityId]));
});
afterAll(() => test.close());

const people = personas
  .filter(({ isRefused }) => !isRefused)
  .map(persona => {
    const automatic = automaticRole(persona);
    const grants: Grant[] = persona.roles.map(code => ({ code, isAutomatic: false }));
    if (automatic) grants.push({ code: automatic, isAutomatic: true });
    return { ...persona, grants };
  });

const counts = async (caller: Caller, type: DashboardType): Promise<Counted[]> => {
  const answer = await caller.get(`/sapna/v1/dashboard/${type}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ results: Counted[] }>().results;
};

const listOf = async (
  caller: Caller,
  keyName: string,
  query: Record<string, string | number> = {},
) => caller.get('/console/v1/tile-lists', { query: { keyName, ...query } });

const rowsOf = async (caller: Caller, keyName: TileKey, query = {}): Promise<Page> => {
  const answer = await listOf(caller, keyName, { pageSize: 200, ...query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};

/** Ids of a person and of all below them, found without the server's own statement. */
const below = (email: string): ReadonlySet<number> => {
  const found = new Set(staff.filter(user => user.email === email).map(({ id }) => id));
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { id, parentId } of staff)
      if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return found;
};

/** Whether a row is one that the person finds in lists: by their own reach, or because it waits for them. */
const ownRows = (key: string, grants: readonly Grant[]) => {
  const { everybody, lines } = clientReach(grants, 'list');
  const own = below(`${key}@example.com`);
  const waiting = new Set(
    asked.filter(({ assigneeId }) => own.has(assigneeId)).map(({ requestId }) => requestId),
  );
  return (keyName: TileKey, row: Row): boolean => {
    const { source } = tileOf(keyName);
    if (everybody) return true;
    if (source === 'mortgagePartners') return own.has(row.agentId ?? 0);
    if (source === 'approvals' && waiting.has(row.id)) return true;
    const leadsTo = Number(row.route?.slice(row.route.lastIndexOf('/') + 1));
    const byPage = dealOf.get(row.route ?? '') ?? leadsTo;
    const deal = deals.get(source === 'approvals' ? (dealOfRequest.get(leadsTo) ?? 0) : byPage);
    return (
      deal !== undefined &&
      (lines.includes(deal.line) || own.has(deal.agentId ?? 0) || own.has(deal.holderId ?? 0))
    );
  };
};

/** Whether a row tells the times of its tile and no others, and is overdue when what it says is due has passed. */
const tellsTimes = (keyName: TileKey, { since, fupTime, isOverdue }: Row): boolean => {
  const told = tileTimesOf(keyName);
  const late = fupTime !== null && fupTime < startOfToday;
  return (
    told.includes('since') === (since !== null) &&
    (fupTime === null || told.includes('fupTime')) &&
    isOverdue === (told.includes('isOverdue') ? late : null)
  );
};

describe.each(people)('$key', ({ key, grants }) => {
  it('T128 sees on each tile as many rows as its list has, overdue ones too, and nobody else’s', async () => {
    const caller = await test.as(key);
    const isOwn = ownRows(key, grants);
    const differing: string[] = [];
    const leaked: string[] = [];
    for (const type of dashboardTypes) {
      const shown = tilesOf(type, grants);
      if (type !== 'home' && shown.length === 0) continue;
      const tiles = await counts(caller, type);
      expect(tiles.map(({ keyName }) => keyName)).toEqual(shown);
      for (const { keyName, count, overdue } of tiles) {
        const parts = type === 'home' ? [] : [`line==${type}`];
        const all = await rowsOf(caller, keyName, { filters: parts.join(';') });
        const late = await rowsOf(caller, keyName, {
          filters: [...parts, 'isOverdue==true'].join(';'),
        });
        if (all.totalCount !== count || late.totalCount !== overdue)
          differing.push(`${type} ${keyName}: ${count}/${overdue}, but ${all.totalCount}`);
        if (!late.results.every(({ isOverdue }) => isOverdue)) differing.push(`${keyName} late`);
        const untrue = all.results.find(row => !tellsTimes(keyName, row));
        if (untrue) differing.push(`${keyName} times of ${JSON.stringify(untrue)}`);
        leaked.push(
          ...all.results.filter(row => !isOwn(keyName, row)).map(({ id }) => `${keyName} ${id}`),
        );
      }
    }
    expect({ differing, leaked }).toEqual({ differing: [], leaked: [] });
  });

  it('opens no list of a tile that none of their dashboards shows', async () => {
    const caller = await test.as(key);
    for (const tile of tileKeys.filter(one => !mayOpenTile(one, grants)))
      expect((await listOf(caller, tile)).statusCode).toBe(403);
  });
});

describe('the demo data', () => {
  it('gives every tile rows on somebody’s dashboard', async () => {
    const empty = new Set<TileKey>(tileKeys);
    for (const { key, grants } of people) {
      const caller = await test.as(key);
      for (const type of dashboardTypes.filter(one => tilesOf(one, grants).length > 0))
        for (const { keyName, count } of await counts(caller, type))
          if (count > 0) empty.delete(keyName);
    }
    expect([...empty]).toEqual([]);
  });
});

describe('T76 follow-ups', () => {
  it('are due until the last millisecond of today in India, and overdue once the day has passed', async () => {
    const caller = await test.as('broker-agent');
    const { results } = await rowsOf(caller, 'followup');
    expect(results.length).toBeGreaterThan(0);
    for (const { fupTime, isOverdue } of results) {
      expect(fupTime !== null && fupTime < startOfTomorrow).toBe(true);
      expect(isOverdue).toBe((fupTime ?? '') < startOfToday);
    }
  });

  it('of a range of days are those from its first to its last millisecond', async () => {
    const caller = await test.as('broker-agent');
    const all = await rowsOf(caller, 'followup');
    const inDay = await rowsOf(caller, 'followup', {
      filters:
        'fupTime=ge="2026-11-20T00:00:00.000+05:30";fupTime=le="2026-11-20T23:59:59.999+05:30"',
    });
    const expected = all.results.filter(({ fupTime }) => (fupTime ?? '') >= startOfToday);
    expect(inDay.totalCount).toBe(expected.length);
  });
});

describe('T128 the owner dashboard', () => {
  it('answers nine numbers, four to a tele-sales agent, and refuses others', async () => {
    expect(await counts(await test.as('owner-manager'), 'owner')).toHaveLength(9);
    expect(
      (await counts(await test.as('owner-agent'), 'owner')).map(({ keyName }) => keyName),
    ).toEqual(['linksent', 'linksentpaymentfailed', 'activationpending', 'activationcomplete']);
    const other = await (await test.as('broker-agent')).get('/sapna/v1/dashboard/owner');
    expect(other.statusCode).toBe(403);
  });

  it('T36 sends tele-sales agents links of status 8, others of 1 and 57, both in stage 98', async () => {
    const statusesOf = async (persona: string) => {
      const { results } = await rowsOf(await test.as(persona), 'linksent');
      const sent = results.map(({ id }) => deals.get(id));
      const statuses = new Set(sent.map(deal => deal?.caseStatusId ?? 0));
      return [
        [...statuses].sort((one, other) => one - other),
        [...new Set(sent.map(deal => deal?.stageId))],
      ];
    };
    expect(await statusesOf('owner-agent')).toEqual([[8], [98]]);
    expect(await statusesOf('owner-manager')).toEqual([[1, 57], [98]]);
  });
});

describe('dashboard/actions', () => {
  const actionsOf = async (caller: Caller, query: Record<string, string | number> = {}) => {
    const answer = await caller.get('/mystique/v1/dashboard/actions', {
      query: { pageSize: 200, ...query },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{
      totalCount: number;
      results: { id: number; opportunityId: number; createdAt: string }[];
    }>();
  };

  it('tells what was done with the cases of one’s lists, on the days that are asked', async () => {
    const caller = await test.as('broker-agent');
    const { results } = await actionsOf(caller);
    expect(results.length).toBeGreaterThan(2);
    const own = below('broker-agent@example.com');
    expect(
      results.filter(({ opportunityId }) => {
        const deal = deals.get(opportunityId);
        return !own.has(deal?.agentId ?? 0) && !own.has(deal?.holderId ?? 0);
      }),
    ).toEqual([]);
    const days = { startDate: '2026-11-01', endDate: '2026-11-15' };
    const some = await actionsOf(caller, days);
    for (const { createdAt } of some.results)
      expect(createdAt >= '2026-10-31T18:30' && createdAt < '2026-11-15T18:30').toBe(true);
    const ids = results.slice(0, 2).map(({ id }) => id);
    const named = await actionsOf(caller, { commentIds: ids.join(',') });
    expect(named.results.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const wrong = await caller.get('/mystique/v1/dashboard/actions', {
      query: { commentIds: '1;2' },
    });
    expect(wrong.statusCode).toBe(422);
  });
});
