import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import {
  approvalRequests,
  incentiveCycles,
  users,
  userIncentives,
  userTargets,
} from '#backend/database/schema/index.ts';
import { isBehind, type Standing } from '#contract/domain/performance/standing.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Person extends Standing {
  id: number;
  name: string;
  level: string;
  isLeader: boolean;
}

interface Answer {
  levels: string[];
  level: string | null;
  today: string;
  people: Person[];
}

let test: TestApp;
let staff: readonly { id: number; email: string; parentId: number | null }[];
beforeAll(async () => {
  test = await startTestApp();
  staff = await test.client.db
    .select({ id: users.id, email: users.email, parentId: users.parentId })
    .from(users);
});
afterAll(() => test.close());

const standings = async (
  persona: string,
  query: Record<string, string | number> = {},
): Promise<Answer> => {
  const answer = await (await test.as(persona)).get('/console/v1/standings', { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};

const idOf = (persona: string): number =>
  staff.find(({ email }) => email === `${persona}@example.com`)?.id ?? 0;

const below = (leader: number): Set<number> => {
  const found = new Set([leader]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { id, parentId } of staff)
      if (parentId !== null && found.has(parentId)) found.add(id);
  }
  found.delete(leader);
  return found;
};

describe('the standing of people', () => {
  it.each([
    ['broker-lead', 'agent'],
    ['broker-process-manager', 'team-leader'],
    ['broker-business-manager', 'process-manager'],
    ['owner-manager', 'process-manager'],
    ['head-of-management', 'business-manager'],
  ])('of %s begins with their own people, at the level %s', async (persona, level) => {
    const answer = await standings(persona);
    expect(answer.level).toBe(level);
    expect(answer.people.length).toBeGreaterThan(0);
    const own = below(idOf(persona));
    expect(answer.people.filter(({ id }) => !own.has(id))).toEqual([]);
    const agents = await standings(persona, { level: 'agent' });
    expect(agents.people.length).toBeGreaterThanOrEqual(answer.people.length);
    expect(agents.people.filter(({ id }) => !own.has(id))).toEqual([]);
  });

  it('goes down from a leader to those below them', async () => {
    const [leader] = (await standings('broker-business-manager')).people;
    const { people } = await standings('broker-business-manager', { under: leader?.id ?? 0 });
    const own = below(leader?.id ?? 0);
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ id }) => own.has(id))).toBe(true);
  });

  it.each(['broker-agent', 'sales-manager', 'finance', 'support'])(
    'tells %s of nobody who is not theirs',
    async persona => {
      const own = below(idOf(persona));
      const { people } = await standings(persona, { level: 'agent' });
      expect(people.filter(({ id }) => !own.has(id))).toEqual([]);
    },
  );

  it('tells a process manager no targets of another line', async () => {
    const other = (await standings('head-of-management')).people.find(
      ({ id }) => !below(id).has(idOf('broker-process-manager')),
    );
    expect((await standings('broker-process-manager', { under: other?.id ?? 0 })).people).toEqual(
      [],
    );
  });

  it('has the targets and the same sum as the figure of the open cycle', async () => {
    const { db } = test.client;
    const figures = await db
      .select({
        id: userIncentives.userId,
        individual: userTargets.individualTargetPaise,
        achieved: userIncentives.achievedPaise,
        team: userTargets.teamTargetPaise,
        teamAchieved: userIncentives.teamAchievedPaise,
      })
      .from(userIncentives)
      .innerJoin(
        userTargets,
        and(
          eq(userTargets.userId, userIncentives.userId),
          eq(userTargets.cycleId, userIncentives.cycleId),
        ),
      )
      .innerJoin(incentiveCycles, eq(incentiveCycles.id, userIncentives.cycleId))
      .where(
        sql`${indiaDay(new Date())}::date between ${incentiveCycles.startDate} and ${incentiveCycles.endDate}`,
      );
    const byId = new Map(figures.map(one => [one.id, one]));
    const seen = new Set<number>();
    for (const level of ['agent', 'team-leader', 'process-manager', 'business-manager'])
      for (const one of (await standings('head-of-management', { level })).people) {
        const figure = byId.get(one.id);
        if (!figure) continue;
        const [target, achieved] =
          level === 'agent'
            ? [figure.individual, figure.achieved]
            : [figure.team, figure.teamAchieved];
        expect(one, one.name).toMatchObject({ target, achieved });
        seen.add(one.id);
      }
    // On the first day of a cycle few have a figure; each of them stands somewhere.
    expect(figures.length).toBeGreaterThan(0);
    expect([...seen].toSorted((one, other) => one - other)).toEqual(
      [...byId.keys()].toSorted((one, other) => one - other),
    );
  });

  it('counts calls and deals as performance does, and what waits', async () => {
    const { people, today } = await standings('broker-lead');
    const month = today.slice(0, 7);
    const caller = await test.as('broker-lead');
    const performance = (
      await caller.post('/console/v1/performance', { from: month, until: month, by: 'person' })
    ).json<{
      rows: { personId: number; attempted: number; connected: number; closed: number }[];
    }>();
    for (const { id, attempted, connected, closed } of people)
      expect(performance.rows.find(({ personId }) => personId === id)).toMatchObject({
        attempted,
        connected,
        closed,
      });
    const open = await test.client.db
      .select({ by: approvalRequests.requestedBy })
      .from(approvalRequests)
      .where(eq(approvalRequests.status, 'PendingApproval'));
    for (const { id, approvals } of people)
      expect(approvals).toBe(open.filter(({ by }) => by === id).length);
  });

  it('leads from what waits to exactly the payments and requests that it counts', async () => {
    const { people } = await standings('owner-manager', { level: 'agent' });
    const caller = await test.as('owner-manager');
    const rowsOf = async <Row>(path: string, filters: string) => {
      const answer = await caller.get(path, { query: { filters, pageSize: 100 } });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ results: Row[]; totalCount: number }>();
    };
    const waiting = people.filter(({ pending, approvals }) => pending > 0 && approvals > 0);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { id, pending, approvals } of waiting.slice(0, 5)) {
      const inProgress = `statusId=in=(${paymentGroups.pending.statusIds.join(',')})`;
      const { results } = await rowsOf<{ amount: number }>(
        '/sapna/v1/payment',
        `agentId==${id};${inProgress}`,
      );
      expect(results.reduce((sum, { amount }) => sum + amount, 0)).toBe(pending);
      const requests = `requestedBy==${id};status==PendingApproval`;
      expect((await rowsOf('/sapna/v1/approval/all-approvals', requests)).totalCount).toBe(
        approvals,
      );
    }
  });

  it('finds people behind and people who are not, in the demo', async () => {
    const { people, today } = await standings('head-of-management', { level: 'agent' });
    const late = people.filter(one => isBehind(one, today)).length;
    expect(people.some(({ pending }) => pending > 0)).toBe(true);
    expect(people.some(({ target }) => target > 0)).toBe(true);
    // In the first days of a month nothing is projected.
    if (Number(today.slice(8)) > 5) {
      expect(late).toBeGreaterThan(0);
      expect(late).toBeLessThan(people.length);
    }
  });
});
