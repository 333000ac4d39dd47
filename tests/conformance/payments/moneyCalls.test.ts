import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Paid, type Payments } from './startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

describe('T21 a refund', () => {
  const ask = (payment: Paid, amount: number, by = test.by('agent')) =>
    test.pay(by, 'POST', '/sapna/refund', { paymentId: payment.id, amount, reason: 'Paid twice' });
  const decide = (refund: { id: number; version: number }, by = test.finance) =>
    test.pay(by, 'PUT', `/sapna/refund/${refund.id}`, {
      decision: 'approve',
      version: refund.version,
    });

  it('goes back once another person agrees; never more than was collected', async () => {
    const due = await test.due();
    const cleared = ok<Paid>(await test.settle(await test.collect(due), 'clear'));
    expect(refusal(await ask(cleared, due.total + 1)).errors).toEqual(['/amount check']);
    const asked = ok<{ id: number; version: number }>(await ask(cleared, due.total));
    expect(refusal(await ask(cleared, 1)).errors).toEqual(['/amount check']);
    // Anyone who cleared the payment changed it last.
    expect((await decide(asked)).statusCode).toBe(403);
    expect((await decide(asked, test.by('agent'))).statusCode).toBe(403);
    expect(ok(await decide(asked, test.otherFinance))).toMatchObject({ status: 'paid' });
    expect(await test.payment(cleared.id)).toMatchObject({ statusId: 10, booked: 0 });
    expect((await decide(asked, test.otherFinance)).statusCode).toBe(409);
    expect(await test.collected(due.opportunityId)).toBe(0);
  });

  it('is never decided by who asked, noted, changed or gets it', async () => {
    const due = await test.due();
    const cleared = ok<Paid>(await test.settle(await test.collect(due), 'clear'));
    const own = ok<{ id: number; version: number }>(await ask(cleared, 100, test.otherFinance));
    expect((await decide(own, test.otherFinance)).statusCode).toBe(403);
    expect((await decide(own, test.finance)).statusCode).toBe(403);
    expect((await decide(own, test.by('keeper'))).statusCode).toBe(200);
  });
});

describe('the books', () => {
  it('leave balances that are the sums of the books', async () => {
    const { rows } = (await test.client.db.execute(sql`
      select id from opportunities where collected_paise <> coalesce(
        (select sum(amount_paise) from ledger_entries entry where entry.opportunity_id = opportunities.id), 0)
      union all
      select id from wallet_payments where remaining_paise < 0 or remaining_paise <> coalesce(
        (select sum(amount_paise) from wallet_entries entry where entry.wallet_payment_id = wallet_payments.id), 0)`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });
});
