import { eq, sql } from 'drizzle-orm';
import { creditOf } from '#contract/domain/invoices/creditOf.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { invoiceLines, invoices } from '../../../../database/schema/index.ts';
import { billedOrRefuse, type Billing } from './billing.ts';
import { standingOf } from './emailInvoice.ts';
import { issueInvoice } from './issueInvoice.ts';

/**
 * A refund of what was invoiced is a credit note: exactly the refund, at most what of the invoice is not taken back yet.
 * Without a tax invoice there is nothing to take back.
 */
export const creditRefund = async (
  context: Billing,
  milestoneId: number,
  refund: Paise,
): Promise<void> => {
  const { db } = context;
  const billed = await billedOrRefuse(context, milestoneId);
  const invoice = await standingOf(context, milestoneId, 'tax');
  if (!invoice) return;
  const [credited] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoices.totalPaise}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(eq(invoices.creditsId, invoice.id));
  const amount = Math.min(refund, invoice.totalPaise - (credited?.sum ?? 0));
  if (amount <= 0) return;
  const [first] = await db
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
    amount,
  );
  await issueInvoice(context, {
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
        description: `Refund of what ${invoice.number} billed`,
        hsnCode: first?.hsnCode ?? '998365',
        taxable: line.taxable,
      },
    ],
    tax: { ...line, lines: [line] },
    creditsId: invoice.id,
  });
};
