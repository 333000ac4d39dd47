import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  notifications,
  opportunities,
  opportunityPackages,
  opportunityProducts,
  productActivations,
} from '#backend/database/schema/index.ts';
import { writeSubject } from '#backend/services/approvals/writeSubject.ts';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

interface Activated {
  processed: boolean;
  results: { opportunityProductId: number; processed: boolean; error: string | null }[];
}
type Writing = Parameters<typeof writeSubject>[0];
const noAudit = { record: () => Promise.resolve(), nothingChanged: () => undefined };
interface Force {
  id: number;
  version: number;
  forceState: string;
}

let test: Payments;
let master: Caller;
beforeAll(async () => {
  test = await startPayments();
  await addUser(test.client, 'money-master@example.com', ['master-data']);
  master = await test.as('money-master');
});
afterAll(() => test.close());

const activate = (termsheetId: number, body: object = {}, by = test.by('agent')) =>
  by.post('/sapna/v1/product-activation', body, { query: { termsheetId } });
const force = (opportunityProductId: number, by: Caller, reason = 'The client launches today') =>
  by.post('/sapna/v1/force-activate', { opportunityProductId, reason });
const decide = ({ id, version }: Force, by: Caller, body: object = { decision: 'approve' }) =>
  by.put(`/console/v1/force-activations/${id}`, { version, ...body });

/** A termsheet with two products that need nothing, approved unless told otherwise, and paid if so. */
const sold = async ({ isPaid = true, isApproved = true } = {}) => {
  const due = await test.due();
  const { db } = test.client;
  const products = await db
    .select({ id: opportunityProducts.id })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .where(eq(opportunityPackages.opportunityId, due.opportunityId))
    .orderBy(opportunityProducts.id);
  const ids = products.map(({ id }) => id);
  for (const id of ids)
    await db
      .update(opportunityProducts)
      .set({ requiredActivationParameters: [], fixedParameters: {}, activationParameters: {} })
      .where(eq(opportunityProducts.id, id));
  const sheet = await test.sheet(due.opportunityId);
  if (isApproved) ok(await test.decide(await test.send(sheet.id), 'approve'));
  if (isPaid) ok(await test.settle(await test.collect(due), 'clear'));
  return { ...due, id: sheet.id, ids, first: ids[0] ?? 0 };
};
const stateOf = async (id: number) => {
  const [row] = await test.client.db
    .select()
    .from(opportunityProducts)
    .where(eq(opportunityProducts.id, id));
  return row;
};

