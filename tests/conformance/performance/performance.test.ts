import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, opportunities } from '#backend/database/schema/index.ts';
import { rowsBehind } from '../../../src/pages/performance/behind.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { startClients, type Clients, type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';

interface Row {
  personId: number;
  period: string | null;
  attempted: number;
  connected: number;
  callTime: number;
  talkTime: number;
  talkTimeInHours: number;
  closed: number;
  dealValue: number;
}
interface Performance {
  levels: string[];
  level: string | null;
  people: { id: number; name: string; level: string }[];
  rows: Row[];
}

let test: Clients;
const at = (text: string) => new Date(`2026-10-${text}.000+05:30`);

/** Calls of October: two talks of the agent, one of them at the last minute, one call of the trainee; a closed deal. */
const seed = async () => {
  const { db } = test.client;
  const call = (name: string, key: string, started: string, talk: number | null) => {
    const startedAt = at(started);
    const endedAt = new Date(startedAt.getTime() + 100_000 + (talk ?? 0) * 1000);
    return {
      communicationId: `performance-${key}`,
      agentId: test.idOf(name),
      opportunityId: test.held(name).opportunityId,
      fromNumber: '9000000000',
      receiverNumber: '9000000001',
      state: 'ended' as const,
      outcomeId: talk === null ? 13 : 12,
      startedAt,
      connectedAt: talk === null ? null : new Date(startedAt.getTime() + 100_000),
      endedAt,
    };
  };
  await db
    .insert(calls)
    .values([
      call('agent', 'a', '05T10:00:00', 3600),
      call('agent', 'b', '31T23:59:59', 60),
      call('agent', 'c', '05T12:00:00', null),
      call('trainee', 'd', '06T10:00:00', 30),
      call('stranger', 'e', '06T10:00:00', 30),
    ]);
  await db
    .update(opportunities)
    .set({ statusId: 2, closedAt: at('20T12:00:00'), dealValuePaise: 5_000_000 })
    .where(eq(opportunities.id, test.held('trainee').opportunityId));
};

beforeAll(async () => {
  test = await startClients();
  await seed();
});
afterAll(() => test.close());

const october = { from: '2026-10', until: '2026-10' };
const ask = (caller: Caller, body: object) => caller.post('/console/v1/performance', body);
const read = async (name: string, body: object = {}) =>
  ok<Performance>(await ask(test.by(name), { ...october, by: 'person', ...body }));
const rowOf = ({ rows }: Performance, name: string) =>
  rows.find(({ personId }) => personId === test.idOf(name));
const namesIn = ({ people }: Performance) =>
  ['lead', 'agent', 'mate', 'trainee', 'otherLead', 'stranger'].filter(name =>
    people.some(({ id }) => id === test.idOf(name)),
  );

