import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunities, opportunityPackages } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const dealOf = async ({ opportunityId }: Due) => {
  const [deal] = await test.client.db
    .select({ statusId: opportunities.statusId, closedAt: opportunities.closedAt })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (!deal) throw new Error('The deal is there');
  return deal;
};
const statusOf = async (due: Due) => (await dealOf(due)).statusId;
const change = (due: Due, values: Partial<typeof opportunities.$inferInsert>) =>
  test.client.db.update(opportunities).set(values).where(eq(opportunities.id, due.opportunityId));
const payAll = async (due: Due) => ok<Paid>(await test.settle(await test.collect(due), 'clear'));
const agree = async ({ opportunityId }: Due) => {
  const sheet = await test.sheet(opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  return sheet.id;
};
const tax = ({ milestoneId }: Due) =>
  test.pay(test.by('agent'), 'POST', '/sapna/v1/email-tax-invoice', { milestoneId });
const refundAll = async (due: Due, payment: Paid) => {
  const asked = ok<{ id: number; version: number }>(
    await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
      paymentId: payment.id,
      amount: due.total,
      reason: 'Project ended',
    }),
  );
  ok(
    await test.pay(test.otherFinance, 'PUT', `/sapna/refund/${asked.id}`, {
      decision: 'approve',
      version: asked.version,
    }),
  );
};

describe('a deal closes once it is paid in full and agreed', () => {
  it('stays open when it is paid before RCM approved, and closes with the approval', async () => {
    const due = await test.due();
    await change(due, { statusId: 4 });
    await payAll(due);
    expect(await statusOf(due)).toBe(4);
    await agree(due);
    expect(await statusOf(due)).toBe(2);
    ok(await tax(due));
  });

  it('stays open when RCM approved before it was paid, and closes with the payment', async () => {
    const due = await test.due();
    await agree(due);
    expect(await statusOf(due)).not.toBe(2);
    await payAll(due);
    expect(await dealOf(due)).toMatchObject({ statusId: 2, closedAt: expect.any(Date) });
  });

  it('is open again, as it was, when the payment bounces, and closes with the next one', async () => {
    const due = await test.due();
    await change(due, { statusId: 5 });
    await agree(due);
    const paid = await payAll(due);
    ok(await test.settle(paid, 'bounce', 'No funds'));
    expect(await dealOf(due)).toEqual({ statusId: 5, closedAt: null });
    await payAll(due);
    expect(await statusOf(due)).toBe(2);
  });

  it('stays closed when the client gets money back, and opens when its termsheet is dropped', async () => {
    const due = await test.due();
    const sheetId = await agree(due);
    await refundAll(due, await payAll(due));
    expect(await statusOf(due)).toBe(2);
    ok(
      await test
        .by('agent')
        .put(`/sapna/v1/termsheet/${sheetId}/drop`, { reason: 'The client left' }),
    );
    expect(await statusOf(due)).not.toBe(2);
  });

  it('of an owner closes with the payment of the link, and is billed without a termsheet', async () => {
    const due = await test.due();
    await change(due, { statusId: 8, line: 'owner' });
    expect((await tax(due)).statusCode).toBe(409);
    await payAll(due);
    expect(await statusOf(due)).toBe(2);
    const { invoice } = ok<{ invoice: { total: number } }>(await tax(due));
    expect(invoice.total).toBe(due.total);
  });
});

describe('what RCM approves', () => {
  const packageOf = async ({ opportunityId }: Due) => {
    const [row] = await test.client.db
      .select()
      .from(opportunityPackages)
      .where(eq(opportunityPackages.opportunityId, opportunityId));
    if (!row) throw new Error('The package is there');
    return row;
  };
  const put = async (due: Due, body: object) => {
    const { id, version } = await packageOf(due);
    return test.by('agent').put(`/sapna/v1/opportunity-package/${id}`, { ...body, version });
  };

  it.each([
    ['promotedDays', 400],
    ['startDate', '2027-01-01'],
    ['quantity', 2],
    ['salesPrice', 1_00],
  ])('keeps its %s while it is at RCM and after', async (field, value) => {
    const due = await test.due();
    const sent = await test.send((await test.sheet(due.opportunityId)).id);
    expect(refusal(await put(due, { [field]: value })).errors).toEqual([`/${field} check`]);
    ok(await test.decide(sent, 'approve'));
    expect(refusal(await put(due, { [field]: value })).errors).toEqual([`/${field} check`]);
  });

  it('begins today at the earliest', async () => {
    const due = await test.due();
    expect(refusal(await put(due, { startDate: '2026-11-19' })).errors).toEqual(['/startDate min']);
    ok(await put(due, { startDate: '2026-11-20' }));
  });

  it('waits for nothing: what came up since it was sent is decided first', async () => {
    const due = await test.due();
    const sent = await test.send((await test.sheet(due.opportunityId)).id);
    await change(due, { delayedActivationStatus: 'PendingApproval' });
    expect((await test.decide(sent, 'approve')).statusCode).toBe(409);
    await change(due, { delayedActivationStatus: 'Approved' });
    ok(await test.decide(sent, 'approve'));
  });
});
