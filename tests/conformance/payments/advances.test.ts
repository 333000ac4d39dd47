import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositSlips, tanThresholds, walletPayments } from '#backend/database/schema/index.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

/* Money that comes back: advances that were spent, payments that are revived, what is refunded out of the wallet. */

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const pay = (due: Due, body: object) =>
  test.pay(test.by('agent'), 'POST', '/sapna/v1/payment', {
    opportunityId: due.opportunityId,
    paymentDate: '2026-01-05',
    modeOfPaymentId: 6,
    ...body,
  });
const advance = async (due: Due, amount: number, body: object = {}): Promise<Paid> =>
  ok<Paid>(await test.settle(ok<Paid>(await pay(due, { amount, ...body })), 'clear'));
const left = async ({ id }: Paid): Promise<number | undefined> => {
  const [wallet] = await test.client.db
    .select()
    .from(walletPayments)
    .where(eq(walletPayments.paymentId, id));
  return wallet?.remainingPaise;
};
const askBack = ({ id }: Paid, amount: number) =>
  test.pay(test.by('agent'), 'POST', '/sapna/refund', {
    paymentId: id,
    amount,
    reason: 'Paid twice',
  });
/** Anyone who paid back a part changed the payment last, so the rest is someone else's. */
const payBack = ({ id, version }: { id: number; version: number }, by = test.otherFinance) =>
  test.pay(by, 'PUT', `/sapna/refund/${id}`, { decision: 'approve', version });
/** Empties the wallet of the client, so that the oldest advance is the one of the test. */
const emptyWallet = async (): Promise<void> => {
  const due = await test.due();
  const rows = await test.client.db
    .select()
    .from(walletPayments)
    .where(eq(walletPayments.accountId, test.held('agent').id));
  const held = rows.reduce((sum, row) => sum + row.remainingPaise, 0);
  if (held > 0)
    ok(await pay(due, { milestoneId: due.milestoneId, modeOfPaymentId: 12, amount: held }));
};

interface Entry {
  kind: string;
  amount: number;
  accountId: number;
  milestoneName?: string;
}

const entriesOf = async (name: string, of: string): Promise<readonly Entry[]> =>
  ok<Rows<Entry>>(await test.by(name).get(`/console/v1/wallet-entries?${of}`)).results;

describe('the entries of a wallet', () => {
  it('tell what was paid in and what it was spent on; their sum is what is left', async () => {
    await emptyWallet();
    const due = await test.due();
    const made = await advance(due, 500_00);
    ok(await pay(due, { milestoneId: due.milestoneId, modeOfPaymentId: 12, amount: 120_00 }));
    const entries = await entriesOf('agent', `paymentId=${made.id}`);
    expect(entries).toMatchObject([
      { kind: 'debit', amount: -120_00, milestoneName: expect.any(String) as string },
      { kind: 'credit', amount: 500_00 },
    ]);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(await left(made));
    await advance(due, 10_00);
    const accountId = test.held('agent').id;
    const all = await entriesOf('agent', `accountId=${accountId}`);
    expect(all.length).toBeGreaterThan(entries.length);
    expect(all.every(entry => entry.accountId === accountId)).toBe(true);
  });

  it('are told to nobody who may not open the account', async () => {
    const accountId = test.held('agent').id;
    expect(await entriesOf('stranger', `accountId=${accountId}`)).toEqual([]);
    const mine = await entriesOf('stranger', '');
    expect(mine.some(entry => entry.accountId === accountId)).toBe(false);
  });
});

