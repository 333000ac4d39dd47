import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingObstacles, type BillingState } from '#contract/domain/invoices/billingState.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

interface Standing {
  readonly billing: BillingState;
  readonly toBill: number;
}

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const issue = ({ milestoneId }: Due) =>
  test.pay(test.by('agent'), 'POST', '/sapna/v1/email-tax-invoice', { milestoneId }, randomUUID());

/** What deal, termsheet and payment say of a milestone: the same. */
const standing = async (due: Due, termsheetId?: number, payment?: Paid): Promise<Standing> => {
  const rows = async (path: string, query: Record<string, string>) =>
    ok<{ results: Standing[] }>(await test.by('agent').get(path, { query })).results;
  const of = await rows('/console/v1/milestones', { opportunityId: String(due.opportunityId) });
  const covered = termsheetId
    ? await rows('/console/v1/termsheet-milestones', { termsheetId: String(termsheetId) })
    : of;
  const paid = payment ? await test.payment(payment.id) : of[0];
  const told = [...of, ...covered, paid as unknown as Standing].map(one => ({
    billing: one.billing,
    toBill: one.toBill,
  }));
  expect(new Set(told.map(one => JSON.stringify(one))).size).toBe(1);
  return told[0] ?? { billing: 'billed', toBill: 0 };
};

it('says how far the tax invoice of a milestone has come, and the call refuses for the same reason', async () => {
  const due = await test.due();
  const expectState = async (billing: BillingState, toBill: number, ...of: [number?, Paid?]) => {
    expect(await standing(due, ...of)).toEqual({ billing, toBill });
    const obstacle = billing === 'billed' ? undefined : billingObstacles[billing];
    if (obstacle) expect(refusal(await issue(due)).message).toBe(obstacle.message);
  };
  await expectState('not-agreed', due.total);
  const sheet = await test.sheet(due.opportunityId);
  await expectState('not-agreed', due.total, sheet.id);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  await expectState('not-paid', due.total, sheet.id);
  const collected = await test.collect(due);
  await expectState('not-paid', due.total, sheet.id, collected);
  ok(await test.settle(collected, 'clear'));
  await expectState('to-bill', due.total, sheet.id, collected);
  ok(await issue(due));
  await expectState('billed', 0, sheet.id, collected);
});

it('says nothing of an advance, which no milestone asks for', async () => {
  const due = await test.due();
  const advance = ok<Paid>(
    await test.pay(test.by('agent'), 'POST', '/sapna/v1/payment', {
      opportunityId: due.opportunityId,
      modeOfPaymentId: 6,
      amount: 100_00,
      paymentDate: '2026-01-05',
    }),
  );
  expect(advance).not.toHaveProperty('billing', expect.anything());
  expect(advance).not.toHaveProperty('toBill', expect.anything());
});
