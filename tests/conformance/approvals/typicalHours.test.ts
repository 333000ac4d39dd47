import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvalRequests } from '#backend/database/schema/index.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startApprovals, type Answer, type Approvals } from './startApprovals.ts';

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
});
afterAll(() => test.close());

const pass = async (by: Caller, id: number): Promise<void> => {
  const { task } = await test.details(by, id);
  ok<Answer>(await by.post('/sapna/v3/task', { taskKey: task?.taskKey }));
};

const hoursOfPath = async (entityId: number): Promise<number | null> =>
  ok<{ typicalHours: number | null }>(
    await test.by('agent').get('/console/v1/approval-path', {
      query: { approvalType: 'Discount', entityId },
    }),
  ).typicalHours;

it('tells how long half of the requests of the level took, and nothing of a level that decided none', async () => {
  const low = await test.discounted(5);
  const high = await test.discounted(25);
  const decided = await test.ask(high.id);
  await pass(test.reviewer, decided);
  await pass(test.approver, decided);
  await test.client.db
    .update(approvalRequests)
    .set({ decidedAt: sql`${approvalRequests.requestedAt} + interval '4.9 hours'` })
    .where(eq(approvalRequests.id, decided));
  await test.client.db
    .update(approvalRequests)
    .set({ status: 'Lapsed' })
    .where(ne(approvalRequests.id, decided));
  expect(await hoursOfPath(high.id)).toBe(4.9);
  expect(await hoursOfPath(low.id)).toBeNull();
  const { levels } = ok<{ levels: { level: number; typicalHours: number | null }[] }>(
    await test.by('agent').get(`/console/v1/opportunities/${high['opportunityId']}/quote`),
  );
  expect(levels.filter(({ typicalHours }) => typicalHours !== null)).toMatchObject([
    { level: 3, typicalHours: 4.9 },
  ]);
});
