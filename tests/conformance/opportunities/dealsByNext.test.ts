import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { opportunities, users } from '#backend/database/schema/index.ts';
import { nextSteps } from '#contract/domain/opportunities/nextStep.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/* Deals by what comes next on them, for whoever works them (decision record 0090). */

interface Step {
  step: string;
  count: number;
  deals: { id: number; since: string | null }[];
}
interface Deal {
  id: number;
  agentId: number;
  next: { step: string; since: string | null };
}

const test = await startTestApp();
afterAll(() => test.close());

const idOf = async (key: string): Promise<number | undefined> => {
  const [user] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${key}@example.com`));
  return user?.id;
};

const listed = async (key: string, step: string) => {
  const caller = await test.as(key);
  const answer = await caller.get('/sapna/v2/opportunity', {
    query: { nextOfMine: step, pageSize: 100 },
  });
  return answer.json<{ totalCount: number; results: Deal[] }>();
};

const steps = async (key: string): Promise<readonly Step[]> =>
  (await (await test.as(key)).get('/console/v1/deals-by-next')).json<{ results: Step[] }>().results;

const agents = ['owner-agent', 'broker-agent', 'builder-agent', 'tenant-agent', 'broker-lead'];

describe('deals by what comes next', () => {
  it.each(agents)('of %s are their own, and as many as the list behind the step has', async key => {
    const own = await idOf(key);
    const results = await steps(key);
    expect(results.map(({ step }) => step)).toEqual(
      nextSteps.filter(one => results.some(({ step }) => step === one)),
    );
    for (const { step, count, deals } of results) {
      const { totalCount, results: rows } = await listed(key, step);
      expect([step, totalCount]).toEqual([step, count]);
      expect(new Set(rows.map(({ agentId, next }) => `${agentId} ${next.step}`))).toEqual(
        new Set([`${own} ${step}`]),
      );
      const longest = rows.map(({ next }) => next.since ?? '~').toSorted();
      expect(deals.map(({ since }) => since ?? '~')).toEqual(longest.slice(0, 2));
    }
  });

  it('hold every deal of an agent on which something is left to do, and none that is lost', async () => {
    const own = (await idOf('builder-agent')) ?? 0;
    const caller = await test.as('builder-agent');
    const all = await caller.get('/sapna/v2/opportunity', {
      query: { filters: `agentId==${own}`, pageSize: 500 },
    });
    const open = all
      .json<{ results: Deal[] }>()
      .results.filter(({ agentId, next }) => agentId === own && next.step !== 'nothing');
    const results = await steps('builder-agent');
    expect(results.length).toBeGreaterThan(1);
    expect(results.reduce((sum, { count }) => sum + count, 0)).toBe(open.length);
  });

  it('are nobody’s for who works none, though they see the deals of all', async () => {
    await test.client.db
      .update(opportunities)
      .set({ agentId: null })
      .where(and(eq(opportunities.agentId, (await idOf('head-of-management')) ?? 0)));
    expect(await steps('head-of-management')).toEqual([]);
    for (const step of ['collect-payment', 'add-packages'])
      expect((await listed('head-of-management', step)).totalCount).toBe(0);
  });

  it('know no step that there is not', async () => {
    const caller = await test.as('owner-agent');
    const answer = await caller.get('/sapna/v2/opportunity', { query: { nextOfMine: 'sleep' } });
    expect(answer.statusCode).toBe(422);
  });
});
