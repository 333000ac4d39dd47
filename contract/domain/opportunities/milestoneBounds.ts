import type { Paise } from '../money/paise.ts';
import type { Told } from '../messages/told.ts';
import { opportunityRefusals } from './opportunityMessages.ts';

/** What is on a milestone already; amounts in paise. */
export interface MilestoneStanding {
  /** Part of a termsheet that is at RCM or approved. */
  readonly isAgreed: boolean;
  /** With GST: in the books, being collected, asked by an open link, or withheld as TDS that waits for its certificate. */
  readonly taken: Paise;
  /** Billed by tax and digislate invoices that stand, less credit notes. */
  readonly invoicedAmount: Paise;
  readonly invoicedGst: Paise;
  /** Without GST, by the digislate invoice that stands; 0 without one. */
  readonly digislated: Paise;
  /** Whether a tax invoice stands. */
  readonly isBilled: boolean;
}

/** A milestone as it is, or as someone wants it. */
export interface AskedMilestone {
  readonly amount: Paise;
  readonly gst: Paise;
  readonly digislateAmount: Paise;
  readonly legalEntityId: number | null;
}

/** Whether anything is on a milestone, so that its tax stays as it was asked. */
export const isSettled = ({ isAgreed, taken, invoicedAmount }: MilestoneStanding): boolean =>
  isAgreed || taken > 0 || invoicedAmount > 0;

/**
 * Why a milestone may not be changed as someone wants it: what is agreed, paid, being collected or billed bounds it from below,
 * whichever field moves it (decision record 0213). Undefined when it may.
 */
export const milestoneBound = (
  standing: MilestoneStanding,
  before: AskedMilestone,
  after: AskedMilestone,
): { readonly field: string; readonly words: Told } | undefined => {
  const { isAgreed, taken, invoicedAmount, invoicedGst, digislated, isBilled } = standing;
  const field = after.amount === before.amount ? 'legalEntityId' : 'amount';
  const total = after.amount + after.gst;
  // Rounding may raise the tax of a lower amount: neither of both falls.
  if (isAgreed && (after.amount < before.amount || total < before.amount + before.gst))
    return { field, words: opportunityRefusals.agreed };
  if (isAgreed && before.legalEntityId !== null && after.legalEntityId === null)
    return { field: 'legalEntityId', words: opportunityRefusals.entityStays };
  if (total < taken) return { field, words: opportunityRefusals.lessThanPaid };
  if (invoicedAmount > 0) {
    if (after.amount < invoicedAmount || after.gst < invoicedGst)
      return { field, words: opportunityRefusals.lessThanInvoiced };
    if (after.legalEntityId !== before.legalEntityId)
      return { field: 'legalEntityId', words: opportunityRefusals.invoicedTo };
  }
  if (after.digislateAmount !== before.digislateAmount) {
    if (after.digislateAmount < digislated)
      return { field: 'digislateAmount', words: opportunityRefusals.lessThanInvoiced };
    if (isBilled) return { field: 'digislateAmount', words: opportunityRefusals.billed };
  }
  return undefined;
};