describe('P1-C-062 POST product-activation', () => {
  it('activates what can be, and says so', async () => {
    const sheet = await sold();
    const answer = ok<Activated>(await activate(sheet.id));
    expect(answer.processed).toBe(true);
    expect(answer.results.map(one => one.opportunityProductId)).toEqual(sheet.ids);
    expect(await stateOf(sheet.first)).toMatchObject({
      activationState: 'active',
      deliveryStatus: 'started',
    });
    const again = await activate(sheet.id);
    expect([again.statusCode, refusal(again).message]).toEqual([
      409,
      'Activation cannot be done right now!',
    ]);
  });

  it.each(['as it is due', 'by force'])(
    'T127 gives a package without dates its start and end, both inclusive, %s',
    async manner => {
      const sheet = await sold({ isPaid: manner === 'as it is due' });
      const { db } = test.client;
      const ofDeal = eq(opportunityPackages.opportunityId, sheet.opportunityId);
      await db
        .update(opportunityPackages)
        .set({ startDate: null, endDate: null, promotedDays: 30 })
        .where(ofDeal);
      if (manner === 'as it is due') ok(await activate(sheet.id));
      else
        for (const id of sheet.ids)
          ok(await decide(ok<Force>(await force(id, master)), test.by('keeper')));
      const today = indiaDay(test.services.now());
      const dates = { startDate: today, endDate: addDays(today, 29) };
      const rows = await db.select().from(opportunityPackages).where(ofDeal);
      expect(rows).toMatchObject(rows.map(() => dates));
      const query = { accountId: test.held('agent').id };
      const { results } = ok<{ results: { opportunityId: number }[] }>(
        await test.by('agent').get('/sapna/v1/get-packages-by-client', { query }),
      );
      expect(results.find(one => one.opportunityId === sheet.opportunityId)).toMatchObject(dates);
      // It comes up for renewal by its end, and its end can be extended.
      const renewal = ok<{ results: object[] }>(
        await test.by('agent').get('/console/v1/renewals', {
          query: { filters: `opportunityId==${sheet.opportunityId}` },
        }),
      );
      // What was forced is not paid, so its deal is open and is not up for renewal yet.
      const due = { endDate: dates.endDate, daysLeft: 29, renewalBucket: '30D' };
      expect(renewal.results).toMatchObject(manner === 'as it is due' ? rows.map(() => due) : []);
      const [row] = rows;
      await writeSubject(
        { db, actor: { id: 1 }, services: test.services, audit: noAudit } as unknown as Writing,
        subjectOf('ExtendSlotDate'),
        { entityId: row?.id ?? 0, opportunityId: sheet.opportunityId, durationInDays: 15 },
        'Approved',
      );
      const [extended] = await db
        .select()
        .from(opportunityPackages)
        .where(eq(opportunityPackages.id, row?.id ?? 0));
      expect(extended?.endDate).toBe(addDays(dates.endDate, 15));
    },
  );

  it('P3 section 4 tells the error of each product that cannot be', async () => {
    const sheet = await sold();
    await test.client.db
      .update(opportunityProducts)
      .set({ requiredActivationParameters: [{ name: 'slots', type: 'number', isRequired: true }] })
      .where(eq(opportunityProducts.id, sheet.first));
    const answer = ok<Activated>(await activate(sheet.id));
    expect(answer.processed).toBe(false);
    expect(answer.results[0]).toMatchObject({ processed: false, error: 'Missing: slots' });
    expect(await stateOf(sheet.first)).toMatchObject({ activationState: 'failed' });
    await test.client.db
      .update(opportunityProducts)
      .set({ activationParameters: { slots: 2 } })
      .where(eq(opportunityProducts.id, sheet.first));
    const later = ok<Activated>(await activate(sheet.id, { opportunityProductIds: [sheet.first] }));
    expect(later.processed).toBe(true);
    const attempts = await test.client.db
      .select()
      .from(productActivations)
      .where(eq(productActivations.opportunityProductId, sheet.first))
      .orderBy(desc(productActivations.id));
    expect(attempts.map(({ isProcessed }) => isProcessed)).toEqual([true, false]);
  });

  it.each([
    ['is not approved', { isApproved: false, isPaid: false }, 'Only products of an approved'],
    ['has nothing collected', { isPaid: false }, 'Nothing has been collected'],
  ])('is refused while the termsheet %s', async (_name, how, words) => {
    const refused = await activate((await sold(how)).id);
    expect(refused.statusCode).toBe(409);
    const body = refused.json<{ message: string; errors: { message: string }[] }>();
    expect(body.message).toBe('Activation cannot be done right now!');
    expect(body.errors[0]?.message).toContain(words);
  });

  it('is refused while the delayed activation is not approved', async () => {
    const sheet = await sold();
    await test.client.db
      .update(opportunities)
      .set({ delayedActivationStatus: 'PendingApproval' })
      .where(eq(opportunities.id, sheet.opportunityId));
    expect((await activate(sheet.id)).statusCode).toBe(409);
  });

  it('is of anyone who works the deal, and of products of the termsheet', async () => {
    const sheet = await sold();
    const other = await sold();
    expect((await activate(sheet.id, {}, test.by('stranger'))).statusCode).toBe(404);
    expect((await activate(sheet.id, {}, test.finance)).statusCode).toBe(403);
    const foreign = await activate(sheet.id, { opportunityProductIds: [other.first] });
    expect(refusal(foreign).errors).toEqual(['/opportunityProductIds reference']);
  });
});

