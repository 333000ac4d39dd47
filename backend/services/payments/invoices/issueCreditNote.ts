import type { CallOf } from '#contract/calls/index.ts';
import { invoiceRefusals } from '#contract/domain/invoices/invoiceMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { billedOrRefuse } from './billing.ts';
import { creditInvoice, standingBills } from './creditRefund.ts';
import { openInvoice } from './invoicePdf.ts';

/**
 * POST invoices/{id}/credit-note: takes an invoice back, or part of it, though nothing is refunded: one that named the wrong
 * party or the wrong amount. What it billed can then be billed again.
 */
export const issueCreditNote: Verb<CallOf<'invoices.issueCreditNote'>> = async context => {
  const { params, body } = context;
  const { milestoneId } = await openInvoice(context, params.id);
  const billed = await billedOrRefuse(context, milestoneId);
  const found = (await standingBills(context, milestoneId)).find(
    ({ invoice }) => invoice.id === params.id,
  );
  if (!found) throw new Refusal('CONFLICT', invoiceRefusals.noBill);
  const left = found.invoice.totalPaise - found.credited.total;
  if (left === 0) throw new Refusal('CONFLICT', invoiceRefusals.takenBack);
  if (body.amount > left)
    throw invalidField('/amount', 'maximum', invoiceRefusals.overInvoice(left));
  return creditInvoice(context, billed, found, {
    amount: body.amount,
    description: `${body.reason.trim()}: taken back of ${found.invoice.number}`,
  });
};
