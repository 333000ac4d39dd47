import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFor } from '#backend/database/seed/pen/random.ts';
import { calls, opportunities, users } from '#backend/database/schema/index.ts';
import { mostRows } from '#backend/services/performance/peoplePage.ts';
import { levelsShown, performanceMetrics } from '#contract/domain/performance/performanceLevels.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { sumByHand, type HandRow } from './sumsByHand.ts';

interface Answer {
  levels: string[];
  people: { id: number; level: string }[];
  rows: (HandRow & { callTimeInHours: number; talkTimeInHours: number })[];
  totalCount: number;
  hasNextPage: boolean;
}

const rolesOf: readonly (readonly RoleCode[])[] = [
  ['broker-tele-sales'],
  ['owner-agent'],
  ['tenant-agent'],
  ['broker-tele-sales', 'broker-team-lead'],
  ['owner-agent', 'owner-process-owner'],
  ['broker-tele-sales', 'broker-business-manager'],
  ['lookup-view'],
  ['broker-tele-sales', 'broker-team-lead'],
];

let test: TestApp;
let byHand: Awaited<ReturnType<typeof sumByHand>>;
const ids: number[] = [];
const random = randomFor('sums of performance');
const minute = 60_000;

/** A moment near midnight in India as often as not. */
const moment = (): Date => {
  const day = Date.parse('2026-01-01T00:00:00.000+05:30') + random.int(-10, 400) * 1440 * minute;
  return new Date(day + (random.chance(0.5) ? random.int(-2000, 2000) : random.int(0, 86_399_999)));
};

/**
 * People in a random tree, some of whom have left or work no queue, with a ring of managers; calls and deals of theirs.
 */
const seed = async (): Promise<void> => {
  const { db } = test.client;
  for (let place = 0; place < 40; place += 1) {
    // The first three lead, one below the other, so that there are teams of teams.
    const roles = place < 3 ? rolesOf[5 - place] : random.pick(rolesOf);
    const id = await addUser(test.client, `sums-${place}@example.com`, roles ?? []);
    const parentId = place === 0 ? null : place < 3 ? (ids.at(-1) ?? null) : random.pick(ids);
    const status = place > 2 && random.chance(0.15) ? 0 : 1;
    await db.update(users).set({ parentId, status }).where(eq(users.id, id));
    ids.push(id);
  }
  const ring = [ids[38] ?? 0, ids[39] ?? 0];
  for (const [place, id] of ring.entries())
    await db
      .update(users)
      .set({ parentId: ring[1 - place] ?? null, status: 1 })
      .where(eq(users.id, id));
  const [account] = (
    (await db.execute(sql`select id from accounts order by id limit 1`)) as {
      rows: { id: number }[];
    }
  ).rows;
  for (let part = 0; part < 4; part += 1) {
    await db.insert(calls).values(
      Array.from({ length: 400 }, (_, place) => {
        const startedAt = moment();
        const talkedFrom = startedAt.getTime() + random.int(0, 30_499);
        const isTalk = random.chance(0.6);
        return {
          communicationId: `sums-${part}-${place}`,
          agentId: random.pick(ids),
          fromNumber: '9000000000',
          receiverNumber: '9000000001',
          state: 'ended' as const,
          outcomeId: random.pick([12, 13, null]),
          startedAt,
          connectedAt: isTalk ? new Date(talkedFrom) : null,
          endedAt: new Date(talkedFrom + random.int(0, 900_500)),
        };
      }),
    );
    await db.insert(opportunities).values(
      Array.from({ length: 200 }, (_, place) => ({
        name: `Sum ${part} ${place}`,
        line: 'broker' as const,
        accountId: Number(account?.id),
        agentId: random.chance(0.9) ? random.pick(ids) : null,
        statusId: random.pick([2, 2, 2, 1, 6]),
        closedAt: random.chance(0.9) ? moment() : null,
        deletedAt: random.chance(0.1) ? new Date('2026-06-01T00:00:00.000Z') : null,
        dealValuePaise: random.int(0, 900_000_000),
      })),
    );
  }
};

beforeAll(async () => {
  test = await startTestApp();
  await seed();
  byHand = await sumByHand(test.client);
});
afterAll(() => test.close());

