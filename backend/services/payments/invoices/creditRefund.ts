import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { creditOf } from '#contract/domain/invoices/creditOf.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { invoiceLines, invoices, ledgerEntries } from '../../../database/schema/index.ts';
import { billedOrRefuse, type Billed, type Billing } from './billing.ts';
import { billedSums } from './emailInvoice.ts';
import { issueInvoice } from './issueInvoice.ts';

type Invoice = typeof invoices.$inferSelect;
type Credited = Parameters<typeof creditOf>[1];

const summed = (amount: PgColumn) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** Invoices of a milestone that bill money, the last one first, with what credit notes took back of each. */
export const standingBills = async ({ db }: Billing, milestoneId: number) => {
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.milestoneId, milestoneId),
        inArray(invoices.kind, ['tax', 'digislate']),
        eq(invoices.status, 'issued'),
      ),
    )
    .orderBy(desc(invoices.id));
  const found: { invoice: Invoice; credited: Credited }[] = [];
  for (const invoice of rows) {
    const [credited] = await db
      .select({
        cgst: summed(invoices.cgstPaise),
        sgst: summed(invoices.sgstPaise),
        igst: summed(invoices.igstPaise),
        total: summed(invoices.totalPaise),
      })
      .from(invoices)
      .where(eq(invoices.creditsId, invoice.id));
    found.push({ invoice, credited: credited ?? { cgst: 0, sgst: 0, igst: 0, total: 0 } });
  }
  return found;
};

/** Takes back part of an invoice, as far as no earlier note did. @returns the credit note */
export const creditInvoice = async (
  context: Billing,
  billed: Billed,
  { invoice, credited }: { invoice: Invoice; credited: Credited },
  { amount, description }: { amount: Paise; description: string },
) => {
  const [first] = await context.db
    .select({ hsnCode: invoiceLines.hsnCode })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoice.id))
    .orderBy(invoiceLines.position)
    .limit(1);
  const line = creditOf(
    {
      taxable: invoice.taxablePaise,
      cgst: invoice.cgstPaise,
      sgst: invoice.sgstPaise,
      igst: invoice.igstPaise,
      total: invoice.totalPaise,
    },
    credited,
    amount,
  );
  return issueInvoice(context, {
    kind: 'credit-note',
    billed,
    // As the invoice named them, whatever the client is called by now.
    customer: {
      billedTo: invoice.billedTo,
      placeOfSupplyStateId: invoice.placeOfSupplyStateId,
      entity: { id: invoice.legalEntityId, isSez: invoice.isSez },
    },
    lines: [
      {
        description,
        hsnCode: first?.hsnCode ?? '998365',
        quantity: 1,
        taxable: line.taxable,
      },
    ],
    tax: { ...line, lines: [line] },
    creditsId: invoice.id,
  });
};

/**
 * A refund of what was invoiced is a credit note: as far as more is billed than stays paid, at most the refund, of the last
 * invoice first. Where nothing is billed there is nothing to take back. Called once the refund is in the books.
 */
export const creditRefund = async (
  context: Billing,
  milestoneId: number,
  refund: Paise,
): Promise<void> => {
  const billed = await billedOrRefuse(context, milestoneId);
  const sums = await billedSums(context, milestoneId);
  const [paid] = await context.db
    .select({ sum: summed(ledgerEntries.amountPaise) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.milestoneId, milestoneId));
  let left = Math.min(refund, sums.amount + sums.gst - (paid?.sum ?? 0));
  for (const bill of await standingBills(context, milestoneId)) {
    const { invoice, credited } = bill;
    const amount = Math.min(left, invoice.totalPaise - credited.total);
    if (amount <= 0) continue;
    const description = `Refund of what ${invoice.number} billed`;
    await creditInvoice(context, billed, bill, { amount, description });
    left -= amount;
  }
};
