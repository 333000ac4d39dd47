import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signBody } from '#backend/adapters/gateway/gatewayWire.ts';
import {
  notifications,
  paymentLinks,
  simulatedPaymentLinks,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { externalOf, startLinks, type Link, type Links } from './startLinks.ts';
import type { Paid } from './startPayments.ts';

let test: Links;
beforeAll(async () => {
  test = await startLinks();
});
afterAll(() => test.close());

describe('what the gateway tells', () => {
  it('is a payment of mode 11 that Finance clears, and the agent hears of it', async () => {
    const due = await test.due();
    const link = await test.made(due, { tdsPercentage: 2 });
    expect(await test.outcome(test.bodyOf(link, { paymentId: 'pay_first' }))).toBe('paid');
    const { paymentId } = await test.linkOf(due, link.id);
    const payment = await test.payment(paymentId ?? 0);
    expect(payment).toMatchObject({
      statusId: 1,
      modeOfPaymentId: 11,
      amount: due.total,
      tds: due.total - link.net,
      referenceNumber: 'pay_first',
      milestoneId: due.milestoneId,
    });
    ok(await test.settle(payment, 'clear'));
    expect(await test.collected(due.opportunityId)).toBe(link.net);
    const told = await test.client.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, test.idOf('agent')),
          eq(notifications.entity, 'payments'),
          eq(notifications.entityId, String(paymentId)),
        ),
      );
    expect(told[0]).toMatchObject({ kind: 'payment', title: 'Payment received by link' });
  });

  it('is refused with a wrong signature, and of changed bytes', async () => {
    const due = await test.due();
    const body = test.bodyOf(await test.made(due));
    const wrong = await test.post(body, 'a'.repeat(64));
    expect([wrong.statusCode, refusal(wrong).message]).toEqual([
      403,
      'The signature of this callback is wrong.',
    ]);
    const changed = body.replace(/"amount":\d+/g, '"amount":1');
    const right = signBody(body, test.services.config.paymentGateway.secret);
    expect((await test.post(changed, right)).statusCode).toBe(403);
    expect(await test.paidOf(due)).toHaveLength(0);
  });

  it('is refused where it cannot be read, and harmless where nobody made the link', async () => {
    expect((await test.post('{"event":"order.paid","payload":{},"created_at":1}')).statusCode).toBe(
      400,
    );
    expect((await test.post('{"event":')).statusCode).toBe(400);
    const link = { url: '/pay/plink_nobody', net: 100 };
    expect(await test.outcome(test.bodyOf(link))).toBe('unknown');
  });

  it('counts once, however often and at whatever time it comes', async () => {
    const due = await test.due();
    const link = await test.made(due);
    const body = test.bodyOf(link);
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.outcome(body)));
    expect(answers.toSorted()).toEqual(['known', 'known', 'known', 'known', 'paid']);
    expect(await test.paidOf(due)).toHaveLength(1);
  });

  it('a failure that comes after the payment changes nothing; a payment after a failure counts', async () => {
    const due = await test.due();
    const link = await test.made(due);
    expect(await test.outcome(test.bodyOf(link, { event: 'payment.failed' }))).toBe('failed');
    expect(await test.linkOf(due, link.id)).toMatchObject({
      status: 'failed',
      failureReason: 'Declined',
    });
    expect(await test.outcome(test.bodyOf(link))).toBe('paid');
    expect(await test.outcome(test.bodyOf(link, { event: 'payment.failed' }))).toBe('overtaken');
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'paid', isOpen: false });
  });

  it('money that came by a link which is over still arrives', async () => {
    const due = await test.due();
    const link = await test.made(due);
    await test.client.db
      .update(paymentLinks)
      .set({ expiresAt: new Date('2026-01-01') })
      .where(eq(paymentLinks.id, link.id));
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'expired', isOpen: false });
    expect(await test.outcome(test.bodyOf(link))).toBe('paid');
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'paid' });
  });

  it('a second payment, and one for what is paid meanwhile, are advances', async () => {
    const due = await test.due();
    const link = await test.made(due);
    expect(await test.outcome(test.bodyOf(link))).toBe('paid');
    expect(await test.outcome(test.bodyOf(link))).toBe('advance');
    const noted = await test.paidOf(due);
    expect(noted.map(({ milestoneId }) => milestoneId)).toEqual([due.milestoneId, null]);

    const other = await test.due();
    const late = await test.made(other);
    ok<Paid>(await test.settle(await test.collect(other), 'clear'));
    expect(await test.outcome(test.bodyOf(late))).toBe('advance');
  });

  it('for a termsheet that is over is an advance; its link is over too', async () => {
    const due = await test.due();
    const sheet = await test.sheet(due.opportunityId);
    const link = await test.made(due);
    ok(await test.by('agent').put(`/sapna/v1/termsheet/${sheet.id}/cancel`, { reason: 'Left' }));
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'expired', isOpen: false });
    expect(await test.outcome(test.bodyOf(link))).toBe('advance');
    expect((await test.paidOf(due)).map(({ milestoneId }) => milestoneId)).toEqual([null]);
  });

  it('stays as it was told: an edit corrects the TDS, never what arrived', async () => {
    const due = await test.due();
    const link = await test.made(due);
    expect(await test.outcome(test.bodyOf(link))).toBe('paid');
    const { paymentId } = await test.linkOf(due, link.id);
    const edit = async (body: object) =>
      test.pay(test.by('agent'), 'PUT', `/sapna/v1/payment/${paymentId}`, {
        version: (await test.payment(paymentId ?? 0)).version,
        ...body,
      });
    const less = Math.floor(due.total / 2);
    expect(refusal(await edit({ amount: less })).errors).toEqual(['/amount check']);
    expect(refusal(await edit({ tdsPercentage: 2 })).errors).toEqual(['/amount check']);
    expect(refusal(await edit({ referenceNumber: 'pay_mine' })).errors).toEqual([
      '/referenceNumber check',
    ]);
    ok(await edit({ bankName: 'HDFC Bank' }));
  });

  it('ends right in whatever order notices come', async () => {
    for (let round = 0; round < 40; round += 1) {
      const due = await test.due();
      const link = await test.made(due);
      const paid = test.bodyOf(link);
      const failed = test.bodyOf(link, { event: 'payment.failed' });
      const told = [paid, paid, failed, failed, paid]
        .map(body => ({ body, lot: Math.random() }))
        .toSorted((one, other) => one.lot - other.lot);
      for (const { body } of told) await test.outcome(body);
      expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'paid', isOpen: false });
      expect(await test.paidOf(due)).toHaveLength(1);
    }
  }, 120_000);
});

