import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  invoiceLines,
  invoices,
  invoiceSeries,
  legalEntities,
  milestones,
  outbox,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Paid, type Payments } from './startPayments.ts';

interface Billed {
  id: number;
  number: string;
  kind: string;
  status: string;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  sentTo?: string;
  [field: string]: unknown;
}
interface Mailed {
  message: string;
  isSimulated: boolean;
  invoice: Billed;
}

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const mail = (
  kind: 'proforma' | 'tax',
  { milestoneId }: Pick<Due, 'milestoneId'>,
  body: object = {},
  by = test.by('agent'),
  key = randomUUID(),
) => test.pay(by, 'POST', `/sapna/v1/email-${kind}-invoice`, { milestoneId, ...body }, key);
/** A deal with an approved termsheet and a milestone that is paid. */
const paid = async (): Promise<Due> => {
  const due = await test.due();
  const sheet = await test.sheet(due.opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  ok(await test.settle(await test.collect(due), 'clear'));
  return due;
};
const taxOf = async (due: Due): Promise<Billed> => ok<Mailed>(await mail('tax', due)).invoice;
const listed = async ({ milestoneId }: Due) =>
  ok<{ results: Billed[] }>(
    await test.by('agent').get('/console/v1/invoices', { query: { milestoneId } }),
  ).results;
const poc = () => test.held('agent').contactId;

describe('P1-C-073 POST email-tax-invoice', () => {
  it('issues the invoice of a paid milestone in the words of the specification', async () => {
    const due = await paid();
    const { message, invoice } = ok<Mailed>(await mail('tax', due));
    expect(message).toBe('Tax Invoice generated successfully');
    expect(invoice).toMatchObject({ kind: 'tax', status: 'issued', milestoneId: due.milestoneId });
    expect(invoice.total).toBe(due.total);
    expect(invoice.cgst).toBe(invoice.sgst);
    expect(invoice.number).toMatch(/^INV\/\d\d-\d\d\/\d{6}$/);
    const lines = await test.client.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoice.id));
    expect(lines.reduce((sum, line) => sum + line.taxablePaise, 0)).toBe(invoice.taxable);
    expect(lines.reduce((sum, line) => sum + line.igstPaise, 0)).toBe(invoice.igst);
  });

  it('mails it to the POC, and the same one again', async () => {
    const due = await paid();
    const first = ok<Mailed>(await mail('tax', due, { contactId: poc() }));
    expect(first.invoice.sentTo).toBe('agent@client.example');
    const again = ok<Mailed>(await mail('tax', due, { contactId: poc() }));
    expect([again.message, again.invoice.id]).toEqual(['Invoice sent', first.invoice.id]);
    const [sent] = await test.client.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(sent?.payload).toMatchObject({ attachments: [{ type: 'application/pdf' }] });
    expect(await listed(due)).toHaveLength(1);
  });

  it('needs an approved termsheet, a payment, and a POC of the client', async () => {
    const due = await test.due();
    expect(refusal(await mail('tax', due)).errors).toEqual(['/milestoneId check']);
    const sheet = await test.sheet(due.opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'approve'));
    const collected = await test.collect(due);
    const unpaid = await mail('tax', due);
    expect([unpaid.statusCode, refusal(unpaid).message]).toEqual([
      409,
      'The milestone is not paid yet. You can send a proforma invoice.',
    ]);
    ok(await test.settle(collected, 'clear'));
    const stranger = { contactId: test.held('stranger').contactId };
    expect(refusal(await mail('tax', due, stranger)).errors).toEqual(['/contactId reference']);
    expect((await mail('tax', due, {}, test.by('stranger'))).statusCode).toBe(404);
    expect(await listed(due)).toHaveLength(0);
  });

  it('bills by the GSTIN: within the state, to another, in a special economic zone', async () => {
    const { db } = test.client;
    const byId = eq(legalEntities.id, test.held('agent').legalEntityId);
    const taxesFor = async (gstin: string | null, isSez: boolean) => {
      await db.update(legalEntities).set({ gstin, isSez }).where(byId);
      const { taxable, cgst, sgst, igst } = await taxOf(await paid());
      return { half: cgst + sgst > 0, igst: igst > 0, isWhole: taxable > 0 };
    };
    expect(await taxesFor('27ABCDE1234F1Z5', false)).toMatchObject({ half: true, igst: false });
    expect(await taxesFor('29ABCDE1234F1Z5', false)).toMatchObject({ half: false, igst: true });
    expect(await taxesFor('27ABCDE1234F1Z5', true)).toMatchObject({ half: false, igst: true });
    expect(await taxesFor(null, false)).toMatchObject({ half: true, igst: false });
  });

  it('happens once for fifty equal requests', async () => {
    const due = await paid();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => mail('tax', due, {}, test.by('agent'), key)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await listed(due)).toHaveLength(1);
  });
});

