import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opportunityPackages, opportunityProducts } from '#backend/database/schema/index.ts';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';

let test: Payments;
let masterId: number;
beforeAll(async () => {
  test = await startPayments();
  masterId = await addUser(test.client, 'money-master@example.com', ['master-data']);
});
afterAll(() => test.close());

it('P1-R-082 /manual-activation-dashboard lists what waits, for master data alone', async () => {
  const due = await test.due();
  const sheet = await test.sheet(due.opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  ok(await test.settle(await test.collect(due), 'clear'));
  const products = await test.client.db
    .select({ id: opportunityProducts.id })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .where(eq(opportunityPackages.opportunityId, due.opportunityId))
    .orderBy(opportunityProducts.id);
  const list = (by: Caller) =>
    by.get('/console/v1/manual-activations', { query: { pageSize: 5, sort: '-id' } });
  const { results } = ok<{ results: { id: number; activationState: string }[] }>(
    await list(await test.as('money-master')),
  );
  expect(results.map(({ id }) => id)).toContain(products.at(-1)?.id);
  expect(results.every(one => ['pending', 'failed'].includes(one.activationState))).toBe(true);
  expect((await list(test.by('keeper'))).statusCode).toBe(403);
});

it('T21 offers a forced activation to nobody who had a hand in it', async () => {
  const master = await test.as('money-master');
  const due = await test.due();
  const sheet = await test.sheet(due.opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  const row = async () => {
    const { results } = ok<{ results: { id: number; handIds: number[] }[] }>(
      await master.get('/console/v1/manual-activations', { query: { pageSize: 1, sort: '-id' } }),
    );
    const [latest] = results;
    if (!latest) throw new Error('A product waits');
    return latest;
  };
  const { id, handIds } = await row();
  expect(handIds).toEqual([]);
  const path = '/sapna/v1/force-activate';
  ok(await master.post(path, { opportunityProductId: id, reason: 'The client insists' }));
  const asked = await row();
  expect(asked.handIds).toContain(masterId);
  expect(asked.handIds).not.toContain(test.idOf('keeper'));
  const { actions } = recordScreen(readScreens(), 'manual-activations');
  for (const act of ['approve-force', 'reject-force'])
    for (const [userId, isOffered] of [
      [masterId, false],
      [test.idOf('keeper'), true],
    ] as const)
      expect(
        evaluate(actions[act]?.eligible ?? true, { record: asked, user: { id: userId } }),
        act,
      ).toBe(isOffered);
});
