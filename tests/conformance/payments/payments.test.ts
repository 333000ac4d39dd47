import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bankResponses,
  addresses,
  ledgerEntries,
  payments,
  termsheets,
  walletPayments,
} from '#backend/database/schema/index.ts';
import { paymentStatus } from '#contract/domain/payments/paymentStatus.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Paid, type Payments } from './startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const tryToPay = async (body: object, path = '/sapna/v1/payment') => {
  const due = await test.due();
  return test.pay(test.by('agent'), 'POST', path, {
    opportunityId: due.opportunityId,
    milestoneId: due.milestoneId,
    modeOfPaymentId: 6,
    amount: due.total,
    paymentDate: '2026-01-05',
    ...body,
  });
};

describe('a payment', () => {
  it('is collected, cleared into the books, and taken back by a bounce (T27, T48)', async () => {
    const due = await test.due();
    const sheet = await test.sheet(due.opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'approve'));
    const made = await test.collect(due);
    expect(made).toMatchObject({ statusId: 1, clearance: 'uncleared', booked: 0 });
    const cleared = ok<Paid>(await test.settle(made, 'clear'));
    expect(cleared).toMatchObject({ statusId: 6, badge: 'Approved', booked: due.total });
    expect(await test.collected(due.opportunityId)).toBe(due.total);
    expect((await test.page('agent', due.opportunityId)).statusId).toBe(2);
    expect(refusal(await test.settle(cleared, 'bounce')).errors).toEqual(['/reason required']);
    const bounced = ok<Paid>(await test.settle(cleared, 'bounce', 'No funds'));
    expect(bounced).toMatchObject({ statusId: 11, clearance: 'bounced', booked: 0 });
    expect(await test.collected(due.opportunityId)).toBe(0);
    const entries = await test.client.db
      .select({ kind: ledgerEntries.kind })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.paymentId, made.id));
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['bounce', 'collection']);
  });

  it('T28 is revived, recollected and presented again from 7 and 8 alone', async () => {
    const due = await test.due();
    const made = await test.collect(due, { modeOfPaymentId: 1, referenceNumber: 'CHQ 1' });
    const again = (id: number, paymentType: string) =>
      test.pay(test.by('agent'), 'POST', `/sapna/v1/payment/${id}/again`, {
        paymentType,
        modeOfPaymentId: 1,
        paymentDate: '2026-01-06',
      });
    expect((await again(made.id, 'Recollection')).statusCode).toBe(409);
    const bounced = ok<Paid>(await test.settle(made, 'bounce', 'Signature differs'));
    expect(bounced.statusId).toBe(8);
    const second = ok<Paid>(await again(made.id, 'Representation'));
    expect(second).toMatchObject({ paymentType: 'Representation', previousPaymentId: made.id });
    const rejected = ok<Paid>(await test.settle(second, 'reject', 'Amount differs'));
    expect(rejected.statusId).toBe(7);
    const revived = ok<Paid>(await test.settle(rejected, 'revive', undefined, test.by('agent')));
    expect(revived).toMatchObject({ statusId: 1, clearance: 'uncleared' });
  });

  it('T47 goes through the call of its mode and its notice', async () => {
    expect((await tryToPay({ modeOfPaymentId: 10 }, '/sapna/v2/payment')).statusCode).toBe(200);
    expect(refusal(await tryToPay({}, '/sapna/v2/payment')).errors).toEqual([
      '/modeOfPaymentId check',
    ]);
    const due = await test.due();
    const [notice] = await test.client.db
      .insert(bankResponses)
      .values({ externalId: randomUUID(), amountPaise: due.total, payload: {} })
      .returning({ id: bankResponses.id });
    const body = {
      opportunityId: due.opportunityId,
      milestoneId: due.milestoneId,
      modeOfPaymentId: 3,
      amount: due.total,
      paymentDate: '2026-01-05',
      yesBankResponseId: notice?.id,
    };
    const by = test.finance;
    const made = ok<Paid>(await test.pay(by, 'POST', '/sapna/v3/payment', body));
    const less = await test.pay(by, 'PUT', `/sapna/v1/payment/${made.id}`, {
      amount: 1000,
      version: made.version,
    });
    expect(refusal(less).errors).toEqual(['/amount check']);
    ok(await test.settle(made, 'reject', 'Wrong client'));
    ok(await test.pay(by, 'POST', '/sapna/v3/payment', body));
    const { milestoneId, ...second } = await test.due();
    const taken = { ...body, opportunityId: second.opportunityId, milestoneId };
    expect(refusal(await test.pay(by, 'POST', '/sapna/v3/payment', taken)).errors).toEqual([
      '/yesBankResponseId reference',
    ]);
  });

  it('T38 counts withheld tax once it is certified', async () => {
    const due = await test.due();
    const made = await test.collect(due, { tdsPercentage: 2 });
    expect(made.tds).toBe(Math.round((Math.round((due.total * 100) / 118) * 2) / 100));
    ok(await test.settle(made, 'clear'));
    expect(await test.collected(due.opportunityId)).toBe(due.total - made.tds);
    const certify = () =>
      test.pay(test.finance, 'POST', `/sapna/v1/payment/${made.id}/tds-certificate`, {
        certificateNumber: `T-${made.id}`,
        certifiedOn: '2026-01-09',
      });
    ok(await certify());
    expect(await test.collected(due.opportunityId)).toBe(due.total);
    expect(refusal(await certify()).errors).toEqual(['/certificateNumber check']);
  });

  it('without a milestone is an advance in the wallet, out of which others are paid', async () => {
    const due = await test.due('mate');
    const by = test.by('mate');
    const pay = (body: object) =>
      test.pay(by, 'POST', '/sapna/v1/payment', {
        opportunityId: due.opportunityId,
        paymentDate: '2026-01-05',
        ...body,
      });
    const advance = ok<Paid>(await pay({ modeOfPaymentId: 6, amount: 500_00 }));
    ok(await test.settle(advance, 'clear'));
    const unused = ok<{ results: { remainingAmount: number }[] }>(
      await by.get('/sapna/v1/payment/unutilized', { query: { accountId: test.held('mate').id } }),
    );
    expect(unused.results).toMatchObject([{ remainingAmount: 500_00 }]);
    const sums = ok<{
      amounts: Record<string, number>;
      results: { group: string; amount: number }[];
    }>(
      await by.get('/sapna/v1/payment/bucketInfo', { query: { accountId: test.held('mate').id } }),
    );
    expect(Object.entries(sums.amounts)).toEqual(
      sums.results.map(({ group, amount }) => [group, amount]),
    );
    expect(sums.amounts['approved']).toBeGreaterThanOrEqual(500_00);
    const { milestoneId } = due;
    expect(refusal(await pay({ modeOfPaymentId: 12, amount: 500_01, milestoneId })).errors).toEqual(
      ['/amount check'],
    );
    const withTds = { modeOfPaymentId: 12, amount: 100_00, milestoneId, tdsPercentage: 5 };
    expect(refusal(await pay(withTds)).errors).toEqual(['/tdsPercentage hidden']);
    const spent = ok<Paid>(await pay({ modeOfPaymentId: 12, amount: 200_00, milestoneId }));
    expect(spent).toMatchObject({ statusId: 6, booked: 200_00 });
    const [wallet] = await test.client.db
      .select()
      .from(walletPayments)
      .where(eq(walletPayments.paymentId, advance.id));
    expect(wallet?.remainingPaise).toBe(300_00);
  });
});