describe('the simulated gateway', () => {
  const tries = (link: Link, what: string) =>
    test.anonymous.call('POST', `/pay/${externalOf(link)}`, {
      body: `try=${what}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it.each([
    ['pay', 'paid', 1],
    ['pay-twice', 'paid', 1],
    ['fail', 'failed', 0],
    ['fail-late', 'paid', 1],
    ['pay-late', 'created', 0],
  ])('%s', async (what, status, count) => {
    const due = await test.due();
    const link = await test.made(due);
    const page = await test.anonymous.get(`/pay/${externalOf(link)}`);
    expect(page.body).toContain('This page is simulated, so no money is paid.');
    expect((await tries(link, what)).statusCode).toBe(303);
    expect(await test.linkOf(due, link.id)).toMatchObject({ status });
    expect(await test.paidOf(due)).toHaveLength(count);
  });

  it('tells what is late when its time has come, once', async () => {
    const due = await test.due();
    const link = await test.made(due);
    await tries(link, 'pay-late');
    // What was reported late is shown to anyone who looks next.
    const [row] = await test.client.db
      .select()
      .from(simulatedPaymentLinks)
      .where(eq(simulatedPaymentLinks.externalId, externalOf(link)));
    await test.client.db
      .update(simulatedPaymentLinks)
      .set({
        nextAt: new Date(0),
        callbacks: (row?.callbacks ?? []).map(({ body }) => ({ body, at: 0 })),
      })
      .where(eq(simulatedPaymentLinks.externalId, externalOf(link)));
    await tries(link, 'pay');
    await tries(link, 'pay');
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'paid' });
    expect(await test.paidOf(due)).toHaveLength(1);
  });

  it('speaks Hindi to anyone who reads it', async () => {
    const link = await test.made(await test.due());
    const page = await test.anonymous.get(`/pay/${externalOf(link)}`, {
      headers: { 'accept-language': 'hi-IN,hi;q=0.9' },
    });
    expect(page.body).toContain('यह पृष्ठ नक़ली है');
    expect((await test.anonymous.get('/pay/plink_none')).statusCode).toBe(404);
  });
});
