import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EInvoicePortalAway } from '#backend/adapters/eInvoices/EInvoicePortal.ts';
import { eInvoices, outbox, simulatedEInvoices } from '#backend/database/schema/index.ts';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startEInvoices, type Invoice } from './startEInvoices.ts';

let world: Awaited<ReturnType<typeof startEInvoices>>;
beforeAll(async () => {
  world = await startEInvoices();
});
beforeEach(() => world.begin());
afterAll(() => world.test.close());

describe('an invoice to a registered buyer', () => {
  it('is registered once it is issued; the paper has the IRN and the code', async () => {
    const { due, invoice } = await world.taxInvoice();
    expect(invoice.eInvoice).toBe('queued');
    await world.sweep();
    const registered = await world.one(due);
    expect(registered).toMatchObject({ eInvoice: 'registered', isIrnSimulated: true });
    expect(registered.irn).toMatch(/^[\da-f]{64}$/);
    const paper = ok<{ parts: PaperPart[] }>(
      await world.test.by('agent').get(`/console/v1/invoices/${invoice.id}/paper`),
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
    const { due, invoice } = await world.taxInvoice();
    await world.sweep();
    const { irn } = await world.one(due);
    // As after a server that died between the portal's answer and its own.
    await world.test.client.db
      .update(eInvoices)
      .set({ state: 'queued', irn: null, nextAttemptAt: world.now() })
      .where(eq(eInvoices.invoiceId, invoice.id));
    await world.sweep();
    expect((await world.one(due)).irn).toBe(irn);
    const kept = await world.test.client.db
      .select()
      .from(simulatedEInvoices)
      .where(eq(simulatedEInvoices.irn, irn ?? ''));
    expect(kept).toHaveLength(1);
  });

  it('is mailed once it has its IRN, not before', async () => {
    const { due } = await world.taxInvoice({ contactId: world.test.held('agent').contactId });
    const again = await world.issue('tax', due, { contactId: world.test.held('agent').contactId });
    expect(again.message).toBe('The invoice is sent once the e-invoice portal has given its IRN');
    const waiting = await world.one(due);
    expect(waiting.sentTo).toBeUndefined();
    expect(waiting.mailTo).toBe('agent@client.example');
    await world.sweep();
    const sent = await world.one(due);
    expect([sent.sentTo, sent.mailTo]).toEqual(['agent@client.example', undefined]);
    const [mail] = await world.test.client.db
      .select()
      .from(outbox)
      .orderBy(desc(outbox.id))
      .limit(1);
    expect(mail?.payload).toMatchObject({ attachments: [{ type: 'application/pdf' }] });
  });

  it('that the portal refuses says why, and is asked for again by a person', async () => {
    await world.buyer('27ABCDE1234F1Z5', false);
    const { due, invoice } = await world.taxInvoice();
    await world.sweep();
    expect(await world.one(due)).toMatchObject({
      eInvoice: 'refused',
      eInvoiceError: 'The buyer has no city',
    });
    expect((await world.ask(invoice.id)).statusCode).toBe(200);
    expect((await world.ask(invoice.id)).statusCode).toBe(409);
    await world.sweep({
      register: () =>
        Promise.resolve({
          irn: 'b'.repeat(64),
          ackNumber: '1',
          ackAt: world.now(),
          signedQr: 'one.two.three',
        }),
    });
    expect(await world.one(due)).toMatchObject({ eInvoice: 'registered', irn: 'b'.repeat(64) });
  });

  it('is tried again after 1, 5, 30 and 120 minutes while the portal is away', async () => {
    const { due } = await world.taxInvoice();
    const register = () => Promise.reject(new EInvoicePortalAway('Nobody there'));
    for (const minutes of [0, 1, 5, 30, 120]) {
      expect((await world.one(due)).eInvoice).toBe('queued');
      world.pass(minutes);
      await world.sweep({ register });
    }
    expect(await world.one(due)).toMatchObject({
      eInvoice: 'refused',
      eInvoiceError: 'Nobody there',
    });
  });
});

it('no proforma and nothing to an unregistered buyer is registered', async () => {
  const due = await world.test.due();
  const { invoice } = await world.issue('proforma', due);
  await world.buyer(null, true);
  const { invoice: tax } = await world.issue('tax', await world.paid());
  for (const { id, eInvoice } of [invoice, tax]) {
    expect(eInvoice).toBeUndefined();
    const refused = await world.ask(id);
    expect(refused.statusCode).toBe(409);
    expect(refusal(refused).message).toContain('to a buyer with a GSTIN');
  }
});

it('where no portal is set up an invoice waits for none, and is asked for when there is one', async () => {
  const { config } = world.test.services;
  const { simulate } = config;
  Object.assign(config, { simulate: new Set(['supplier', 'mail']) });
  const due = await world.paid();
  const { invoice } = await world.issue('tax', due);
  Object.assign(config, { simulate });
  expect(invoice.eInvoice).toBeUndefined();
  expect(ok<Invoice>(await world.ask(invoice.id)).eInvoice).toBe('queued');
});
