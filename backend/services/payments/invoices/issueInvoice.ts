import { and, eq, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { BilledTo } from '#contract/domain/invoices/BilledTo.ts';
import {
  financialYearOf,
  invoiceNumber,
  invoicePrefixes,
  type InvoiceKind,
} from '#contract/domain/invoices/invoiceNumber.ts';
import type { InvoiceTax } from '#contract/domain/invoices/invoiceTax.ts';
import { gstPercent } from '#contract/domain/money/gst.ts';
import type { Database } from '../../../database/client.ts';
import { invoiceLines, invoices, invoiceSeries } from '../../../database/schema/index.ts';
import type { Billed, Billing, BillLine } from './billing.ts';
import { queueEInvoice } from './eInvoiceRow.ts';
import { invoiceRecords } from './invoiceRecords.ts';
import { dueDayOf } from '../../../policies/dueDayOf.ts';

/**
 * The next number of a series. Its row stays locked until the transaction ends, so that of several at once each waits for
 * the one before, and a number that is not used is taken back with its transaction: no gap, no number twice.
 */
const takeSequence = async (db: Database, prefix: string, financialYear: number) => {
  await db.insert(invoiceSeries).values({ prefix, financialYear }).onConflictDoNothing();
  const [row] = await db
    .update(invoiceSeries)
    .set({ nextNumber: sql`${invoiceSeries.nextNumber} + 1` })
    .where(and(eq(invoiceSeries.prefix, prefix), eq(invoiceSeries.financialYear, financialYear)))
    .returning({ id: invoiceSeries.id, next: invoiceSeries.nextNumber });
  if (!row) throw new Error(`The series ${prefix} of ${financialYear} was there`);
  return { invoiceSeriesId: row.id, sequence: row.next - 1 };
};

export interface ToIssue {
  readonly kind: InvoiceKind;
  readonly billed: Billed;
  readonly customer: {
    readonly billedTo: BilledTo;
    readonly placeOfSupplyStateId: number;
    readonly entity: { readonly id: number; readonly isSez: boolean };
  };
  readonly lines: readonly BillLine[];
  /** The tax of the lines, in their order. */
  readonly tax: InvoiceTax;
  /** The invoice that a credit note takes back. */
  readonly creditsId?: number;
}

/** Writes an invoice under the next number of its series; nothing of it changes afterwards. @returns its record */
export const issueInvoice = async (
  context: Billing,
  { kind, billed, customer, lines, tax, creditsId }: ToIssue,
) => {
  const { db, actor, services, audit } = context;
  const issuedOn = indiaDay(services.now());
  const year = financialYearOf(issuedOn);
  const prefix = invoicePrefixes[kind];
  const { invoiceSeriesId, sequence } = await takeSequence(db, prefix, year);
  const [made] = await db
    .insert(invoices)
    .values({
      kind,
      invoiceSeriesId,
      sequence,
      number: invoiceNumber(prefix, year, sequence),
      accountId: billed.deal.accountId,
      termsheetId: billed.termsheet?.id ?? null,
      milestoneId: billed.milestone.id,
      legalEntityId: customer.entity.id,
      creditsId: creditsId ?? null,
      issuedOn,
      dueOn: await dueDayOf(db, billed.deal.id, issuedOn),
      billedTo: customer.billedTo,
      placeOfSupplyStateId: customer.placeOfSupplyStateId,
      isSez: customer.entity.isSez,
      taxablePaise: tax.taxable,
      cgstPaise: tax.cgst,
      sgstPaise: tax.sgst,
      igstPaise: tax.igst,
      totalPaise: tax.total,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: invoices.id });
  const id = made?.id ?? 0;
  await db.insert(invoiceLines).values(
    lines.map(({ description, hsnCode, quantity }, at) => {
      const line = tax.lines[at];
      if (!line) throw new Error('Every line has its tax');
      return {
        invoiceId: id,
        position: at + 1,
        description,
        hsnCode,
        quantity,
        taxBp: line.total === line.taxable ? 0 : gstPercent * 100,
        taxablePaise: line.taxable,
        cgstPaise: line.cgst,
        sgstPaise: line.sgst,
        igstPaise: line.igst,
      };
    }),
  );
  await queueEInvoice(context, { id, kind, billedTo: customer.billedTo });
  const after = await invoiceRecords.readOne(context, id);
  await audit.record({
    action: 'issue',
    entity: 'invoices',
    entityId: id,
    version: after.version,
    after: { number: after.number, kind, total: after.total, milestoneId: billed.milestone.id },
  });
  return after;
};