describe('P1-C-063 T21 POST force-activate', () => {
  it('activates what was not paid once another person agrees', async () => {
    const sheet = await sold({ isPaid: false });
    const asked = ok<Force>(await force(sheet.first, master));
    expect(asked.forceState).toBe('requested');
    expect(await stateOf(sheet.first)).toMatchObject({ activationState: 'pending' });
    expect((await force(sheet.first, test.by('keeper'))).statusCode).toBe(409);
    expect((await decide(asked, master)).statusCode).toBe(403);
    expect(ok<Force>(await decide(asked, test.by('keeper'))).forceState).toBe('approved');
    expect(await stateOf(sheet.first)).toMatchObject({ activationState: 'active' });
    expect((await decide(asked, test.by('keeper'))).statusCode).toBe(409);
    const told = await test.client.db
      .select()
      .from(notifications)
      .where(
        and(eq(notifications.kind, 'activation'), eq(notifications.entityId, String(sheet.id))),
      );
    expect(told).toHaveLength(1);
  });

  it('is never decided by who works the deal, or is the client', async () => {
    const sheet = await sold({ isPaid: false });
    const asked = ok<Force>(await force(sheet.first, master));
    const { db } = test.client;
    const keeper = test.idOf('keeper');
    const byDeal = eq(opportunities.id, sheet.opportunityId);
    await db.update(opportunities).set({ agentId: keeper }).where(byDeal);
    expect((await decide(asked, test.by('keeper'))).statusCode).toBe(403);
    await db
      .update(opportunities)
      .set({ agentId: test.idOf('agent') })
      .where(byDeal);
    const rejection = { decision: 'reject' };
    expect(refusal(await decide(asked, test.by('keeper'), rejection)).errors).toEqual([
      '/reason required',
    ]);
    const words = { ...rejection, reason: 'Wait for the money' };
    expect(ok<Force>(await decide(asked, test.by('keeper'), words)).forceState).toBe('rejected');
    expect(await stateOf(sheet.first)).toMatchObject({ activationState: 'pending' });
  });

  it('needs its roles, a reason, and a product that waits', async () => {
    const sheet = await sold();
    expect((await force(sheet.first, test.by('agent'))).statusCode).toBe(403);
    expect((await force(sheet.first, master, ' ')).statusCode).toBe(422);
    expect((await force(99_999_999, master)).statusCode).toBe(404);
    ok(await activate(sheet.id));
    expect((await force(sheet.first, master)).statusCode).toBe(409);
  });
});

describe('P1-C-080 P1-C-081 what a client has that waits', () => {
  interface Waiting {
    results: { opportunityProductId: number; isAutomatic: boolean; missing: string | null }[];
  }
  const accountId = () => test.held('agent').id;
  const combined = (by = test.by('agent')) =>
    by.get('/sapna/v1/developer-combined-auto-activation-list', {
      query: { accountId: accountId() },
    });

  it('is combined over the deals of a builder, with what is missing', async () => {
    const sheet = await sold();
    const byAccount = eq(accounts.id, accountId());
    expect((await combined()).statusCode).toBe(404);
    await test.client.db.update(accounts).set({ clientTypeId: 1 }).where(byAccount);
    const own = async () =>
      ok<Waiting>(await combined()).results.filter(one =>
        sheet.ids.includes(one.opportunityProductId),
      );
    expect(await own()).toEqual(
      sheet.ids.map(() => expect.objectContaining({ isAutomatic: true, missing: null })),
    );
    await test.client.db
      .update(opportunityProducts)
      .set({ requiredActivationParameters: [{ name: 'slots', type: 'number', isRequired: true }] })
      .where(eq(opportunityProducts.id, sheet.first));
    expect(await own()).toContainEqual(
      expect.objectContaining({ isAutomatic: false, missing: 'Missing: slots' }),
    );
    expect((await combined(test.by('stranger'))).statusCode).toBe(404);
    await test.client.db.update(accounts).set({ clientTypeId: 2 }).where(byAccount);
  });

  it('and its packages over all deals', async () => {
    const one = await sold();
    const other = await sold();
    const { results } = ok<{ results: { opportunityId: number }[] }>(
      await test
        .by('agent')
        .get('/sapna/v1/get-packages-by-client', { query: { accountId: accountId() } }),
    );
    const ids = results.map(({ opportunityId }) => opportunityId);
    expect(ids).toEqual(expect.arrayContaining([one.opportunityId, other.opportunityId]));
  });
});
