import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  EInvoicePortalAway,
  EInvoiceRefused,
  type EInvoicePortal,
} from '#backend/adapters/eInvoices/EInvoicePortal.ts';
import {
  addresses,
  cities,
  eInvoices,
  legalEntities,
  milestones,
  outbox,
  simulatedEInvoices,
} from '#backend/database/schema/index.ts';
import { sendDueEInvoices } from '#backend/services/payments/invoices/sendDueEInvoices.ts';
import type { PaperPart } from '#contract/domain/invoices/PaperPart.ts';
import { ok } from '../accounts/startClients.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Due, type Payments } from './startPayments.ts';

interface Invoice {
  id: number;
  number: string;
  total: number;
  creditable: number;
  eInvoice?: string;
  irn?: string;
  eInvoiceError?: string;
  sentTo?: string;
  mailTo?: string;
  isIrnSimulated?: boolean;
}

let test: Payments;
let cityId: number;
/** Minutes that have passed since the server's own time. */
let later = 0;
beforeAll(async () => {
  test = await startPayments();
  const [city] = await test.client.db.select().from(cities).limit(1);
  cityId = city?.id ?? 0;
});
beforeEach(async () => {
  later = 0;
  await buyer('27ABCDE1234F1Z5', cityId);
});
afterAll(() => test.close());

/** The billed party: with a GSTIN or without, and with a whole address or not. */
const buyer = async (gstin: string | null, city: number | null): Promise<void> => {
  const { legalEntityId } = test.held('agent');
  const { db } = test.client;
  await db.update(legalEntities).set({ gstin }).where(eq(legalEntities.id, legalEntityId));
  await db
    .update(addresses)
    .set({ cityId: city })
    .where(eq(addresses.legalEntityId, legalEntityId));
};
const now = () => new Date(test.services.now().getTime() + later * 60_000);
const sweep = (portal: Partial<EInvoicePortal> = {}) => {
  const { einvoice } = test.services;
  return sendDueEInvoices({
    ...test.services,
    now,
    einvoice: { ...einvoice, ...portal },
  });
};
const paid = async (): Promise<Due> => {
  const due = await test.due();
  const sheet = await test.sheet(due.opportunityId);
  ok(await test.decide(await test.send(sheet.id), 'approve'));
  ok(await test.settle(await test.collect(due), 'clear'));
  return due;
};
const issue = async (kind: 'tax' | 'proforma', { milestoneId }: Due, body: object = {}) =>
  ok<{ message: string; invoice: Invoice }>(
    await test.pay(test.by('agent'), 'POST', `/sapna/v1/email-${kind}-invoice`, {
      milestoneId,
      ...body,
    }),
  );
const read = async (milestoneId: number): Promise<Invoice[]> =>
  ok<{ results: Invoice[] }>(
    await test.by('agent').get('/console/v1/invoices', { query: { milestoneId } }),
  ).results;
/** A number that the simulated portal answers at the first attempt. */
const taxInvoice = async (body: object = {}): Promise<{ due: Due; invoice: Invoice }> => {
  const due = await paid();
  const { invoice } = await issue('tax', due, body);
  return invoice.number.endsWith('9') ? taxInvoice(body) : { due, invoice };
};
const one = async ({ milestoneId }: Due): Promise<Invoice> => {
  const [invoice] = await read(milestoneId);
  if (!invoice) throw new Error('The milestone has an invoice');
  return invoice;
};
const ask = (id: number) => test.finance.post(`/console/v1/invoices/${id}/irn`);
const creditNote = (id: number, amount: number, by = test.finance) =>
  test.pay(by, 'POST', `/console/v1/invoices/${id}/credit-note`, {
    amount,
    reason: 'Wrong party',
  });