describe('performance', () => {
  it.each([
    ['lead', ['agent'], ['agent', 'mate', 'trainee']],
    ['agent', ['agent'], ['agent', 'trainee']],
    ['stranger', ['agent'], ['stranger']],
    ['reader', [], []],
  ])('P2-P-018: %s is shown %j and sees their own people', async (name, levels, people) => {
    const answer = await read(name);
    expect([answer.levels, namesIn(answer)]).toEqual([levels, people]);
  });

  it('counts calls and deals of the days in India, of an agent their own alone', async () => {
    const answer = await read('lead');
    expect(rowOf(answer, 'agent')).toMatchObject({
      attempted: 3,
      connected: 2,
      callTime: 100 + 3600 + 100 + 60 + 100,
      talkTime: 3660,
      talkTimeInHours: 1.02,
      closed: 0,
    });
    expect(rowOf(answer, 'trainee')).toMatchObject({
      attempted: 1,
      closed: 1,
      dealValue: 5_000_000,
    });
    expect(rowOf(answer, 'mate')).toMatchObject({ attempted: 0, closed: 0 });
    const november = await read('lead', { from: '2026-11', until: '2026-11' });
    expect(rowOf(november, 'agent')).toMatchObject({ attempted: 0 });
  });

  it('sums a team from everybody below its leader', async () => {
    const answer = ok<Performance>(
      await ask(test.by('keeper'), { ...october, by: 'person', level: 'team-leader' }),
    );
    expect(rowOf(answer, 'lead')).toMatchObject({
      attempted: 4,
      connected: 3,
      talkTime: 3690,
      closed: 1,
      dealValue: 5_000_000,
    });
    expect(answer.people.every(({ level }) => level === 'team-leader')).toBe(true);
  });

  it('tells whose own figures make up the sum of a team, and of no other team', async () => {
    const under = (name: string, by: string) => read(by, { under: test.idOf(name) });
    const answer = await under('lead', 'keeper');
    expect(namesIn(answer)).toEqual(['lead', 'agent', 'mate', 'trainee']);
    const sum = answer.rows.reduce((all, row) => all + row.attempted, 0);
    expect(sum).toBe(4);
    expect(rowOf(answer, 'agent')?.attempted).toBe(3);
    expect((await under('lead', 'otherLead')).people).toEqual([]);
  });

  it('tells days and months of some people, and of nobody whom one does not see', async () => {
    const personIds = [test.idOf('agent'), test.idOf('stranger')];
    const days = await read('lead', { by: 'day', personIds });
    expect(days.rows.map(({ period, attempted }) => [period, attempted])).toEqual([
      ['2026-10-05', 2],
      ['2026-10-31', 1],
    ]);
    const months = await read('lead', { by: 'month', personIds, from: '2026-09' });
    expect(months.rows.map(({ period, attempted }) => [period, attempted])).toEqual([
      ['2026-10', 3],
    ]);
  });

  it('refuses a level that is not shown to one, and a span without an order or too long', async () => {
    const body = { ...october, by: 'person' };
    const level = await ask(test.by('lead'), { ...body, level: 'team-leader' });
    expect(level.statusCode).toBe(403);
    for (const [from, until] of [
      ['2026-10', '2026-09'],
      ['2024-10', '2026-10'],
    ])
      expect(refusal(await ask(test.by('lead'), { ...body, from, until })).errors).toEqual([
        '/until range',
      ]);
  });

  it.each(['attempted', 'connected', 'talkTime', 'closed', 'dealValue'] as const)(
    'opens %s to exactly the rows that it counts',
    async metric => {
      const answer = await read('lead');
      for (const name of ['agent', 'trainee']) {
        const personId = test.idOf(name);
        const figure = rowsBehind({ personId, metric, from: '2026-10', until: '2026-10' });
        const list = metric === 'closed' || metric === 'dealValue' ? 'agent-sales' : 'agent-calls';
        const field = list === 'agent-sales' ? 'closedAt' : 'startedAt';
        const [begin, end] = [at('01T00:00:00'), new Date('2026-11-01T00:00:00.000+05:30')];
        expect(JSON.stringify(figure)).toContain(begin.toISOString());
        const connected = metric === 'connected' || metric === 'talkTime';
        const filters =
          `agentId==${personId};${field}=ge=${begin.toISOString()};${field}=lt=${end.toISOString()}` +
          (connected ? ';isConnected==true' : '');
        const rows = ok<Rows<{ talkTime?: number; dealValue?: number }>>(
          await test.by('lead').get(`/console/v1/${list}`, { query: { filters } }),
        ).results;
        const value = {
          attempted: rows.length,
          connected: rows.length,
          talkTime: rows.reduce((sum, row) => sum + (row.talkTime ?? 0), 0),
          closed: rows.length,
          dealValue: rows.reduce((sum, row) => sum + (row.dealValue ?? 0), 0),
        }[metric];
        expect(value).toBe(rowOf(answer, name)?.[metric]);
      }
    },
  );

  it('shows the rows behind nobody else’s figures', async () => {
    for (const list of ['agent-calls', 'agent-sales']) {
      const found = async (name: string) =>
        ok<Rows<{ agentId: number }>>(
          await test.by(name).get(`/console/v1/${list}`, { query: { pageSize: '100' } }),
        ).results.map(({ agentId }) => agentId);
      const own = [test.idOf('agent'), test.idOf('trainee')];
      expect((await found('agent')).every(id => own.includes(id))).toBe(true);
      expect(await found('reader')).toEqual([]);
    }
  });
});