describe('P1-C-072 POST email-proforma-invoice', () => {
  it('comes before the tax invoice, never after it', async () => {
    const due = await paid();
    ok(await mail('proforma', due));
    ok(await mail('tax', due));
    for (const body of [{}, { contactId: poc() }]) {
      const refused = await mail('proforma', due, body);
      expect(refused.statusCode).toBe(409);
      expect(refusal(refused)).toEqual({
        message:
          'The tax invoice of this milestone is already issued, so it can have no proforma invoice.',
        errors: ['/milestoneId check'],
      });
    }
  });

  it('needs no payment, and is issued anew when the milestone costs something else', async () => {
    const due = await test.due();
    const first = ok<Mailed>(await mail('proforma', due, { contactId: poc() }));
    expect([first.message, first.invoice.total]).toEqual(['Proforma invoice generated', due.total]);
    expect(ok<Mailed>(await mail('proforma', due, { contactId: poc() })).invoice.id).toBe(
      first.invoice.id,
    );
    await test.client.db
      .update(milestones)
      .set({ amountPaise: 100_000, gstPaise: 18_000 })
      .where(eq(milestones.id, due.milestoneId));
    const second = ok<Mailed>(await mail('proforma', due));
    expect(second.invoice.total).toBe(118_000);
    expect((await listed(due)).map(({ status }) => status)).toEqual(['issued', 'cancelled']);
  });
});

describe('numbers', () => {
  it('have no gap and none twice when many are issued and refused at once', async () => {
    const dues = await Promise.all(Array.from({ length: 12 }, () => test.due()));
    await Promise.all([
      ...dues.map(due => mail('proforma', due)),
      // Refused after nothing, or while it is issued: their numbers come back.
      ...dues.map(due => mail('tax', due)),
      ...dues.map(due => mail('proforma', due, { contactId: 99_999_999 })),
    ]);
    const { db } = test.client;
    for (const series of await db.select().from(invoiceSeries)) {
      const rows = await db
        .select({ sequence: invoices.sequence })
        .from(invoices)
        .where(eq(invoices.invoiceSeriesId, series.id))
        .orderBy(asc(invoices.sequence));
      expect(rows.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: series.nextNumber - 1 }, (_, at) => at + 1),
      );
    }
  });

  it('stay with an invoice that nothing changes any more', async () => {
    const invoice = await taxOf(await paid());
    const change = test.client.db
      .update(invoices)
      .set({ totalPaise: invoice.total + 1, taxablePaise: invoice.taxable + 1 })
      .where(eq(invoices.id, invoice.id));
    await expect(change).rejects.toThrow(/Failed query|final/);
  });
});

describe('P1-C-074 digislate invoices', () => {
  const issue = (due: Due, by = test.finance) =>
    test.pay(by, 'POST', '/sapna/v1/digislate-invoice', { milestoneId: due.milestoneId });
  const cancel = (id: number, by = test.finance) =>
    by.call('DELETE', `/sapna/v1/digislate-invoice/${id}`, {
      query: { reason: 'Wrong entity' },
      headers: { 'idempotency-key': randomUUID() },
    });
  const withPart = async (due: Due, amount: number): Promise<void> => {
    await test.client.db
      .update(milestones)
      .set({ digislateAmountPaise: amount })
      .where(eq(milestones.id, due.milestoneId));
  };

  it('bill the digislate amount once, and the tax invoice bills the rest', async () => {
    const due = await paid();
    expect((await issue(due)).statusCode).toBe(409);
    await withPart(due, 10_000);
    const part = ok<Billed>(await issue(due));
    expect([part.kind, part.taxable]).toEqual(['digislate', 10_000]);
    expect((await issue(due)).statusCode).toBe(409);
    const rest = await taxOf(due);
    const [row] = await test.client.db
      .select({ amount: milestones.amountPaise })
      .from(milestones)
      .where(eq(milestones.id, due.milestoneId));
    expect(rest.taxable).toBe((row?.amount ?? 0) - 10_000);
  });

  it('are cancelled in the words of the specification, and keep their number', async () => {
    const due = await test.due();
    await withPart(due, 5000);
    const part = ok<Billed>(await issue(due));
    expect((await cancel(part.id, test.by('agent'))).statusCode).toBe(403);
    const answer = ok<{ message: string; invoice: Billed }>(await cancel(part.id));
    expect(answer.message).toBe('Digislate invoice cancelled');
    expect(answer.invoice).toMatchObject({ status: 'cancelled', number: part.number });
    const again = await cancel(part.id);
    expect([again.statusCode, refusal(again).message]).toEqual([409, 'Invoice cancelation failed']);
    const tax = await taxOf(await paid());
    expect((await cancel(tax.id)).statusCode).toBe(409);
    expect((await cancel(99_999_999)).statusCode).toBe(404);
  });
});

describe('a refund of what was invoiced', () => {
  it('is a credit note over the refund; those of several refunds come to the invoice', async () => {
    const due = await test.due();
    const sheet = await test.sheet(due.opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'approve'));
    const cleared = ok<Paid>(await test.settle(await test.collect(due), 'clear'));
    const invoice = await taxOf(due);
    const first = Math.floor(due.total / 3);
    for (const amount of [first, due.total - first]) {
      const asked = ok<{ id: number; version: number }>(
        await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
          paymentId: cleared.id,
          amount,
          reason: 'Project ended',
        }),
      );
      const by = test.by('keeper');
      ok(
        await test.pay(
          amount === first ? test.otherFinance : by,
          'PUT',
          `/sapna/refund/${asked.id}`,
          {
            decision: 'approve',
            version: asked.version,
          },
        ),
      );
    }
    const notes = await test.client.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.creditsId, invoice.id), eq(invoices.kind, 'credit-note')));
    const sum = (of: (row: (typeof notes)[number]) => number) =>
      notes.reduce((all, row) => all + of(row), 0);
    expect(notes).toHaveLength(2);
    expect(sum(row => row.totalPaise)).toBe(invoice.total);
    expect(Math.abs(sum(row => row.cgstPaise) - invoice.cgst)).toBeLessThanOrEqual(1);
  });
});