describe('an invoice to a registered buyer', () => {
  it('is registered once it is issued; the paper has the IRN and the code', async () => {
    const { due, invoice } = await taxInvoice();
    expect(invoice.eInvoice).toBe('queued');
    await sweep();
    const registered = await one(due);
    expect(registered).toMatchObject({ eInvoice: 'registered', isIrnSimulated: true });
    expect(registered.irn).toMatch(/^[\da-f]{64}$/);
    const paper = ok<{ parts: PaperPart[] }>(
      await test.by('agent').get(`/console/v1/invoices/${invoice.id}/paper`),
    );
    const code = paper.parts.find(part => part.kind === 'code');
    expect(code?.of[0]).toEqual(['IRN', registered.irn]);
    const claims = JSON.parse(
      Buffer.from(code?.text.split('.')[1] ?? '', 'base64url').toString(),
    ) as { data: string };
    expect(JSON.parse(claims.data)).toMatchObject({
      BuyerGstin: '27ABCDE1234F1Z5',
      DocNo: invoice.number,
      DocTyp: 'INV',
      TotInvVal: invoice.total / 100,
      Irn: registered.irn,
    });
  });

  it('has one IRN however often the portal is asked', async () => {
    const { due, invoice } = await taxInvoice();
    await sweep();
    const { irn } = await one(due);
    // As after a server that died between the portal's answer and its own.
    await test.client.db
      .update(eInvoices)
      .set({ state: 'queued', irn: null, nextAttemptAt: now() })
      .where(eq(eInvoices.invoiceId, invoice.id));
    await sweep();
    expect((await one(due)).irn).toBe(irn);
    const kept = await test.client.db
      .select()
      .from(simulatedEInvoices)
      .where(eq(simulatedEInvoices.irn, irn ?? ''));
    expect(kept).toHaveLength(1);
  });

  it('is mailed once it has its IRN, not before', async () => {
    const { due } = await taxInvoice({ contactId: test.held('agent').contactId });
    const again = await issue('tax', due, { contactId: test.held('agent').contactId });
    expect(again.message).toBe('The invoice is sent once the e-invoice portal has given its IRN');
    const waiting = await one(due);
    expect(waiting.sentTo).toBeUndefined();
    expect(waiting.mailTo).toBe('agent@client.example');
    await sweep();
    const sent = await one(due);
    expect([sent.sentTo, sent.mailTo]).toEqual(['agent@client.example', undefined]);
    const [mail] = await test.client.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(mail?.payload).toMatchObject({ attachments: [{ type: 'application/pdf' }] });
  });

  it('that the portal refuses says why, and is asked for again by a person', async () => {
    await buyer('27ABCDE1234F1Z5', null);
    const { due, invoice } = await taxInvoice();
    await sweep();
    expect(await one(due)).toMatchObject({
      eInvoice: 'refused',
      eInvoiceError: 'The buyer has no city',
    });
    expect((await ask(invoice.id)).statusCode).toBe(200);
    expect((await ask(invoice.id)).statusCode).toBe(409);
    await sweep({
      register: () =>
        Promise.resolve({
          irn: 'b'.repeat(64),
          ackNumber: '1',
          ackAt: now(),
          signedQr: 'one.two.three',
        }),
    });
    expect(await one(due)).toMatchObject({ eInvoice: 'registered', irn: 'b'.repeat(64) });
  });

  it('is tried again after 1, 5, 30 and 120 minutes while the portal is away', async () => {
    const { due } = await taxInvoice();
    const register = () => Promise.reject(new EInvoicePortalAway('Nobody there'));
    for (const minutes of [0, 1, 5, 30, 120]) {
      expect((await one(due)).eInvoice).toBe('queued');
      later += minutes;
      await sweep({ register });
    }
    expect(await one(due)).toMatchObject({ eInvoice: 'refused', eInvoiceError: 'Nobody there' });
  });
});

it('no proforma and nothing to an unregistered buyer is registered', async () => {
  const due = await test.due();
  const { invoice } = await issue('proforma', due);
  await buyer(null, cityId);
  const { invoice: tax } = await issue('tax', await paid());
  for (const { id, eInvoice } of [invoice, tax]) {
    expect(eInvoice).toBeUndefined();
    const refused = await ask(id);
    expect(refused.statusCode).toBe(409);
    expect(refusal(refused).message).toContain('to a buyer with a GSTIN');
  }
});