describe('the leaderboard', () => {
  it('ranks those whom one sees and one’s own team, equals alike', async () => {
    const { results } = ok<{
      results: { rank: number; personId: number; value: number; isMe: boolean }[];
    }>(
      await test.by('mate').post('/console/v1/leaderboard', {
        month: '2026-10',
        metric: 'attempted',
      }),
    );
    expect(results).toEqual([
      { rank: 1, personId: test.idOf('agent'), name: expect.any(String), value: 3, isMe: false },
      { rank: 2, personId: test.idOf('mate'), name: expect.any(String), value: 0, isMe: true },
    ]);
  });
});

describe('get-actions', () => {
  const get = (of: 'sac' | 'soc', selector: unknown) =>
    test.by('lead').get(`/mystique/v1/${of}/get-actions`, {
      query: { selector: typeof selector === 'string' ? selector : JSON.stringify(selector) },
    });
  const span = { from: '2026-10-01', until: '2026-10-31' };

  it('reads until the last day of the calendar', async () => {
    for (const of of ['sac', 'soc'] as const)
      expect((await get(of, { from: '2026-10-01', until: '9999-12-31' })).statusCode).toBe(200);
  });

  it('P2-C-125: tells calling stats by agent and by day', async () => {
    const agentIds = [test.idOf('agent'), test.idOf('trainee'), test.idOf('stranger')];
    const byAgent = ok<Rows<object>>(await get('sac', { ...span, agentIds, groupBy: 'agentId' }));
    expect(byAgent.totalCount).toBe(2);
    expect(byAgent.results).toContainEqual(
      expect.objectContaining({
        agentId: test.idOf('agent'),
        attempted: 3,
        connected: 2,
        talkTime: 3660,
        talkTimeInHours: 1.02,
      }),
    );
    const byDay = ok<Rows<{ day: string; attempted: number }>>(
      await get('sac', { ...span, agentIds, groupBy: 'day', paging: { start: 1, rows: 1 } }),
    );
    expect(byDay.totalCount).toBe(3);
    expect(byDay.results).toEqual([
      expect.objectContaining({ day: '2026-10-06', attempted: 1, agentId: null }),
    ]);
  });

  it('P2-C-126: tells closed deals and their value', async () => {
    const agentIds = [test.idOf('trainee')];
    const { results } = ok<Rows<object>>(await get('soc', { ...span, agentIds, groupBy: 'day' }));
    expect(results).toContainEqual(
      expect.objectContaining({ day: '2026-10-20', closed: 1, dealValue: 5_000_000 }),
    );
  });

  it.each([
    ['not JSON', '{'],
    ['a field that nobody knows', { ...span, team: 1 }],
    ['an end before the beginning', { from: '2026-10-02', until: '2026-10-01' }],
    ['no days', {}],
    ['no rows', { ...span, paging: { rows: 0 } }],
  ])('refuses %s', async (_title, selector) => {
    expect((await get('sac', selector)).statusCode).toBe(400);
  });

  it('P2-B-067, P1-K-045: gives at most 100 rows of days and 1000 of agents', async () => {
    const year = { from: '2026-01-01', until: '2026-12-31' };
    const admin = test.by('keeper');
    const of = async (groupBy: string) =>
      ok<Rows<object>>(
        await admin.get('/mystique/v1/sac/get-actions', {
          query: { selector: JSON.stringify({ ...year, groupBy, paging: { rows: 5000 } }) },
        }),
      );
    const days = await of('day');
    expect(days.totalCount).toBeGreaterThan(100);
    expect(days.results).toHaveLength(100);
    const agents = await of('agentId');
    expect(agents.results).toHaveLength(agents.totalCount);
  });
});
