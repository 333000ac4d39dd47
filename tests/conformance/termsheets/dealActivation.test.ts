import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  notifications,
  opportunities,
  opportunityPackages,
  opportunityProducts,
  productActivations,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import type { Deal } from '../opportunities/startDeals.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

/*
 * Products are activated on their deal: one that is bought by a link has no termsheet, and the others are found through theirs
 * (decision record 0221).
 */

interface Activated {
  processed: boolean;
  results: { opportunityProductId: number; processed: boolean; error: string | null }[];
}
interface SoldProduct {
  id: number;
  version: number;
  canActivate: boolean;
  isEditable: boolean;
  termsheetId?: number | null;
}

let test: Payments;
let master: Caller;
beforeAll(async () => {
  test = await startPayments();
  await addUser(test.client, 'money-master@example.com', ['master-data']);
  master = await test.as('money-master');
});
afterAll(() => test.close());

/** A deal whose products need nothing, of a line that is bought by a link unless told otherwise, paid if so. */
const sold = async ({
  line = 'owner',
  isPaid = true,
}: { line?: 'owner' | 'broker'; isPaid?: boolean } = {}) => {
  const due = await test.due();
  const { db } = test.client;
  await db.update(opportunities).set({ line }).where(eq(opportunities.id, due.opportunityId));
  const ids = await db
    .select({ id: opportunityProducts.id })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .where(eq(opportunityPackages.opportunityId, due.opportunityId))
    .orderBy(opportunityProducts.id);
  for (const { id } of ids)
    await db
      .update(opportunityProducts)
      .set({ requiredActivationParameters: [], fixedParameters: {}, activationParameters: {} })
      .where(eq(opportunityProducts.id, id));
  if (isPaid) ok(await test.settle(await test.collect(due), 'clear'));
  return { ...due, ids: ids.map(({ id }) => id), first: ids[0]?.id ?? 0 };
};
const activate = (opportunityId: number, body: object = {}, by = test.by('agent')) =>
  by.post(`/console/v1/opportunities/${opportunityId}/activation`, body);
const productsOf = async (opportunityId: number, by = test.by('agent')) =>
  ok<{ results: SoldProduct[] }>(
    await by.get('/sapna/v1/termsheet-product-details', { query: { opportunityId } }),
  ).results;
const nextOf = async (id: number) =>
  (await test.page('agent', id)) as Deal & { next: { step: string } };
const words = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { message: string }[] }).errors[0]?.message;