it('where no portal is set up an invoice waits for none, and is asked for when there is one', async () => {
  const { config } = test.services;
  const { simulate } = config;
  Object.assign(config, { simulate: new Set(['supplier', 'mail']) });
  const due = await paid();
  const { invoice } = await issue('tax', due);
  Object.assign(config, { simulate });
  expect(invoice.eInvoice).toBeUndefined();
  expect(ok<Invoice>(await ask(invoice.id)).eInvoice).toBe('queued');
});

describe('a credit note', () => {
  it('takes back what is left of an invoice, is registered, and lets it be billed again', async () => {
    const { due, invoice } = await taxInvoice();
    expect(invoice.creditable).toBe(invoice.total);
    expect((await creditNote(invoice.id, 100, test.by('agent'))).statusCode).toBe(403);
    const part = ok<Invoice>(await creditNote(invoice.id, 1000));
    expect(part).toMatchObject({ kind: 'credit-note', total: 1000, eInvoice: 'queued' });
    const over = await creditNote(invoice.id, invoice.total);
    expect(refusal(over).errors).toEqual(['/amount maximum']);
    ok(await creditNote(invoice.id, invoice.total - 1000));
    expect((await creditNote(invoice.id, 1)).statusCode).toBe(409);
    expect((await creditNote(part.id, 1)).statusCode).toBe(409);
    expect((await issue('tax', due)).invoice.total).toBe(invoice.total);
    later = 2;
    await sweep();
    await sweep();
    const [document] = await test.client.db
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
    const due = await test.due();
    await test.client.db
      .update(milestones)
      .set({ digislateAmountPaise: 5000 })
      .where(eq(milestones.id, due.milestoneId));
    const invoice = ok<Invoice>(
      await test.pay(test.finance, 'POST', '/sapna/v1/digislate-invoice', {
        milestoneId: due.milestoneId,
      }),
    );
    return { due, invoice };
  };
  const cancel = (id: number) =>
    test.finance.call('DELETE', `/sapna/v1/digislate-invoice/${id}`, {
      query: { reason: 'Wrong entity' },
      headers: { 'idempotency-key': randomUUID() },
    });

  it('has its IRN cancelled within a day', async () => {
    const { due, invoice } = await digislate();
    later = 2;
    await sweep();
    await sweep();
    ok(await cancel(invoice.id));
    expect((await one(due)).eInvoice).toBe('cancelling');
    await sweep();
    expect((await one(due)).eInvoice).toBe('cancelled');
  });

  it('keeps it after a day: the invoice is taken back by a credit note, and then by nothing else', async () => {
    const { due, invoice } = await digislate();
    const dayAgo = new Date(test.services.now().getTime() - 25 * 3_600_000);
    await sweep({
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
    ok(await creditNote(invoice.id, 1000));
    await test.client.db
      .update(eInvoices)
      .set({ ackAt: test.services.now() })
      .where(eq(eInvoices.invoiceId, invoice.id));
    expect((await cancel(invoice.id)).body).toContain('cannot be cancelled');
    expect((await read(due.milestoneId)).at(-1)).toMatchObject({ eInvoice: 'registered' });
  });

  it('while the portal is asked has the IRN cancelled that comes', async () => {
    const { due, invoice } = await digislate();
    let cancelled = 0;
    await sweep({
      register: async ({ number }) => {
        if (number === invoice.number && cancelled === 0) {
          cancelled += 1;
          ok(await cancel(invoice.id));
        }
        const irn = Buffer.from(number).toString('hex').padEnd(64, 'f');
        return { irn, ackNumber: '1', ackAt: now(), signedQr: 'one.two.three' };
      },
      cancel: () => Promise.reject(new EInvoiceRefused('It was reported already')),
    });
    expect(await one(due)).toMatchObject({
      eInvoice: 'refused',
      eInvoiceError: 'It was reported already',
    });
    expect(ok<Invoice>(await ask(invoice.id)).eInvoice).toBe('cancelling');
    await sweep({ cancel: () => Promise.resolve() });
    expect((await one(due)).eInvoice).toBe('cancelled');
  });
});
