import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  invoiceLines,
  invoices,
  milestones,
  opportunities,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const milestone = async ({ milestoneId }: Due) => {
  const [row] = await test.client.db
    .select()
    .from(milestones)
    .where(eq(milestones.id, milestoneId));
  if (!row) throw new Error('The milestone is there');
  return row;
};
const change = async (due: Due, body: object) =>
  test.by('agent').put(`/sapna/v1/milestone/${due.milestoneId}`, {
    ...body,
    version: (await milestone(due)).version,
  });
const agree = async (due: Due): Promise<void> => {
  const sheet = await test.sheet(due.opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
};
const tax = (due: Due) =>
  test.pay(test.by('agent'), 'POST', '/sapna/v1/email-tax-invoice', {
    milestoneId: due.milestoneId,
  });

describe('a milestone under a running payment', () => {
  it('is not lowered, whichever field would do it', async () => {
    const due = await test.due();
    await test.collect(due);
    const lower = await change(due, { amount: 500_00 });
    expect([lower.statusCode, refusal(lower).errors]).toEqual([422, ['/amount check']]);
    expect((await milestone(due)).amountPaise).toBeGreaterThan(500_00);
  });

  it('is lowered while nothing stands on it', async () => {
    const due = await test.due();
    ok(await change(due, { amount: 500_00 }));
    expect(await milestone(due)).toMatchObject({ amountPaise: 500_00, gstPaise: 90_00 });
  });

  it('is not lowered under a termsheet that is at RCM or approved', async () => {
    const due = await test.due();
    await agree(due);
    expect(refusal(await change(due, { amount: 500_00 })).errors).toEqual(['/amount check']);
  });
});

describe('one sum', () => {
  it('is asked, paid, billed, and closes the deal', async () => {
    const due = await test.due();
    await agree(due);
    ok(await test.settle(await test.collect(due), 'clear'));
    const { invoice } = ok<{ invoice: { id: number; total: number } }>(await tax(due));
    expect(invoice.total).toBe(due.total);
    const lines = await test.client.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoice.id));
    expect(
      lines.reduce(
        (sum, { taxablePaise, cgstPaise, sgstPaise, igstPaise }) =>
          sum + taxablePaise + cgstPaise + sgstPaise + igstPaise,
        0,
      ),
    ).toBe(due.total);
    const [deal] = await test.client.db
      .select()
      .from(opportunities)
      .where(eq(opportunities.id, due.opportunityId));
    expect(deal).toMatchObject({
      statusId: 2,
      dealValuePaise: due.total,
      collectedPaise: due.total,
    });
  });

  it('is credited whole, and billed again when it is paid again', async () => {
    const due = await test.due();
    await agree(due);
    const cleared = ok<Paid>(await test.settle(await test.collect(due), 'clear'));
    ok(await tax(due));
    const asked = ok<{ id: number; version: number }>(
      await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
        paymentId: cleared.id,
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
    ok(await test.settle(await test.collect(due), 'clear'));
    ok(await tax(due));
    const rows = await test.client.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.milestoneId, due.milestoneId), eq(invoices.status, 'issued')))
      .orderBy(asc(invoices.id));
    expect(rows.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['tax', due.total],
      ['credit-note', due.total],
      ['tax', due.total],
    ]);
  });

  it('keeps a digislate invoice beside the tax invoice of the rest', async () => {
    const due = await test.due();
    await agree(due);
    ok(await change(due, { digislateAmount: 100_00 }));
    const part = ok<{ id: number }>(
      await test.pay(test.finance, 'POST', '/sapna/v1/digislate-invoice', {
        milestoneId: due.milestoneId,
      }),
    );
    ok(await test.settle(await test.collect(due), 'clear'));
    const { invoice } = ok<{ invoice: { total: number } }>(await tax(due));
    expect(invoice.total).toBe(due.total - 118_00);
    const cancelled = await test.finance.call('DELETE', `/sapna/v1/digislate-invoice/${part.id}`, {
      query: { reason: 'Wrong entity' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([cancelled.statusCode, refusal(cancelled).message]).toEqual([
      409,
      'Invoice cancelation failed',
    ]);
  });
});
