import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EInvoiceRefused } from '#backend/adapters/eInvoices/EInvoicePortal.ts';
import { eInvoices, milestones, simulatedEInvoices } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startEInvoices, type Invoice } from './startEInvoices.ts';

let world: Awaited<ReturnType<typeof startEInvoices>>;
beforeAll(async () => {
  world = await startEInvoices();
});
beforeEach(() => world.begin());
afterAll(() => world.test.close());

describe('a credit note', () => {
  it('takes back what is left of an invoice, is registered, and lets it be billed again', async () => {
    const { due, invoice } = await world.taxInvoice();
    expect(invoice.creditable).toBe(invoice.total);
    expect((await world.creditNote(invoice.id, 100, world.test.by('agent'))).statusCode).toBe(403);
    const part = ok<Invoice>(await world.creditNote(invoice.id, 1000));
    expect(part).toMatchObject({ kind: 'credit-note', total: 1000, eInvoice: 'queued' });
    const over = await world.creditNote(invoice.id, invoice.total);
    expect(refusal(over).errors).toEqual(['/amount maximum']);
    ok(await world.creditNote(invoice.id, invoice.total - 1000));
    expect((await world.creditNote(invoice.id, 1)).statusCode).toBe(409);
    expect((await world.creditNote(part.id, 1)).statusCode).toBe(409);
    expect((await world.issue('tax', due)).invoice.total).toBe(invoice.total);
    world.pass(2);
    await world.sweep();
    await world.sweep();
    const [document] = await world.test.client.db
      .select({ document: simulatedEInvoices.document })
      .from(eInvoices)
      .innerJoin(simulatedEInvoices, eq(simulatedEInvoices.irn, eInvoices.irn))
      .where(eq(eInvoices.invoiceId, part.id));
    expect(document?.document).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: invoice.number }] },
    });
  });
});

describe('a digislate invoice that is cancelled', () => {
  const digislate = async () => {
    const due = await world.test.due();
    await world.test.client.db
      .update(milestones)
      .set({ digislateAmountPaise: 5000 })
      .where(eq(milestones.id, due.milestoneId));
    const invoice = ok<Invoice>(
      await world.test.pay(world.test.finance, 'POST', '/sapna/v1/digislate-invoice', {
        milestoneId: due.milestoneId,
      }),
    );
    return { due, invoice };
  };
  const cancel = (id: number) =>
    world.test.finance.call('DELETE', `/sapna/v1/digislate-invoice/${id}`, {
      query: { reason: 'Wrong entity' },
      headers: { 'idempotency-key': randomUUID() },
    });

  it('has its IRN cancelled within a day', async () => {
    const { due, invoice } = await digislate();
    world.pass(2);
    await world.sweep();
    await world.sweep();
    ok(await cancel(invoice.id));
    expect((await world.one(due)).eInvoice).toBe('cancelling');
    await world.sweep();
    expect((await world.one(due)).eInvoice).toBe('cancelled');
  });

  it('keeps it after a day: the invoice is taken back by a credit note, and then by nothing else', async () => {
    const { due, invoice } = await digislate();
    const dayAgo = new Date(world.test.services.now().getTime() - 25 * 3_600_000);
    await world.sweep({
      register: ({ number }) =>
        Promise.resolve({
          irn: Buffer.from(number).toString('hex').padEnd(64, '0'),
          ackNumber: '1',
          ackAt: dayAgo,
          signedQr: 'one.two.three',
        }),
    });
    const late = await cancel(invoice.id);
    expect([late.statusCode, refusal(late).errors]).toEqual([409, ['/id LOCKED']]);
    expect(late.body).toContain('older than 24 hours');
    ok(await world.creditNote(invoice.id, 1000));
    await world.test.client.db
      .update(eInvoices)
      .set({ ackAt: world.test.services.now() })
      .where(eq(eInvoices.invoiceId, invoice.id));
    expect((await cancel(invoice.id)).body).toContain('cannot be cancelled');
    expect((await world.read(due)).at(-1)).toMatchObject({ eInvoice: 'registered' });
  });

  it('while the portal is asked has the IRN cancelled that comes', async () => {
    const { due, invoice } = await digislate();
    let cancelled = 0;
    await world.sweep({
      register: async ({ number }) => {
        if (number === invoice.number && cancelled === 0) {
          cancelled += 1;
          ok(await cancel(invoice.id));
        }
        const irn = Buffer.from(number).toString('hex').padEnd(64, 'f');
        return { irn, ackNumber: '1', ackAt: world.now(), signedQr: 'one.two.three' };
      },
      cancel: () => Promise.reject(new EInvoiceRefused('It was reported already')),
    });
    expect(await world.one(due)).toMatchObject({
      eInvoice: 'refused',
      eInvoiceError: 'It was reported already',
    });
    expect(ok<Invoice>(await world.ask(invoice.id)).eInvoice).toBe('cancelling');
    await world.sweep({ cancel: () => Promise.resolve() });
    expect((await world.one(due)).eInvoice).toBe('cancelled');
  });
});
