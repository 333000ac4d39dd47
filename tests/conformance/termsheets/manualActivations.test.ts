import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opportunityPackages, opportunityProducts } from '#backend/database/schema/index.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '../accounts/startClients.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

it('P1-R-082 /manual-activation-dashboard lists what waits, for master data alone', async () => {
  await addUser(test.client, 'money-master@example.com', ['master-data']);
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