describe('an advance', () => {
  it('goes back once, at most what the wallet holds of it, and the payment says so', async () => {
    await emptyWallet();
    const due = await test.due();
    const made = await advance(due, 500_00);
    const first = ok<{ id: number; version: number }>(await askBack(made, 300_00));
    expect(refusal(await askBack(made, 200_01)).errors).toEqual(['/amount check']);
    expect(ok(await payBack(first))).toMatchObject({ status: 'paid', paid: 300_00 });
    expect(await test.payment(made.id)).toMatchObject({ statusId: 6, refunded: 300_00 });
    expect(refusal(await askBack(made, 200_01)).errors).toEqual(['/amount check']);
    const rest = ok<{ id: number; version: number }>(await askBack(made, 200_00));
    ok(await payBack(rest, test.by('keeper')));
    expect(await test.payment(made.id)).toMatchObject({ statusId: 10, refunded: 500_00 });
    expect(await left(made)).toBe(0);
  });

  it('that was spent in part goes back in part alone', async () => {
    await emptyWallet();
    const due = await test.due();
    const made = await advance(due, 500_00);
    ok(await pay(due, { milestoneId: due.milestoneId, modeOfPaymentId: 12, amount: 400_00 }));
    expect(refusal(await askBack(made, 100_01)).errors).toEqual(['/amount check']);
    ok(await payBack(ok<{ id: number; version: number }>(await askBack(made, 100_00))));
    expect(await test.payment(made.id)).toMatchObject({ statusId: 6, refunded: 100_00 });
  });

  it('bounces after what was paid out of it is back in the wallet', async () => {
    await emptyWallet();
    const due = await test.due();
    const made = await advance(due, 500_00);
    const spent = ok<Paid>(
      await pay(due, { milestoneId: due.milestoneId, modeOfPaymentId: 12, amount: 400_00 }),
    );
    expect(await left(made)).toBe(100_00);
    const early = await test.settle(made, 'bounce', 'No funds');
    expect([early.statusCode, refusal(early).message]).toEqual([
      409,
      'The wallet holds ₹100 of this advance. First reverse what was paid from it.',
    ]);
    ok(await test.settle(spent, 'bounce', 'The advance bounced'));
    expect(await test.collected(due.opportunityId)).toBe(0);
    expect(await left(made)).toBe(500_00);
    ok(await test.settle(made, 'bounce', 'No funds'));
    expect(await left(made)).toBe(0);
  });

  it('spent and refunded in part comes back to the wallet without what was refunded', async () => {
    await emptyWallet();
    const due = await test.due();
    const made = await advance(due, 500_00);
    const spent = ok<Paid>(
      await pay(due, { milestoneId: due.milestoneId, modeOfPaymentId: 12, amount: 500_00 }),
    );
    ok(await payBack(ok<{ id: number; version: number }>(await askBack(spent, 120_00))));
    const { version } = await test.payment(spent.id);
    ok(await test.settle({ ...spent, version }, 'bounce', 'Wrong milestone'));
    expect(await left(made)).toBe(380_00);
    expect(await test.collected(due.opportunityId)).toBe(0);
  });
});

describe('a payment that is revived', () => {
  it('is judged anew: another one may have paid its milestone, or carries its cheque', async () => {
    const due = await test.due();
    const cheque = { modeOfPaymentId: 1, referenceNumber: `CHQ ${due.milestoneId}` };
    const rejected = ok<Paid>(await test.settle(await test.collect(due, cheque), 'reject', 'Torn'));
    const other = await test.collect(due);
    const revive = () => test.settle(rejected, 'revive', undefined, test.by('agent'));
    expect(refusal(await revive()).errors).toEqual(['/amount check']);
    ok(await test.settle(other, 'reject', 'Wrong client'));
    const elsewhere = await test.due();
    const second = await test.collect(elsewhere, cheque);
    expect(refusal(await revive()).errors).toEqual(['/referenceNumber duplicate']);
    ok(await test.settle(second, 'reject', 'Wrong deal'));
    expect(ok<Paid>(await revive()).statusId).toBe(1);
  });
});

describe('the threshold of a year', () => {
  it('counts what was withheld and waits for its certificate', async () => {
    const due = await test.due();
    const made = await test.collect(due, { tdsPercentage: 2, amount: 118_000 });
    expect(made.tds).toBe(2000);
    await test.client.db.insert(tanThresholds).values({
      legalEntityId: test.held('agent').legalEntityId,
      tan: 'MUMA12345B',
      financialYear: 2025,
      limitPaise: 3000,
    });
    const next = await pay(due, {
      milestoneId: due.milestoneId,
      amount: 118_000,
      tdsPercentage: 2,
    });
    expect(refusal(next).errors).toEqual(['/tdsPercentage check']);
    ok(await test.settle(made, 'reject', 'Wrong client'));
    ok(await pay(due, { milestoneId: due.milestoneId, amount: 118_000, tdsPercentage: 2 }));
  });
});

describe('P1-C-082 POST deposit-slip', () => {
  it('is one a payment, dated by the day in India', async () => {
    const due = await test.due();
    const made = await test.collect(due, { modeOfPaymentId: 1, referenceNumber: 'CHQ SLIP' });
    const slip = () =>
      test.pay(test.by('agent'), 'POST', '/sapna/v1/deposit-slip', {
        paymentId: made.id,
        amount: made.net,
      });
    const noted = ok<{ id: number }>(await slip());
    expect(refusal(await slip()).errors).toEqual(['/paymentId duplicate']);
    const rows = await test.client.db
      .select()
      .from(depositSlips)
      .where(eq(depositSlips.paymentId, made.id));
    expect(rows.map(({ id }) => id)).toEqual([noted.id]);
  });
});