const callerOf = (key: string) => test.as(key);
const idOfCaller = async (key: string): Promise<number> => {
  const [user] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${key}@example.com`));
  return user?.id ?? 0;
};

/** All pages of an answer, each of them within the bound. */
const readAll = async (key: string, body: object): Promise<Answer> => {
  const caller = await callerOf(key);
  const answers: Answer[] = [];
  for (let page = 0; page === 0 || answers.at(-1)?.hasNextPage === true; page += 1) {
    const answer = ok<Answer>(await caller.post('/console/v1/performance', { ...body, page }));
    expect(answer.rows.length).toBeLessThanOrEqual(mostRows);
    answers.push(answer);
  }
  const people = answers.flatMap(answer => answer.people);
  for (const { totalCount } of answers) expect(totalCount).toBe(people.length);
  return { ...answers[0]!, people, rows: answers.flatMap(({ rows }) => rows) };
};

const figuresIn = (rows: readonly HandRow[]) =>
  rows.map(row => [row.personId, row.period, ...performanceMetrics.map(metric => row[metric])]);

const spans = [
  { from: '2026-03', until: '2026-03', by: 'person' },
  { from: '2025-12', until: '2026-12', by: 'person' },
  { from: '2025-12', until: '2026-12', by: 'month' },
  { from: '2026-02', until: '2026-03', by: 'day' },
] as const;
const callers = ['head-of-management', 'sums-0', 'sums-2', 'sums-38'] as const;

describe.each(callers)('what %s is told', key => {
  it.each(spans)(
    'from $from until $until by $by is what the rows themselves sum up to',
    async span => {
      const id = await idOfCaller(key);
      const seen = byHand.seenBy(id);
      const levels = levelsShown(byHand.people.find(one => one.id === id)?.codes ?? []);
      for (const level of levels) {
        const answer = await readAll(key, { ...span, level });
        const listed = seen.filter(one => byHand.levelOf(one.id) === level);
        expect(answer.people.map(one => one.id).toSorted()).toEqual(
          listed.map(one => one.id).toSorted(),
        );
        const expected = answer.people.flatMap(one =>
          byHand.rowsOf(one.id, level !== 'agent', seen, span),
        );
        expect(figuresIn(answer.rows)).toEqual(figuresIn(expected));
      }
    },
  );
});

it('the people at and below a leader are told their own figures', async () => {
  const seen = byHand.seenBy(await idOfCaller('head-of-management'));
  const span = { from: '2025-12', until: '2026-12', by: 'month' as const };
  const under = ids[0] ?? 0;
  const answer = await readAll('head-of-management', { ...span, under });
  expect(answer.people.length).toBeGreaterThan(5);
  expect(figuresIn(answer.rows)).toEqual(
    figuresIn(answer.people.flatMap(one => byHand.rowsOf(one.id, false, seen, span))),
  );
});

it('pages of any size are the whole answer, in the same order', async () => {
  const body = { from: '2026-01', until: '2026-12', by: 'month' };
  const whole = await readAll('head-of-management', body);
  const paged = await readAll('head-of-management', { ...body, pageSize: 7 });
  expect(whole.people.length).toBeGreaterThan(20);
  expect([paged.people, paged.rows]).toEqual([whole.people, whole.rows]);
});

it.each(['head-of-management', 'sums-0', 'sums-1'])(
  'the leaderboard of %s ranks what the rows sum up to',
  async key => {
    const id = await idOfCaller(key);
    const span = { from: '2026-03', until: '2026-03', by: 'person' as const };
    const agents = byHand.seenBy(id, true).filter(one => byHand.levelOf(one.id) === 'agent');
    const board = agents
      .map(({ id: personId, name }) => ({
        personId,
        name,
        value: byHand.rowsOf(personId, false, agents, span)[0]?.talkTime ?? 0,
      }))
      .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name));
    const caller = await callerOf(key);
    const body = { month: '2026-03', metric: 'talkTime' };
    const { results } = ok<{ results: object[] }>(
      await caller.post('/console/v1/leaderboard', body),
    );
    expect(results).toEqual(
      board.map(entry => ({
        ...entry,
        rank: board.filter(({ value }) => value > entry.value).length + 1,
        isMe: entry.personId === id,
      })),
    );
    const page = ok<{ results: object[]; totalCount: number }>(
      await caller.post('/console/v1/leaderboard', { ...body, page: 1, pageSize: 3 }),
    );
    expect(page.results).toEqual(results.slice(3, 6));
    expect(page.totalCount).toBe(results.length);
  },
);

it('get-actions sums days over everybody, and people over all days', async () => {
  const seen = byHand.seenBy(await idOfCaller('head-of-management'));
  const caller = await callerOf('head-of-management');
  const read = async (groupBy: string) =>
    ok<{ totalCount: number; results: Record<string, number | string | null>[] }>(
      await caller.get('/mystique/v1/sac/get-actions', {
        query: {
          selector: JSON.stringify({ from: '2026-03-01', until: '2026-03-31', groupBy }),
        },
      }),
    );
  const span = { from: '2026-03', until: '2026-03' };
  const days = new Map<string, { attempted: number; callTime: number }>();
  for (const { id } of seen)
    for (const row of byHand.rowsOf(id, false, seen, { ...span, by: 'day' })) {
      const day = days.get(row.period ?? '') ?? { attempted: 0, callTime: 0 };
      days.set(row.period ?? '', {
        attempted: day.attempted + row.attempted,
        callTime: day.callTime + row.callTime,
      });
    }
  const byDay = await read('day');
  expect(byDay.results.map(({ day, attempted, callTime }) => [day, attempted, callTime])).toEqual(
    [...days]
      .filter(([, { attempted }]) => attempted > 0)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([day, { attempted, callTime }]) => [day, attempted, callTime]),
  );
  const byAgent = await read('agentId');
  expect(byAgent.totalCount).toBe(seen.length);
  for (const row of byAgent.results)
    expect(row).toMatchObject({
      attempted:
        byHand.rowsOf(Number(row['agentId']), false, seen, { ...span, by: 'person' })[0]
          ?.attempted ?? 0,
    });
});
