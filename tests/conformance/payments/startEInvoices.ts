import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EInvoicePortal } from '#backend/adapters/eInvoices/EInvoicePortal.ts';
import { addresses, cities, legalEntities } from '#backend/database/schema/index.ts';
import { sendDueEInvoices } from '#backend/services/payments/invoices/sendDueEInvoices.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Due } from './startPayments.ts';

export interface Invoice {
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

/** Invoices, and an e-invoice portal that is asked when a test says so. */
export const startEInvoices = async () => {
  const test = await startPayments();
  const { db } = test.client;
  const [city] = await db.select().from(cities).limit(1);
  const cityId = city?.id ?? 0;
  /** Minutes that have passed since the server's own time. */
  let later = 0;
  const now = () => new Date(test.services.now().getTime() + later * 60_000);
  /** The billed party: with a GSTIN or without, and with a whole address or not. */
  const buyer = async (gstin: string | null, isWhole: boolean): Promise<void> => {
    const { legalEntityId } = test.held('agent');
    await db.update(legalEntities).set({ gstin }).where(eq(legalEntities.id, legalEntityId));
    await db
      .update(addresses)
      .set({ cityId: isWhole ? cityId : null })
      .where(eq(addresses.legalEntityId, legalEntityId));
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
  const read = async ({ milestoneId }: Due): Promise<Invoice[]> =>
    ok<{ results: Invoice[] }>(
      await test.by('agent').get('/console/v1/invoices', { query: { milestoneId } }),
    ).results;
  /** A number that the simulated portal answers at the first attempt. */
  const taxInvoice = async (body: object = {}): Promise<{ due: Due; invoice: Invoice }> => {
    const due = await paid();
    const { invoice } = await issue('tax', due, body);
    return invoice.number.endsWith('9') ? taxInvoice(body) : { due, invoice };
  };
  return {
    test,
    now,
    buyer,
    paid,
    issue,
    read,
    taxInvoice,
    /** Everything as it begins: now, and a registered buyer with a whole address. */
    begin: async (): Promise<void> => {
      later = 0;
      await buyer('27ABCDE1234F1Z5', true);
    },
    pass: (minutes: number): void => {
      later += minutes;
    },
    sweep: (portal: Partial<EInvoicePortal> = {}) =>
      sendDueEInvoices({
        ...test.services,
        now,
        einvoice: { ...test.services.einvoice, ...portal },
      }),
    one: async (due: Due): Promise<Invoice> => {
      const [invoice] = await read(due);
      expect(invoice).toBeDefined();
      return invoice as Invoice;
    },
    ask: (id: number) => test.finance.post(`/console/v1/invoices/${id}/irn`),
    creditNote: (id: number, amount: number, by = test.finance) =>
      test.pay(by, 'POST', `/console/v1/invoices/${id}/credit-note`, {
        amount,
        reason: 'Wrong party',
      }),
  };
};