describe('T29 a status of no group', () => {
  it('is told by its number, and found by it', async () => {
    const made = await test.collect(await test.due());
    const badges = [];
    for (const statusId of [16, 17, 23]) {
      await test.client.db.update(payments).set({ statusId }).where(eq(payments.id, made.id));
      badges.push((await test.payment(made.id))['badge']);
    }
    expect(badges).toEqual([16, 17, 23].map(id => paymentStatus(id).badge));
    const found = ok<{ results: Paid[] }>(
      await test.by('agent').get('/sapna/v1/payment', { query: { filters: 'badge=="Status 23"' } }),
    );
    expect(found.results.map(({ id }) => id)).toEqual([made.id]);
  });
});

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['negative', { amount: -1 }, '/amount'],
    ['with decimals', { amount: 1.234 }, '/amount'],
    ['above what is due', { amount: 99_999_999_900 }, '/amount check'],
    ['in the future', { paymentDate: '2199-01-01' }, '/paymentDate check'],
    ['a cheque without its number', { modeOfPaymentId: 1 }, '/referenceNumber required'],
    ['too much TDS', { tdsPercentage: 11 }, '/tdsPercentage'],
    ['out of an empty wallet', { modeOfPaymentId: 12 }, '/amount check'],
  ])('%s', async (_what, body, field) => {
    const refused = refusal(await tryToPay(body));
    expect(refused.errors[0]).toContain(field);
  });

  it('another milestone, a cheque twice, an ended termsheet, a missing PIN', async () => {
    const other = await test.due();
    expect(refusal(await tryToPay({ milestoneId: other.milestoneId })).errors).toEqual([
      '/milestoneId reference',
    ]);
    const cheque = { modeOfPaymentId: 1, referenceNumber: 'CHQ 77' };
    expect((await tryToPay(cheque)).statusCode).toBe(200);
    expect(refusal(await tryToPay({ ...cheque, referenceNumber: 'chq 77' })).errors).toEqual([
      '/referenceNumber duplicate',
    ]);
    const due = await test.due();
    const sheet = await test.sheet(due.opportunityId);
    await test.client.db.update(termsheets).set({ statusId: 5 }).where(eq(termsheets.id, sheet.id));
    const body = {
      opportunityId: due.opportunityId,
      milestoneId: due.milestoneId,
      modeOfPaymentId: 6,
      amount: due.total,
      paymentDate: '2026-01-05',
    };
    const by = test.by('agent');
    expect(refusal(await test.pay(by, 'POST', '/sapna/v1/payment', body)).errors).toEqual([
      '/milestoneId check',
    ]);
    const where = and(
      eq(addresses.legalEntityId, test.held('agent').legalEntityId),
      eq(addresses.type, 'Billing'),
    );
    await test.client.db.update(addresses).set({ pincode: null }).where(where);
    expect(refusal(await tryToPay({})).message).toBe('PIN Code is mandatory for adding Payment');
    expect(refusal(await tryToPay({ pincode: '011001' })).message).toBe('PIN is not valid');
    expect((await tryToPay({ pincode: '411001' })).statusCode).toBe(200);
  });

  it('two of Finance in one second: the second is stale, nothing happens twice', async () => {
    const due = await test.due();
    const made = await test.collect(due);
    const both = await Promise.all([
      test.settle(made, 'clear', undefined, test.finance),
      test.settle(made, 'clear', undefined, test.otherFinance),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.collected(due.opportunityId)).toBe(due.total);
  });

  it('of somebody else answers as one that does not exist', async () => {
    const made = await test.collect(await test.due());
    const theirs = await test.by('stranger').get(`/sapna/v1/payment-page/${made.id}`);
    expect([theirs.statusCode, refusal(theirs)]).toEqual([
      404,
      refusal(await test.by('stranger').get('/sapna/v1/payment-page/99999999')),
    ]);
  });
});
