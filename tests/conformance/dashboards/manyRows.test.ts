import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#backend/database/schema/index.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Tile {
  keyName: string;
  count: number;
  overdue: number;
}

let test: TestApp;

/** As many more follow-ups of the agent as a list counts, late and in time in turn. */
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.client;
  const [agent] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'broker-agent@example.com'));
  await db.execute(sql`
    insert into opportunities (name, line, account_id, agent_id, status_id, case_status_id, fup_time)
    select 'One of many ' || n, 'broker', (select min(id) from accounts), ${agent?.id}::bigint, 1, 1,
      ${test.services.now().toISOString()}::timestamptz - (n % 2) * interval '3 days'
    from generate_series(1, ${countBound + 100}::int) n`);
});
afterAll(() => test.close());

describe.each(['broker-agent', 'broker-business-manager', 'head-of-management'])(
  'tiles of %s with more rows than are counted',
  persona => {
    it('say that there are more, and count what is below the bound', async () => {
      const caller = await test.as(persona);
      const answer = await caller.get('/sapna/v1/dashboard/home');
      const { results } = answer.json<{ results: Tile[] }>();
      const tile = results.find(({ keyName }) => keyName === 'followup');
      expect(tile?.count).toBe(countBound + 1);
      const late = await caller.get(
        `/console/v1/tile-lists?keyName=followup&pageSize=10&filters=${encodeURIComponent('isOverdue==true')}`,
      );
      const { totalCount } = late.json<{ totalCount: number }>();
      expect(totalCount).toBeGreaterThan(countBound / 2);
      expect(tile?.overdue).toBe(totalCount);
    });
  },
);