describe('a deal that is bought by a link', () => {
  it('is activated without a termsheet once it is paid', async () => {
    const deal = await sold();
    expect((await nextOf(deal.opportunityId)).next.step).toBe('activate');
    expect(await productsOf(deal.opportunityId)).toMatchObject(
      deal.ids.map(id => ({ id, canActivate: true, isEditable: true })),
    );
    const answer = ok<Activated>(await activate(deal.opportunityId));
    expect(answer.results.map(one => one.opportunityProductId)).toEqual(deal.ids);
    expect(answer.processed).toBe(true);
    expect((await nextOf(deal.opportunityId)).next.step).not.toBe('activate');
    const attempts = await test.client.db
      .select()
      .from(productActivations)
      .where(eq(productActivations.opportunityProductId, deal.first));
    expect(attempts).toMatchObject([{ termsheetId: null, isProcessed: true }]);
    const again = await activate(deal.opportunityId);
    expect([again.statusCode, refusal(again).message]).toEqual([
      409,
      'Activation cannot be done right now!',
    ]);
  });

  it('tells what a product lacks, which is entered on the deal', async () => {
    const deal = await sold();
    await test.client.db
      .update(opportunityProducts)
      .set({ requiredActivationParameters: [{ name: 'slots', type: 'number', isRequired: true }] })
      .where(eq(opportunityProducts.id, deal.first));
    const answer = ok<Activated>(await activate(deal.opportunityId));
    expect(answer.results[0]).toMatchObject({ processed: false, error: 'Missing: slots' });
    const [row] = await productsOf(deal.opportunityId);
    const path = `/sapna/v1/termsheet-product-details/${deal.first}`;
    const body = { version: row?.version, activationParameters: '{"slots": 2}' };
    expect((await test.by('stranger').put(path, body)).statusCode).toBe(404);
    ok(await test.by('agent').put(path, body));
    const later = ok<Activated>(
      await activate(deal.opportunityId, { opportunityProductIds: [deal.first] }),
    );
    expect(later.processed).toBe(true);
  });

  it('waits for money, and for no other product than its own', async () => {
    const deal = await sold({ isPaid: false });
    const refused = await activate(deal.opportunityId);
    expect([refused.statusCode, words(refused)]).toEqual([
      409,
      'Nothing has been collected for this opportunity yet.',
    ]);
    expect((await productsOf(deal.opportunityId))[0]?.canActivate).toBe(false);
    const other = await sold();
    const foreign = await activate(other.opportunityId, { opportunityProductIds: [deal.first] });
    expect(refusal(foreign).errors).toEqual(['/opportunityProductIds reference']);
  });

  it('is forced by two people before it is paid, who are led to the deal', async () => {
    const deal = await sold({ isPaid: false });
    const body = { opportunityProductId: deal.first, reason: 'The client launches today' };
    const asked = ok<{ id: number; version: number }>(
      await master.post('/sapna/v1/force-activate', body),
    );
    const { id, version } = asked;
    ok(
      await test
        .by('keeper')
        .put(`/console/v1/force-activations/${id}`, { version, decision: 'approve' }),
    );
    const told = await test.client.db
      .select()
      .from(notifications)
      .where(eq(notifications.link, `/opportunity/${deal.opportunityId}`));
    expect(told).toMatchObject([{ kind: 'activation' }]);
  });

  it('is among the products that wait', async () => {
    const deal = await sold();
    const waiting = async () =>
      ok<{ results: { id: number; collected: number }[] }>(
        await master.get('/console/v1/manual-activations', {
          query: { filters: `opportunityId==${deal.opportunityId}` },
        }),
      ).results;
    const results = await waiting();
    expect(results.map(({ id }) => id).sort()).toEqual(deal.ids);
    expect(results.every(({ collected }) => collected > 0)).toBe(true);
    await test.client.db
      .update(opportunityPackages)
      .set({ deletedAt: test.services.now() })
      .where(eq(opportunityPackages.opportunityId, deal.opportunityId));
    expect(await waiting()).toEqual([]);
  });
});

describe('a deal of a line with termsheets', () => {
  it('is activated on what RCM approved, and not before', async () => {
    const deal = await sold({ line: 'broker', isPaid: false });
    const approvedFirst = 'Only products of an approved termsheet can be activated.';
    expect(words(await activate(deal.opportunityId))).toBe(approvedFirst);
    const sheet = await test.sheet(deal.opportunityId);
    const sent = await test.send(sheet.id);
    expect(words(await activate(deal.opportunityId))).toBe(approvedFirst);
    ok(await test.decide(sent, 'approve'));
    expect(words(await activate(deal.opportunityId))).toContain(
      'Nothing has been collected for this termsheet.',
    );
    ok(await test.settle(await test.collect(deal), 'clear'));
    expect(ok<Activated>(await activate(deal.opportunityId)).processed).toBe(true);
    const [attempt] = await test.client.db
      .select()
      .from(productActivations)
      .where(eq(productActivations.opportunityProductId, deal.first));
    expect(attempt?.termsheetId).toBe(sheet.id);
  });
});

it('is of anyone who works the deal', async () => {
  const deal = await sold();
  expect((await activate(deal.opportunityId, {}, test.by('stranger'))).statusCode).toBe(404);
  expect((await activate(deal.opportunityId, {}, test.finance)).statusCode).toBe(403);
  const query = { opportunityId: deal.opportunityId };
  const { results } = ok<{ results: object[] }>(
    await test.by('stranger').get('/sapna/v1/termsheet-product-details', { query }),
  );
  expect(results).toEqual([]);
});
