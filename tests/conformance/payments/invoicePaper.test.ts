import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceLines, invoices, opportunityPackages } from '#backend/database/schema/index.ts';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Due, type Payments } from './startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const proforma = async ({ milestoneId }: Due) => {
  const key = randomUUID();
  const path = '/sapna/v1/email-proforma-invoice';
  const answer = await test.pay(test.by('agent'), 'POST', path, { milestoneId }, key);
  return ok<{ invoice: { id: number; number: string } }>(answer).invoice;
};

it('has each package with its pieces at one rate, and who and where as on the day of issue', async () => {
  const { db } = test.client;
  const due = await test.due();
  await db
    .update(opportunityPackages)
    .set({ quantity: 4 })
    .where(eq(opportunityPackages.opportunityId, due.opportunityId));
  const { id } = await proforma(due);
  const lines = await db.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id));
  expect(lines.length).toBeGreaterThan(0);
  for (const { quantity, taxablePaise, description } of lines)
    expect(quantity === 4 ? taxablePaise % 4 === 0 : description.includes('(4 pieces)')).toBe(true);
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  expect(row?.billedTo).toMatchObject({
    address: '1 High Street',
    pincode: '411001',
    supplier: { state: 'Maharashtra', gstin: '27AAAAA0000A1Z5' },
  });
});

it('is a PDF with the same bytes each time, for anyone who may open the deal', async () => {
  const { id, number } = await proforma(await test.due());
  const paper = () => test.by('agent').get(`/console/v1/invoices/${id}/pdf`);
  const one = await paper();
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(one.headers['content-disposition']).toContain(`${number.replaceAll('/', '-')}.pdf`);
  expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await paper()).rawPayload.equals(one.rawPayload)).toBe(true);
  const other = await test.by('stranger').get(`/console/v1/invoices/${id}/pdf`);
  expect(other.statusCode).toBe(404);
});

it('says on the page what the PDF says, to the same people', async () => {
  const { id, number } = await proforma(await test.due());
  const path = `/console/v1/invoices/${id}/paper`;
  const paper = ok<{ title: string; parts: PaperPart[] }>(await test.by('agent').get(path));
  expect(paper.title).toBe(`Proforma invoice ${number}`);
  expect(paper.parts.map(({ kind }) => kind)).toEqual(['pairs', 'table', 'total', 'pairs', 'note']);
  expect((await test.by('stranger').get(path)).statusCode).toBe(404);
  expect((await test.by('agent').get('/console/v1/invoices/99999999/paper')).statusCode).toBe(404);
});
